# Every sample says what it should: its report with --show info is <name>.expected.txt. Called with
# CLI, BERTHIER_DATA and WORK, a folder for what came out instead.
cmake_minimum_required(VERSION 3.25)
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/.. ABSOLUTE)
set(ENV{BERTHIER_DATA} ${BERTHIER_DATA})
file(MAKE_DIRECTORY ${WORK})

file(GLOB_RECURSE samples RELATIVE ${root} ${root}/samples/*.scenario.xml)
if(NOT samples)
    message(FATAL_ERROR "no samples under ${root}/samples")
endif()
foreach(sample IN LISTS samples)
    string(REGEX REPLACE "[.]scenario[.]xml$" ".expected.txt" expected ${sample})
    get_filename_component(name ${expected} NAME)
    # From the root, so that the paths in the report are those of the repository.
    execute_process(COMMAND ${CLI} validate ${sample} --show info
        WORKING_DIRECTORY ${root} OUTPUT_FILE ${WORK}/${name} ERROR_VARIABLE complaint
        RESULT_VARIABLE status)
    execute_process(COMMAND diff -u ${expected} ${WORK}/${name}
        WORKING_DIRECTORY ${root} OUTPUT_VARIABLE difference ERROR_VARIABLE difference
        RESULT_VARIABLE differs)
    if(differs OR NOT complaint STREQUAL "" OR NOT status MATCHES "^[01]$")
        string(APPEND wrong "\n${sample} (status ${status}):\n${complaint}${difference}")
    endif()
endforeach()
if(wrong)
    message(FATAL_ERROR "Reports are not what the samples expect:${wrong}")
endif()
