# SPDX-License-Identifier: GPL-3.0-or-later
# libtorch from the unpacked wheel, as one interface target: genex_torch.
# The wheel's own find_package insists on a CUDA toolkit; linking torch_cpu and c10 is all the engine needs.
# CUDA is found at run time by dlopen, so there is one build for machines with and without a GPU.

file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/setup/torch.lock" genex_torch_lock REGEX "^torch==")
string(REGEX REPLACE "^torch==([0-9.]+).*" "\\1" GENEX_TORCH_VERSION "${genex_torch_lock}")

if(GENEX_TORCH_DIR)
    set(genex_torch_root "${GENEX_TORCH_DIR}")
elseif(DEFINED ENV{GENEX_TORCH_DIR})
    set(genex_torch_root "$ENV{GENEX_TORCH_DIR}")
else()
    if(DEFINED ENV{GENEX_CACHE})
        set(genex_cache "$ENV{GENEX_CACHE}")
    elseif(DEFINED ENV{XDG_CACHE_HOME})
        set(genex_cache "$ENV{XDG_CACHE_HOME}/genex")
    else()
        set(genex_cache "$ENV{HOME}/.cache/genex")
    endif()
    set(genex_torch_root "${genex_cache}/libtorch-${GENEX_TORCH_VERSION}")
endif()

set(genex_torch_header "${genex_torch_root}/torch/include/torch/headeronly/version.h")
if(NOT EXISTS "${genex_torch_root}/torch/lib/libtorch_cpu.so" OR NOT EXISTS "${genex_torch_header}")
    message(FATAL_ERROR "No libtorch in ${genex_torch_root}: run ./run once, which puts it there, "
        "or set GENEX_TORCH_DIR to a folder that holds torch/ and nvidia/ side by side.")
endif()

add_library(genex_torch INTERFACE)
target_include_directories(genex_torch SYSTEM INTERFACE
    "${genex_torch_root}/torch/include" "${genex_torch_root}/torch/include/torch/csrc/api/include")
target_link_directories(genex_torch INTERFACE "${genex_torch_root}/torch/lib")
# A static library's registrations live in torch_cpu: it must be linked even where no symbol asks for it.
target_link_options(genex_torch INTERFACE
    "-Wl,-rpath,${genex_torch_root}/torch/lib" "-Wl,-rpath-link,${genex_torch_root}/nvidia/cu13/lib"
    -Wl,--no-as-needed)
target_link_libraries(genex_torch INTERFACE torch_cpu c10)
