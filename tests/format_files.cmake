# Native files against their schemas, and the schemas against the documents.
# Needs: SOURCE (root of the sources), XMLLINT, WORK (a folder to write to).

function(schema_of file result)
    file(STRINGS ${file} root LIMIT_COUNT 1 REGEX "^<(map|forces|scenario|ruleset|cases)[ >]")
    string(REGEX REPLACE "^<([a-z]+).*" "\\1" kind "${root}")
    set(${result} ${SOURCE}/docs/${kind}.xsd PARENT_SCOPE)
endfunction()

function(validate file result)
    schema_of(${file} schema)
    execute_process(COMMAND ${XMLLINT} --noout --nonet --schema ${schema} ${file}
        RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
    set(${result} ${code} PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE files
    ${SOURCE}/samples/*.xml ${SOURCE}/model/ruleset/systems/*.xml ${SOURCE}/tests/cases/*.xml)
if(NOT files)
    message(FATAL_ERROR "no native files below ${SOURCE}")
endif()
foreach(file IN LISTS files)
    validate(${file} code)
    if(NOT code EQUAL 0)
        message(SEND_ERROR "${output}")
    endif()
endforeach()

# A schema that admits anything would prove nothing.
foreach(wrong
        "<map format=\"1\"><place nmae=\"x\"/></map>"
        "<map format=\"1\"><terain type=\"woods\"/></map>"
        "<map format=\"1\"><outline points=\"1 2\"/></map>"
        "<map format=\"1\"><underlay opacity=\"half\"/></map>"
        "<scenario format=\"1\"><put unit=\"a\"/></scenario>"
        "<forces format=\"1\"><side id=\"F\"><unit strength=\"many\"/></side></forces>"
        "<ruleset format=\"1\" id=\"r\"><check severity=\"grave\" id=\"a\"/></ruleset>"
        "<cases format=\"1\"><case id=\"a\"><expect><stak/></expect></case></cases>")
    file(WRITE ${WORK}/wrong.xml "${wrong}\n")
    validate(${WORK}/wrong.xml code)
    if(code EQUAL 0)
        message(SEND_ERROR "the schema admits ${wrong}")
    endif()
endforeach()

# Names with a namespace are data of others; and what no sample has.
foreach(right
        "<map format=\"1\" xmlns:x=\"urn:x\"><place id=\"p\" x:a=\"1\"/><x:note>any</x:note></map>"
        "<map format=\"1\"><join sheets=\"C E\" next=\"C-2101 E-0101\" toward=\"NE\"/></map>"
        "<map format=\"1\"><outline open=\"yes\" at=\"0101\" points=\"-1.2,0.4 0,-3\"/></map>"
        "<map format=\"1\"><label at=\"0101\" offset=\"0,0.5\" angle=\"-9\">a</label></map>"
        "<map format=\"1\"><underlay><control at=\"0101\" x=\"3.5\" y=\"-1\"/></underlay></map>")
    file(WRITE ${WORK}/right.xml "${right}\n")
    validate(${WORK}/right.xml code)
    if(NOT code EQUAL 0)
        message(SEND_ERROR "${output}")
    endif()
endforeach()

foreach(pair map:map forces:forces scenario:scenario ruleset:ruleset cases:case)
    string(REGEX MATCH "^([a-z]+):([a-z]+)$" _ ${pair})
    set(kind ${CMAKE_MATCH_1})
    file(READ ${SOURCE}/docs/${CMAKE_MATCH_2}-format.md text)
    file(STRINGS ${SOURCE}/docs/${kind}.xsd lines REGEX "<xs:(element|attribute) name=")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE ".* name=\"([^\"]+)\".*" "\\1" name "${line}")
        # Subjects are explained in words; content of cases is that of the other documents.
        if(kind STREQUAL "cases" OR line MATCHES "type=\"xs:string\"" OR line MATCHES "\"later\"")
            continue()
        endif()
        string(FIND "${text}" "`${name}`" attribute)
        string(FIND "${text}" "`<${name}>`" element)
        if(attribute EQUAL -1 AND element EQUAL -1)
            message(SEND_ERROR "docs/${CMAKE_MATCH_2}-format.md does not mention ${name}")
        endif()
    endforeach()
endforeach()
