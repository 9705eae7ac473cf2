#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A full disk: a tmpfs of a few megabytes, in a mount namespace of its own.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

# on_small_disk FOLDER COMMAND...: FOLDER is 16 MB of disk while the command runs, and what is in it then is listed.
on_small_disk() {
    need_mounts
    mkdir -p "$1"
    run "${private_mounts[@]}" bash -c '
        mount -t tmpfs -o size=16m none "$1"
        status=0
        "${@:3}" || status=$?
        find "$1" >"$2"
        exit "$status"' - "$1" "$scratch/left" "${@:2}"
}

expect_nothing_left() {
    ! grep -qE 'partial|libtorch_cpu' "$scratch/left" || fail "expected nothing half-made: $(<"$scratch/left")"
}

# pin_sizes DOWNLOAD UNPACKED: what torch.lock says about the wheel.
pin_sizes() {
    sed -i "s/# .*/# $1 bytes, $2 unpacked/" "$box/packaging/setup/torch.lock"
}

test_too_little_room_is_seen_before_the_download() {
    pin_sizes 539000000 1144000000
    on_small_disk "$GENEX_CACHE" "$box/run" --cli
    expect_status 1
    expect_one_line "unpacking libtorch 2.15.0 needs 1.6 GB in $GENEX_CACHE, where 17 MB are free"
    expect_nothing_left
}

test_a_disk_that_fills_up_while_downloading() {
    head -c 20000000 /dev/urandom >"$scratch/noise"
    python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "a").write(sys.argv[2], "torch/lib/noise")' \
        "$wheels"/torch-*.whl "$scratch/noise"
    sed -i "s/sha256:[0-9a-f]*/sha256:$(sha256sum "$wheels"/torch-*.whl | cut -d ' ' -f 1)/" \
        "$box/packaging/setup/torch.lock"
    pin_sizes 1000 1000
    on_small_disk "$GENEX_CACHE" "$box/run" --cli
    expect_status 1
    expect_one_line "the disk filled up while downloading torch==2.15.0"
    expect_nothing_left
}

test_a_disk_that_fills_up_while_unpacking() {
    make_wheel torch 2.15.0 cp311-cp311-manylinux_2_28_x86_64 torch/lib/libtorch_cpu.so=40000000 \
        >"$box/packaging/setup/torch.lock"
    pin_sizes 1000 1000
    on_small_disk "$GENEX_CACHE" "$box/run" --cli
    expect_status 1
    expect_one_line "the disk filled up while unpacking torch==2.15.0"
    expect_nothing_left
}

test_a_disk_that_fills_up_while_building() {
    head -c 40000000 /dev/zero >>"$box/programs/genex-engine"
    sed -i '/bash -n/d' "$box/CMakeLists.txt"
    on_small_disk "$box/build" "$box/run" --cli
    expect_status 1
    expect_one_line "building release stopped because the disk is full"
}

test_a_build_folder_without_any_room() {
    on_small_disk "$box/build" bash -c 'head -c 40000000 /dev/zero >"$1/build/full" 2>/dev/null; "$1/run" --cli' - "$box"
    expect_status 1
    expect_one_line "disk is full"
}

run_tests wheels
