# Who may include whom. Run by ctest and by ./dev check; needs no build tree.
cmake_minimum_required(VERSION 3.25)
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/.. ABSOLUTE)

# forbid(files patterns...): no include line of these files may begin with one of the patterns.
function(forbid where)
    file(GLOB_RECURSE files RELATIVE ${root} ${root}/${where})
    list(FILTER files INCLUDE REGEX "[.](h|cpp)$")
    list(JOIN ARGN "|" patterns)
    foreach(file IN LISTS files)
        file(STRINGS ${root}/${file} lines REGEX "^ *# *include *[<\"](${patterns})")
        foreach(line IN LISTS lines)
            set_property(GLOBAL APPEND_STRING PROPERTY wrong "\n  ${file}: ${line}")
        endforeach()
    endforeach()
endfunction()

# Our own paths start at the root of the repository, so that a prefix says everything.
foreach(folder model validators formats editor tests)
    forbid(${folder}/* "[.]" "[^/<>]*\"$")
endforeach()

# model <- validators, model <- formats, and all three <- editor.
set(drawing cairo pango png)
forbid(model/*      validators/ formats/ editor/ tests/ wx/ pugixml ${drawing})
forbid(validators/* formats/ editor/ tests/ wx/ pugixml ${drawing} boost/)
forbid(formats/*    validators/ editor/ tests/ wx/ boost/)
forbid(editor/*     tests/ pugixml boost/)
forbid(model/*.h    boost/)

# geometry <- map <- forces <- scenario <- edits <- document; ruleset beside forces.
forbid(model/geometry/* "model/(map|forces|scenario|ruleset|cases|edits)/" model/document)
forbid(model/map/*      "model/(forces|scenario|ruleset|cases|edits)/" model/document)
forbid(model/forces/*   "model/(scenario|ruleset|cases|edits)/" model/document)
forbid(model/ruleset/*  "model/(scenario|cases|edits)/" model/document)
forbid(model/scenario/* "model/(cases|edits)/" model/document)
forbid(model/edits/*    model/document)

# rules <- checks <- validator, rules <- cases.
forbid(validators/rules/*  "validators/(checks|cases|validator)")
forbid(validators/checks/* "validators/(cases|validator)")

# Only what opens windows knows wx, and only the canvas hands pixels over through Cairo.
file(GLOB core RELATIVE ${root}/editor ${root}/editor/*.h ${root}/editor/*.cpp)
list(FILTER core EXCLUDE REGEX "^(app|main|main_frame|status_bar)[.]")
foreach(files IN LISTS core ITEMS cli/* overlays/* tools/*)
    forbid(editor/${files} wx/ ${drawing}
        "editor/(actions|canvas|dialogs|panels)/" "editor/(app|main_frame|status_bar)[.]")
endforeach()
foreach(files actions/* dialogs/* panels/* app.* main.* main_frame.* status_bar.*)
    forbid(editor/${files} ${drawing})
endforeach()

get_property(wrong GLOBAL PROPERTY wrong)
if(wrong)
    message(FATAL_ERROR "These includes cross a layer:${wrong}")
endif()
