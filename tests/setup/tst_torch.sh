#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# libtorch's way into the cache: with real pip and real wheels, small ones.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

torch_wheel() {
    printf '%s' "$wheels"/torch-*.whl
}

# A libtorch that was unpacked before, from what the lock pins (or from other PINS).
make_cache() {
    mkdir -p "$torch/torch/lib"
    touch "$torch/torch/lib/libtorch_cpu.so" "$torch/from-before"
    printf '%s\n' "${1:-$(sed 's/ *#.*//' "$box/packaging/setup/torch.lock")}" >"$torch/unpacked-torch.lock"
}

expect_no_libtorch() {
    expect_no_file "$torch"
    expect_no_file "$torch.partial"
    expect_no_file "$torch.old"
}

expect_complete_libtorch() {
    expect_file "$torch/torch/lib/libtorch_cpu.so"
    expect_file "$torch/unpacked-torch.lock"
    expect_no_file "$torch.partial"
    expect_no_file "$torch.old"
}

pin_a_second_wheel() {
    make_wheel nvidia-cuda-cupti 13.2.86 py3-none-manylinux_2_25_x86_64 nvidia/cu13/lib/libcupti.so.13=500 \
        >>"$box/packaging/setup/torch.lock"
}

# serve cut|stall: a package index that breaks off in the middle of a wheel.
serve() {
    mkfifo "$scratch/events"
    python3 "$tests/mirror.py" "$1" "$wheels" >"$scratch/events" 2>/dev/null &
    server=$!
    exec 5<"$scratch/events"
    read -r port <&5
    unset -v PIP_NO_INDEX PIP_FIND_LINKS
    export PIP_INDEX_URL=http://127.0.0.1:$port/simple PIP_RETRIES=0
}

test_a_correct_download_is_unpacked_and_needed_only_once() {
    pin_a_second_wheel
    run "$box/run" --cli
    expect_status 0
    expect_stderr "downloading libtorch 2.15.0.*1 MB"
    expect_complete_libtorch
    expect_file "$torch/nvidia/cu13/lib/libcupti.so.13"
    expect_file "$torch/torch-2.15.0.dist-info/METADATA"
    expect_no_file "$torch/torch/nn.py"
    expect_no_file "$torch/functorch"
    expect_no_file "$torch/unpacked-torch-gpu.lock"
    rm -r "$wheels"
    run "$box/run" --cli
    expect_status 0
    expect_silence
}

test_gpu_libraries_come_beside_the_rest() {
    make_wheel nvidia-cudnn-cu13 9.26.0.51 py3-none-manylinux_2_27_x86_64 nvidia/cudnn/lib/libcudnn.so.9=700 \
        >"$box/packaging/setup/torch-gpu.lock"
    make_cache
    run "$box/run" --gpu --cli
    expect_status 0
    expect_complete_libtorch
    expect_file "$torch/from-before"
    expect_file "$torch/nvidia/cudnn/lib/libcudnn.so.9"
    expect_file "$torch/unpacked-torch-gpu.lock"
}

test_a_truncated_wheel_is_refused_and_removed() {
    truncate -s -20 "$(torch_wheel)"
    run "$box/run" --cli
    expect_status 1
    expect_stdout ''
    expect_one_line "torch==2.15.0 is not the file that was pinned"
    expect_no_libtorch
}

test_an_altered_wheel_is_refused_and_removed() {
    printf 'X' | dd of="$(torch_wheel)" bs=1 seek=60 conv=notrunc status=none
    run "$box/run" --cli
    expect_status 1
    expect_one_line "torch==2.15.0 is not the file that was pinned"
    expect_no_libtorch
}

test_all_wheels_arrive_or_none() {
    pin_a_second_wheel
    rm "$wheels"/nvidia_cuda_cupti-*.whl
    run "$box/run" --cli
    expect_status 1
    expect_one_line "pip finds no nvidia-cuda-cupti==13.2.86"
    expect_no_libtorch
}

# pip refuses an altered file first; the scripts' own look at it must not depend on that.
test_the_hash_is_checked_without_pip_too() {
    local hash
    hash=$(cut -d ' ' -f 2 "$box/packaging/setup/torch.lock")
    run bash -c 'source "$1/packaging/setup/torch.sh"; check_wheel "$2" "$3"' - "$box" "$(torch_wheel)" "$hash"
    expect_status 0
    printf 'X' >>"$(torch_wheel)"
    run bash -c 'source "$1/packaging/setup/torch.sh"; check_wheel "$2" "$3"' - "$box" "$(torch_wheel)" "$hash"
    expect_status 1
}

test_without_a_network() {
    unset -v PIP_NO_INDEX PIP_FIND_LINKS
    PIP_INDEX_URL=http://127.0.0.1:9/simple PIP_RETRIES=1 run "$box/run" --cli
    expect_status 1
    expect_one_line "no network"
    expect_no_libtorch
}

test_a_connection_that_is_cut() {
    serve cut
    run "$box/run" --cli
    kill "$server"
    expect_status 1
    expect_one_line "cut"
    expect_no_libtorch
}

test_a_stopped_run_leaves_nothing_half_made() {
    local event runner
    serve stall
    setsid "$box/run" --cli >"$scratch/stdout" 2>"$scratch/stderr" &
    runner=$!
    read -r event <&5 # the server has sent half and will send no more
    expect_file "$torch.partial"
    kill -TERM -- -"$runner"
    wait "$runner" || true
    kill "$server"
    flock "$torch.busy" true # waits until the last of them has let go
    [[ $event == stalled ]] || fail "the server did not get as far as stalling"
    expect_no_libtorch
}

test_leftovers_and_a_cache_without_its_stamp_are_done_again() {
    make_cache
    rm "$torch/unpacked-torch.lock"
    mkdir -p "$torch.partial/unpacked" "$torch.old"
    touch "$torch.partial/unpacked/from-before"
    run "$box/run" --cli
    expect_status 0
    expect_complete_libtorch
    expect_no_file "$torch/from-before"
}

test_other_pins_make_the_cache_incomplete() {
    make_cache 'torch==2.15.0 --hash=sha256:0123'
    run "$box/run" --cli
    expect_status 0
    expect_complete_libtorch
    expect_no_file "$torch/from-before"
}

test_two_clones_at_once_download_once() {
    local other=$scratch/other
    cp -r "$box" "$other"
    "$box/run" --cli >"$scratch/first" 2>&1 &
    "$other/run" --cli >"$scratch/second" 2>&1 &
    wait
    status="$(grep -c 'downloading libtorch' "$scratch/first" || true) + $(grep -c 'downloading libtorch' "$scratch/second" || true)"
    [[ $status == '1 + 0' || $status == '0 + 1' ]] || fail "expected one download"
    grep -q '^genex-cli in' "$scratch/first" || fail "the first clone did not get to its program"
    grep -q '^genex-cli in' "$scratch/second" || fail "the second clone did not get to its program"
    expect_complete_libtorch
}

test_a_given_libtorch_is_used() {
    make_given_torch 0
    run "$box/run" --cli
    expect_status 0
    expect_no_libtorch
    make_cache
    grep -q "^GENEX_TORCH_DIR:PATH=$scratch/given$" "$box/build/release/CMakeCache.txt" || fail "CMake does not use it"
    unset -v GENEX_TORCH_DIR
    run "$box/run" --cli
    grep -q "^GENEX_TORCH_DIR:PATH=$torch$" "$box/build/release/CMakeCache.txt" || fail "CMake still uses the given one"
}

test_a_given_libtorch_must_be_one_and_the_right_one() {
    GENEX_TORCH_DIR=$scratch/nowhere run "$box/run" --cli
    expect_status 1
    expect_one_line "GENEX_TORCH_DIR=$scratch/nowhere holds no libtorch"
    make_given_torch 1
    run "$box/run" --cli
    expect_status 1
    expect_one_line "holds libtorch 2.15.1, but 2.15.0 is needed"
    make_given_torch 0
    run "$box/run" --gpu --cli
    expect_status 1
    expect_one_line "--gpu does not write into GENEX_TORCH_DIR"
}

test_a_cache_that_cannot_be_written() {
    touch "$GENEX_CACHE"
    run "$box/run" --cli
    expect_status 1
    expect_one_line "cannot write to $GENEX_CACHE: set GENEX_CACHE"
}

run_tests wheels
