# SPDX-License-Identifier: GPL-3.0-or-later
# One target per layer. Public headers are in its include/ folder, visible to the layers that link it; headers
# next to the sources are private. PUBLIC dependencies are visible further up, so tests/architecture checks
# every include against the plan.

# genex_layer(NAME [TORCH | QT | WIDGETS | KEYWORDS] [PUBLIC targets...] [PRIVATE targets...] [SOURCES files...])
# Makes the static library genex_NAME of the sources in the calling folder. It may use libtorch, Qt without a window, Qt
# Widgets, or Qt with its keywords, for the one layer that includes QCustomPlot's header; otherwise none of them.
function(genex_layer name)
    cmake_parse_arguments(arg "TORCH;QT;WIDGETS;KEYWORDS" "" "PUBLIC;PRIVATE;SOURCES" ${ARGN})
    add_library(genex_${name} STATIC ${arg_SOURCES})
    if(IS_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/include")
        target_include_directories(genex_${name} PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}/include")
    endif()
    target_include_directories(genex_${name} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
    target_link_libraries(genex_${name} PUBLIC ${arg_PUBLIC} PRIVATE genex_build_flags ${arg_PRIVATE})
    if(arg_TORCH)
        target_link_libraries(genex_${name} PRIVATE genex_torch)
        set_target_properties(genex_${name} PROPERTIES JOB_POOL_COMPILE torch)
        genex_precompile(genex_${name} torch)
    elseif(arg_KEYWORDS)
        genex_qt(genex_${name} KEYWORDS)
    elseif(arg_QT)
        genex_qt(genex_${name})
        genex_precompile(genex_${name} qt)
    elseif(arg_WIDGETS)
        genex_qt(genex_${name})
        genex_precompile(genex_${name} widgets)
    else()
        genex_precompile(genex_${name} plain)
    endif()
    genex_unite(genex_${name})
endfunction()

# genex_qt(TARGET [KEYWORDS]) switches on Qt's strictness and its code generators.
# KEYWORDS leaves `signals`, `slots` and `foreach` usable, for the one target that includes QCustomPlot's header.
function(genex_qt target)
    cmake_parse_arguments(arg "KEYWORDS" "" "" ${ARGN})
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    target_compile_definitions(${target} PRIVATE
        QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
        QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER
        QT_DISABLE_DEPRECATED_BEFORE=0x060400)
    if(NOT arg_KEYWORDS)
        target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS QT_NO_FOREACH)
    endif()
endfunction()
