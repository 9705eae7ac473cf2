#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What may stand on the command line of ./run, ./test and .ci/run.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

test_help_explains_every_option() {
    local option
    run "$box/run" --help
    expect_status 0
    expect_silence
    for option in --cli --gpu --out --help GENEX_CACHE GENEX_TORCH_DIR; do
        grep -q -- "$option" "$scratch/stdout" || fail "./run --help does not explain $option"
    done
    run "$box/test" --help
    expect_status 0
    expect_silence
    for option in --quick --asan --fuzz-seconds --edges --bench --format --pictures -R; do
        grep -q -- "$option" "$scratch/stdout" || fail "./test --help does not explain $option"
    done
}

test_unknown_options_are_refused_before_anything_is_done() {
    local script
    for script in run test; do
        run "$box/$script" --colour
        expect_status 2
        expect_stdout ''
        expect_one_line "unknown option --colour"
        run "$box/$script" extra
        expect_status 2
        expect_no_file "$box/build"
    done
}

test_options_with_a_bad_or_missing_value_are_refused() {
    run "$box/run" --out
    expect_status 2
    expect_one_line "--out needs a folder"
    run "$box/test" -R
    expect_status 2
    expect_one_line "-R needs a value"
    run "$box/test" --asan --fuzz-seconds soon
    expect_status 2
    expect_one_line "--fuzz-seconds needs a whole number"
    run "$box/test" --asan --edges
    expect_status 2
    expect_one_line "--asan and --edges do not go together"
    run "$box/test" --bench --format
    expect_status 2
    expect_one_line "--bench and --format do not go together"
}

run_tests given
