# Installs, moves the copy away and uses it there: nothing may depend on where the project was
# built. Called with BUILD (the build tree) and COPY (a folder that may be removed).
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${COPY} ${COPY}-moved)
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${COPY}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${COPY} ${COPY}-moved)

unset(ENV{BERTHIER_DATA})
set(cli ${COPY}-moved/bin/berthier-cli)
execute_process(COMMAND ${cli} checks WORKING_DIRECTORY ${COPY}-moved
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

# Findings end with 1; a ruleset that is not found beside the program would end with 5.
file(GLOB_RECURSE samples ${COPY}-moved/share/berthier/samples/*.scenario.xml)
foreach(sample IN LISTS samples)
    execute_process(COMMAND ${cli} validate ${sample} WORKING_DIRECTORY ${COPY}-moved
        RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(status GREATER 1 OR NOT status MATCHES "^[0-9]+$")
        message(FATAL_ERROR "validating ${sample} ended with ${status}:\n${output}")
    endif()
endforeach()
