# berthier-cli runs where no graphical toolkit is installed. Called with CLI.
cmake_minimum_required(VERSION 3.25)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${CLI}
    RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
list(LENGTH found count)
if(count EQUAL 0)
    message(FATAL_ERROR "nothing is known of what ${CLI} links")
endif()
set(toolkit ${found} ${missing})
list(FILTER toolkit INCLUDE REGEX "lib(wx|gtk|gdk-3|wayland)")
if(toolkit)
    message(FATAL_ERROR "berthier-cli links a graphical toolkit: ${toolkit}")
endif()
