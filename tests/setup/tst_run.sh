#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run once everything is there: what it builds, and which program gets which arguments.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

test_without_a_display_the_demonstration_runs() {
    run "$box/run"
    expect_status 0
    expect_stdout "genex-cli in $PWD: <demo> <--out> <$box/out/demonstration>"
    expect_one_line "no display"
    run "$box/run" --out elsewhere
    expect_stdout "genex-cli in $PWD: <demo> <--out> <elsewhere>"
}

test_with_a_display_the_window_opens() {
    DISPLAY=:7 run "$box/run"
    expect_status 0
    expect_stdout "genex in $PWD: <>"
    WAYLAND_DISPLAY=wayland-0 run "$box/run" -- case.json --gpu
    expect_stdout "genex in $PWD: <case.json> <--gpu>"
    expect_silence
}

test_the_command_line_gets_its_arguments_and_stdout_for_itself() {
    cd "$scratch"
    run "$box/run" --cli train --help 'two words' -- ''
    expect_status 0
    expect_stdout "genex-cli in $scratch: <train> <--help> <two words> <--> <>"
    run "$box/run" --cli
    expect_silence
}

test_the_exit_status_is_the_programs() {
    printf 'exit 3\n' >>"$box/programs/genex-cli"
    run "$box/run" --cli
    expect_status 3
}

test_a_change_is_built() {
    run "$box/run" --cli
    printf '#!/bin/sh\necho changed\n' >"$box/programs/genex-cli"
    run "$box/run" --cli
    expect_stdout changed
    expect_silence
}

test_a_build_that_fails_shows_why() {
    run "$box/run" --cli
    echo 'if then' >"$box/programs/genex-engine"
    run "$box/run" --cli
    expect_status 1
    expect_stdout ''
    expect_stderr '^FAILED: .*bin/genex-engine'
    expect_stderr 'syntax error'
    tail -n 1 "$scratch/stderr" | grep -q '^genex: building release failed (log: ' || fail "expected a last line of ours"
}

test_a_configuration_that_fails_shows_why() {
    echo 'find_package(NoSuchLibrary REQUIRED)' >>"$box/CMakeLists.txt"
    run "$box/run" --cli
    expect_status 1
    expect_stderr '^CMake Error'
    expect_stderr '^genex: configuring release failed'
}

test_a_clone_that_was_moved_is_configured_again() {
    run "$box/run" --cli
    mv "$box" "$scratch/moved"
    box=$scratch/moved
    printf '#!/bin/sh\necho moved\n' >"$box/programs/genex-cli"
    run "$box/run" --cli
    expect_status 0
    expect_stdout moved
}

test_a_build_folder_that_is_a_file() {
    touch "$box/build"
    run "$box/run" --cli
    expect_status 1
    expect_one_line "cannot write to $box/build/log: change the owner"
    run "$box/test"
    expect_status 1
    expect_one_line "cannot write to $box/build/log"
}

test_a_build_folder_that_is_read_only() {
    need_mounts
    mkdir "$box/build"
    run "${private_mounts[@]}" bash -c 'mount --bind -o ro "$1/build" "$1/build" && "$1/run" --cli' - "$box"
    expect_status 1
    expect_one_line "cannot write to $box/build/log: change the owner"
}

run_tests given
