# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Configures and builds a preset, once at a time per folder.

# CMake's answer of last time still holds if it was given for this folder and this libtorch; Ninja itself runs CMake
# again when a CMake file changes.
is_configured() {
    local cache=$1/CMakeCache.txt
    [[ -f $1/build.ninja && -f $cache ]] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" &&
        grep -qxF "GENEX_TORCH_DIR:PATH=${torch_dir:-}" "$cache"
}

# explain_build WHAT FOLDER LOG
explain_build() {
    if ran_out_of_disk "$2" "$3"; then
        die "$1 stopped because the disk is full: make room at $2 and start again"
    elif grep -qE 'Killed signal terminated|internal compiler error: Killed|out of memory' "$3"; then
        die "$1 stopped because memory ran out: close something, or set CMAKE_BUILD_PARALLEL_LEVEL=1, and start again (log: $3)"
    fi
    show_log_end "$3"
    die "$1 failed (log: $3)"
}

configure() {
    local preset=$1 folder=$2 log=$logs/$1-configure.log
    local -a fresh=()
    # A folder that was configured for another place, as after moving the clone, cannot be used again.
    if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        fresh=(--fresh)
    fi
    say "configuring and building $preset: this takes minutes the first time"
    : >"$log"
    run_logged "$log" env -C "$root" cmake --preset "$preset" "${fresh[@]}" "-DGENEX_TORCH_DIR:PATH=${torch_dir:-}" ||
        explain_build "configuring $preset" "$folder" "$log"
}

# build_preset PRESET [TARGET...]: nothing is said when nothing is to do.
build_preset() {
    local preset=$1 folder=$root/build/$1 log=$logs/$1-build.log
    local -a targets=()
    shift
    if (($# > 0)); then targets=(--target "$@"); fi
    need_writable "$folder" "change its owner or remove it, then start again"
    exec 9>"$folder/.busy"
    if ! flock -n 9; then
        say "another build of $preset is under way here: waiting for it"
        flock 9
    fi
    if [[ -n ${packages_changed:-} ]] || ! is_configured "$folder"; then
        configure "$preset" "$folder"
    fi
    : >"$log"
    run_logged "$log" cmake --build "$folder" --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" "${targets[@]}" ||
        explain_build "building $preset" "$folder" "$log"
    exec 9>&-
}

# need_program FILE
need_program() {
    [[ -x $1 ]] || die "$1 is not there after the build: remove $(dirname -- "$(dirname -- "$1")") and start again"
}
