# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# A clone in small: the real scripts around a project of four shell scripts, with real CMake, Ninja, CTest and pip,
# and a libtorch of a few bytes. Every test_* function of a script gets a fresh one in $box.

tests=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
source_dir=$(cd -- "$tests/../.." && pwd -P)

# What CTest was started with must not leak into the clone in small.
unset -v CI DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM GENEX_CACHE GENEX_TORCH_DIR XDG_CACHE_HOME APT_CONFIG \
    CMAKE_BUILD_PARALLEL_LEVEL GENEX_FUZZ_SECONDS "${!PIP_@}" "${!CTEST_@}"

fail() {
    printf 'FAILED: %s\n  status: %s\n  stdout: %s\n  stderr: %s\n' \
        "$1" "${status:-}" "$(cat "$scratch/stdout" 2>/dev/null)" "$(cat "$scratch/stderr" 2>/dev/null)" >&2
    exit 1
}

skip() {
    printf 'skipped: %s\n' "$1"
    exit 77
}

# run COMMAND...: leaves its exit status in $status and its output for the expect_ functions.
run() {
    status=0
    "$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null || status=$?
}

expect_status() {
    [[ $status == "$1" ]] || fail "expected exit status $1"
}

expect_stdout() {
    [[ $(<"$scratch/stdout") == "$1" ]] || fail "expected on stdout exactly: $1"
}

expect_stderr() {
    grep -qE -- "$1" "$scratch/stderr" || fail "expected on stderr: $1"
}

expect_silence() {
    [[ ! -s $scratch/stderr ]] || fail "expected nothing on stderr"
}

# expect_one_line PATTERN: the last line says it, and nothing but lines of ours stands before it.
expect_one_line() {
    tail -n 1 "$scratch/stderr" | grep -qE -- "^genex: .*$1" || fail "expected as the last line: genex: … $1"
    ! grep -qvE '^genex: ' "$scratch/stderr" || fail "expected no other lines on stderr"
}

expect_file() {
    [[ -e $1 ]] || fail "expected $1 to be there"
}

expect_no_file() {
    [[ ! -e $1 ]] || fail "expected no $1"
}

# Sets private_mounts to what runs a command whose mounts nobody else sees.
need_mounts() {
    private_mounts=(unshare -m)
    if ((EUID != 0)); then private_mounts=(unshare -rm); fi
    "${private_mounts[@]}" mount -t tmpfs none "$wheels" 2>/dev/null ||
        fail "mounting is not allowed here: it needs user namespaces"
}

# make_wheel NAME VERSION TAG FILE=BYTES...: a wheel in $wheels, and a line that pins it on stdout.
make_wheel() {
    python3 "$tests/make_wheel.py" "$wheels" "$@"
}

# libtorch in small, to be downloaded: what the build looks for, and what the product does not need.
make_torch_wheel() {
    make_wheel torch 2.15.0 cp311-cp311-manylinux_2_28_x86_64 torch/lib/libtorch_cpu.so=2000 \
        torch/include/torch/headeronly/version.h=10 torch/nn.py=300 functorch/dim.py=100 \
        >"$box/packaging/setup/torch.lock"
    export PIP_NO_INDEX=1 PIP_FIND_LINKS=$wheels
}

# make_given_torch PATCH: libtorch 2.15.PATCH in a folder that GENEX_TORCH_DIR names.
make_given_torch() {
    export GENEX_TORCH_DIR=$scratch/given
    mkdir -p "$GENEX_TORCH_DIR/torch/lib" "$GENEX_TORCH_DIR/torch/include/torch/headeronly"
    touch "$GENEX_TORCH_DIR/torch/lib/libtorch_cpu.so"
    printf '#define TORCH_VERSION_%s\n' 'MAJOR 2' 'MINOR 15' "PATCH $1" \
        >"$GENEX_TORCH_DIR/torch/include/torch/headeronly/version.h"
}

make_box() {
    scratch=$(mktemp -d)
    box="$scratch/a clone"
    wheels=$scratch/wheels
    export GENEX_CACHE=$scratch/cache
    # shellcheck disable=SC2034 # for the tests
    torch=$GENEX_CACHE/libtorch-2.15.0
    mkdir -p "$box/packaging" "$wheels"
    cp -r -- "$source_dir/run" "$source_dir/test" "$source_dir/.ci" "$box/"
    cp -r -- "$source_dir/packaging/setup" "$box/packaging/"
    printf '[%s]\nbash bash the shell\n' build run test style bench fuzz >"$box/packaging/setup/packages.txt"
    printf '# nothing is pinned\n' >"$box/packaging/setup/safetensors.lock"
    cp -r -- "$tests/project/." "$box/"
    chmod +x "$box"/programs/*
    if [[ $1 == wheels ]]; then make_torch_wheel; else make_given_torch 0; fi
}

# run_tests given|wheels: runs every test_* function that the calling script defines, with a libtorch that is there
# or one that is to be downloaded.
run_tests() {
    local name result start failed=0
    for name in $(compgen -A function test_); do
        result=0
        start=$SECONDS
        (
            make_box "$1"
            trap 'rm -rf -- "$scratch"' EXIT
            set -e
            "$name"
        ) || result=$?
        case $result in
            0) printf 'passed: %s (%d s)\n' "$name" $((SECONDS - start)) ;;
            77) ;;
            *) printf 'FAILED: %s\n' "$name"; failed=1 ;;
        esac
    done
    exit "$failed"
}
