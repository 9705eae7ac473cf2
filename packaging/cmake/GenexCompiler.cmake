# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of this project is compiled with: the standard, the warnings, the sanitizers.

add_library(genex_build_flags INTERFACE)
target_compile_features(genex_build_flags INTERFACE cxx_std_20)
target_compile_options(genex_build_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    -Wconversion -Wno-sign-conversion -Wimplicit-fallthrough -Wextra-semi -Wformat=2)
# g++ 12 sees overlapping copies in "text" + std::string where there are none (its bug 105651), and, once headers are
# precompiled and no longer a system's to it, short strings that are moved from beyond their end.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(genex_build_flags INTERFACE -Wno-restrict -Wno-array-bounds
        -Wno-stringop-overread -Wno-stringop-overflow)
endif()
if(GENEX_SANITIZE)
    # The branches that sanitizers add make g++ see uninitialised reads in inlined library code.
    target_compile_options(genex_build_flags INTERFACE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized> -fsanitize=${GENEX_SANITIZE} -fno-omit-frame-pointer
        -fno-sanitize-recover=all)
    target_link_options(genex_build_flags INTERFACE -fsanitize=${GENEX_SANITIZE})
endif()
if(GENEX_WARNINGS_AS_ERRORS)
    target_compile_options(genex_build_flags INTERFACE -Werror)
endif()

# The numeric work is done inside libtorch: -O3 would cost compile time and gain nothing.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# For sanitizers: lines in the reports, and torch's headers without megabytes of debug information.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1 -DNDEBUG")
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
# Every program and test lands in one folder: the front finds the engine next to it.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

find_program(GENEX_MOLD mold)
if(GENEX_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# One compiler cache for all clones: paths below the source folder are stored relative to it.
find_program(GENEX_CCACHE ccache)
if(GENEX_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_MAXSIZE=10G
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        "${GENEX_CCACHE}")
endif()

# A torch translation unit takes 1.3 GB of compiler memory: no more of them at once than memory allows.
cmake_host_system_information(RESULT genex_memory_mb QUERY TOTAL_PHYSICAL_MEMORY)
math(EXPR genex_torch_jobs "${genex_memory_mb} / 2000")
if(genex_torch_jobs LESS 1)
    set(genex_torch_jobs 1)
endif()
set_property(GLOBAL PROPERTY JOB_POOLS torch=${genex_torch_jobs})
