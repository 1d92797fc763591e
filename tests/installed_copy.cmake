# Installs, moves the copy away and validates the sample there: nothing may depend on where the
# project was built. Called with BUILD (the build tree) and COPY (a folder that may be removed).
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${COPY} ${COPY}-moved)
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${COPY}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${COPY} ${COPY}-moved)

execute_process(
    COMMAND ${CMAKE_COMMAND} -E env --unset=BERTHIER_DATA ${COPY}-moved/bin/berthier-cli checks
    WORKING_DIRECTORY ${COPY}-moved
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
