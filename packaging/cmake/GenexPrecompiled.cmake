# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that most files of a kind include, compiled once for all targets of that kind. A file still names every
# header it uses: with GENEX_PRECOMPILE=OFF nothing is included but what it asks for.

option(GENEX_PRECOMPILE "Compile the headers that most files include once" ON)

set(genex_headers_plain
    <algorithm> <chrono> <cmath> <cstdint> <filesystem> <functional> <map> <memory> <mutex> <numeric> <optional> <set>
    <span> <string> <string_view> <utility> <vector> <nlohmann/json.hpp>)
set(genex_headers_torch ${genex_headers_plain} <ATen/core/Tensor.h> <ATen/TensorOperators.h>)
set(genex_headers_qt ${genex_headers_plain} <QtCore/QtCore>)
set(genex_headers_widgets ${genex_headers_plain} <QtWidgets/QtWidgets>)
# of programs
set(genex_headers_engine ${genex_headers_plain} <CLI/CLI.hpp>)
set(genex_headers_cli ${genex_headers_qt} <CLI/CLI.hpp>)
# Not QtTest: it says where its folder is, so that no two folders could share it.
set(genex_headers_test ${genex_headers_qt})

# genex_precompiled_kind(KIND [PROGRAM] [libraries...]) makes the target that the others of this kind take the headers
# from: libraries, or programs, which are compiled with -fPIE where libraries are with -fPIC.
function(genex_precompiled_kind kind)
    cmake_parse_arguments(arg "PROGRAM" "" "" ${ARGN})
    if(NOT GENEX_PRECOMPILE)
        return()
    endif()
    set(source "${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Holds the precompiled headers of kind ${kind}.\n")
    add_library(genex_precompiled_${kind} OBJECT "${source}")
    target_link_libraries(genex_precompiled_${kind} PRIVATE genex_build_flags nlohmann_json::nlohmann_json
        ${arg_UNPARSED_ARGUMENTS})
    if(arg_PROGRAM)
        set_target_properties(genex_precompiled_${kind} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
        target_compile_options(genex_precompiled_${kind} PRIVATE -fPIE)
    endif()
    if(kind MATCHES "qt|widgets|cli|test")
        genex_qt(genex_precompiled_${kind})
        set_target_properties(genex_precompiled_${kind} PROPERTIES AUTOMOC OFF)
    endif()
    target_precompile_headers(genex_precompiled_${kind} PRIVATE ${genex_headers_${kind}})
endfunction()

# genex_precompile(TARGET KIND)
function(genex_precompile target kind)
    if(TARGET genex_precompiled_${kind})
        target_precompile_headers(${target} REUSE_FROM genex_precompiled_${kind})
    endif()
endfunction()
