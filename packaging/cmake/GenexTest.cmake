# SPDX-License-Identifier: GPL-3.0-or-later
# genex_test(NAME SOURCES files... [LIBRARIES targets...] [XVFB] [LABELS labels...] [TIMEOUT s] [ENVIRONMENT A=b...])
# One test program per class: tst_NAME, run by CTest under the folder's path and the name, as in common.error.
#
# Qt Test serves every layer, also those without Qt. No file sees both Qt and torch: a test of the method uses its
# torch-free public headers, and code with tensors is in a support library without Qt.
#
# A test's moc comes from qt_generate_moc: CMake's AUTOMOC would add a scan and an empty file with all of Qt's
# precompiled headers to each of more than two hundred programs.
function(genex_test name)
    cmake_parse_arguments(arg "XVFB" "TIMEOUT" "SOURCES;LIBRARIES;LABELS;ENVIRONMENT" ${ARGN})
    add_executable(tst_${name} ${arg_SOURCES})
    target_link_libraries(tst_${name} PRIVATE ${arg_LIBRARIES} Qt6::Test genex_build_flags)
    target_include_directories(tst_${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    genex_qt(tst_${name})
    genex_moc_sources(tst_${name} ${arg_SOURCES})
    genex_precompile(tst_${name} test)
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    string(REPLACE "/" "." prefix "${folder}")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    if(GENEX_SANITIZE)
        math(EXPR arg_TIMEOUT "4 * ${arg_TIMEOUT}") # checked code takes several times as long
        list(APPEND arg_ENVIRONMENT
            "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks.supp:print_suppressions=0"
            "UBSAN_OPTIONS=print_stacktrace=1")
    endif()
    if(folder MATCHES "^ui")
        list(APPEND arg_LABELS gui)
    endif()
    set(platform offscreen)
    set(launcher)
    if(arg_XVFB)
        set(platform xcb)
        set(launcher xvfb-run -a -s "-screen 0 1600x1000x24")
    endif()
    add_test(NAME ${prefix}.${name} COMMAND ${launcher} $<TARGET_FILE:tst_${name}>)
    set_tests_properties(${prefix}.${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT} LABELS "${arg_LABELS}"
        SKIP_REGULAR_EXPRESSION "SKIP   : [A-Za-z_]+::initTestCase"
        ENVIRONMENT "QT_QPA_PLATFORM=${platform};GENEX_SOURCE_DIR=${PROJECT_SOURCE_DIR};GENEX_BIN_DIR=${CMAKE_RUNTIME_OUTPUT_DIRECTORY};${arg_ENVIRONMENT}")
endfunction()

# genex_moc_sources(TARGET sources...) runs moc over the sources that include their own .moc, in place of AUTOMOC.
function(genex_moc_sources target)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
    foreach(source IN LISTS ARGN)
        cmake_path(GET source STEM stem)
        cmake_path(ABSOLUTE_PATH source)
        file(STRINGS "${source}" include REGEX "^#include \"${stem}\\.moc\"")
        if(include)
            set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
            qt_generate_moc("${source}" "${folder}/${stem}.moc")
            target_sources(${target} PRIVATE "${folder}/${stem}.moc")
            target_include_directories(${target} PRIVATE "${folder}")
        endif()
    endforeach()
endfunction()
