# SPDX-License-Identifier: GPL-3.0-or-later
# Several files of a target compiled as one: most of a file's time goes into reading headers and into templates that its
# neighbours use, too. Off in the presets for development and CI, where a file is to stand on its own.

option(GENEX_UNITY "Compile several files at once: the first build takes about half as long" OFF)
set(genex_unity_most 8) # files in a group: a changed file still compiles in seconds

# genex_local_names(FILE RESULT): the constants, types and functions that a file may define for itself alone. More than
# there are does no harm.
function(genex_local_names file result)
    file(READ "${file}" text)
    string(REGEX REPLACE "[][;]" " " text "\n${text}")
    set(names)
    string(REGEX MATCHALL "\n[A-Za-z_ ][^\n(=]* [*&]?[a-z][A-Za-z0-9]*\\(" functions "${text}")
    string(REGEX MATCHALL "\n(struct|class|enum class|enum|using) [A-Z][A-Za-z0-9]*" types "${text}")
    string(REGEX MATCHALL "\n(inline |static )*(constexpr|const) [^\n]*k[A-Z][A-Za-z0-9]*" constants "${text}")
    foreach(found IN LISTS functions types constants)
        string(REGEX REPLACE ".*[^A-Za-z0-9]([A-Za-z][A-Za-z0-9]*)\\(?$" "\\1" name "${found}")
        list(APPEND names "${name}")
    endforeach()
    foreach(constant IN LISTS constants) # `constexpr int kMost = kAll` defines the first
        string(REGEX MATCH "k[A-Z][A-Za-z0-9]*" name "${constant}")
        list(APPEND names "${name}")
    endforeach()
    list(REMOVE_DUPLICATES names)
    set(${result} "${names}" PARENT_SCOPE)
endfunction()

# genex_unite(TARGET) puts the target's files into groups. Two files that define the same name are never in one: a name in
# an unnamed namespace is a file's own, and stays so.
function(genex_unite target)
    if(NOT GENEX_UNITY)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$") # generated ones stand alone
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources}) # they may define other names
    set(groups 0)
    foreach(source IN LISTS sources)
        genex_local_names("${CMAKE_CURRENT_SOURCE_DIR}/${source}" names)
        set(group 0)
        while(group LESS groups)
            set(both ${names_of_${group}} ${names})
            list(LENGTH both all)
            list(REMOVE_DUPLICATES both)
            list(LENGTH both different)
            if(all EQUAL different AND files_of_${group} LESS genex_unity_most)
                break()
            endif()
            math(EXPR group "${group} + 1")
        endwhile()
        if(group EQUAL groups)
            math(EXPR groups "${groups} + 1")
            set(names_of_${group})
            set(files_of_${group} 0)
        endif()
        list(APPEND names_of_${group} ${names})
        math(EXPR files_of_${group} "${files_of_${group}} + 1")
        set_property(SOURCE "${source}" PROPERTY UNITY_GROUP "${group}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
