#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./test and .ci/run: presets, CTest's arguments, benchmarks, layout.
set -euo pipefail
# shellcheck source=tests/setup/sandbox.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/sandbox.sh"

expect_ctest() {
    grep -qE -- "$1" "$scratch/stdout" || fail "expected of CTest: $1"
}

test_every_test_runs_and_ctest_has_the_last_word() {
    run "$box/test"
    expect_status 0
    expect_ctest '^100% tests passed, 0 tests failed out of 5$'
    tail -n 1 "$scratch/stdout" | grep -q '^Total Test time' || fail "expected CTest's closing line at the end"
    expect_file "$box/build/release/build.ninja"
    touch "$box/wrong"
    run "$box/test"
    [[ $status != 0 ]] || fail "a failing test must fail the command"
    expect_ctest '80% tests passed, 1 tests failed out of 5'
}

test_what_to_run_can_be_chosen() {
    run "$box/test" --quick
    expect_ctest 'tests failed out of 4$'
    run "$box/test" -R small.right
    expect_ctest 'tests failed out of 1$'
    run "$box/test" -E right -- -R small
    expect_ctest 'tests failed out of 3$'
    run "$box/test" -R no.such.test
    [[ $status != 0 ]] || fail "no test at all must fail the command"
}

test_ci_runs_the_same_from_anywhere_with_warnings_as_errors() {
    cd /
    run "$box/.ci/run" <&-
    expect_status 0
    expect_ctest '100% tests passed'
    expect_file "$box/build/ci/build.ninja"
    expect_no_file "$box/build/release"
    expect_file "$box/build/engine/bin/genex-engine"
}

test_ci_with_a_choice_runs_that_and_nothing_else() {
    CI=true run "$box/test" -R small.right
    expect_status 0
    expect_ctest 'tests failed out of 1$'
    expect_no_file "$box/build/engine"
}

test_edges_are_tested_with_sanitizers_and_nothing_else_is_built() {
    run "$box/test" --edges
    expect_status 0
    expect_ctest 'tests failed out of 1$'
    expect_file "$box/build/asan-ubsan/bin/edges"
    expect_no_file "$box/build/asan-ubsan/bin/genex"
    expect_no_file "$box/build/release"
    touch "$box/broken-edge"
    run "$box/test" --edges
    [[ $status != 0 ]] || fail "a failing test among the edges must fail the command"
}

test_sanitizers_then_fuzzing_for_as_long_as_asked() {
    touch "$box/wrong"
    run "$box/test" --asan --fuzz-seconds 7 -VV
    [[ $status != 0 ]] || fail "a failing test must fail the command"
    expect_file "$box/build/asan-ubsan/build.ninja"
    expect_file "$box/build/fuzz/build.ninja"
    [[ $(grep -c 'tests failed out of 5' "$scratch/stdout") == 2 ]] || fail "expected two runs of CTest"
    rm "$box/wrong"
    printf 'add_test(NAME small.fails COMMAND sh -c "echo seconds=$GENEX_FUZZ_SECONDS; exit 1")\n' >>"$box/CMakeLists.txt"
    run "$box/test" --asan --fuzz-seconds 7
    expect_ctest 'seconds=7'
}

# One test reads models with Python's safetensors package; whoever cannot have it can test all the same.
test_the_safetensors_package_comes_once_and_may_be_missing() {
    export PIP_NO_INDEX=1 PIP_FIND_LINKS=$wheels
    make_wheel safetensors 0.8.0 cp38-abi3-manylinux2014_x86_64 safetensors/__init__.py=20 \
        >"$box/packaging/setup/safetensors.lock"
    PIP_FIND_LINKS=$scratch run "$box/test"
    expect_status 0
    expect_stderr 'the test that reads models with it will be skipped'
    expect_no_file "$GENEX_CACHE/safetensors-0.8.0.partial"
    run "$box/test"
    expect_status 0
    expect_stderr 'downloading Python.s safetensors==0.8.0'
    expect_file "$GENEX_CACHE/safetensors-0.8.0/safetensors/__init__.py"
    run "$box/test"
    expect_status 0
    ! grep -q 'safetensors' "$scratch/stderr" || fail "expected no second download"
    rm -rf "$GENEX_CACHE/safetensors-0.8.0"
    sed -i 's/sha256:..../sha256:0000/' "$box/packaging/setup/safetensors.lock"
    run "$box/test"
    expect_status 0
    expect_stderr 'will be skipped'
    expect_no_file "$GENEX_CACHE/safetensors-0.8.0"
}

test_benchmarks_become_one_json_document() {
    run "$box/test" --bench
    expect_status 0
    [[ $(jq -r '.benchmarks.small.seconds, (.machine.cores | type)' "$scratch/stdout") == $'0.5\nnumber' ]] ||
        fail "expected the benchmark's numbers and the machine's"
    printf '#!/bin/sh\necho fast\n' >"$box/programs/bench_small"
    run "$box/test" --bench
    expect_status 1
    expect_stdout ''
    expect_one_line "bench_small did not print a JSON object"
    printf '#!/bin/sh\necho 42\n' >"$box/programs/bench_small"
    run "$box/test" --bench
    expect_one_line "bench_small did not print a JSON object"
    printf '#!/bin/sh\nexit 1\n' >"$box/programs/bench_small"
    run "$box/test" --bench
    expect_one_line "bench_small failed"
}

test_format_lays_out_the_projects_own_files() {
    command -v clang-format >/dev/null || skip "no clang-format here"
    git -C "$box" init -q
    cp "$source_dir/.clang-format" "$box/"
    printf 'int  main( ){return 0;}\n' | tee "$box/own.cpp" >"$box/strange.cpp"
    git -C "$box" add own.cpp
    cd /
    run "$box/test" --format
    expect_status 0
    expect_silence
    grep -q 'int main()' "$box/own.cpp" || fail "own.cpp was not laid out"
    grep -q 'int  main( )' "$box/strange.cpp" || fail "a file that git does not know was touched"
}

test_pictures_come_from_a_program_with_a_display() {
    command -v xvfb-run >/dev/null || skip "no xvfb-run here"
    printf '#!/bin/sh\necho "$DISPLAY" "$@"\n' >"$box/programs/genex-pictures"
    chmod +x "$box/programs/genex-pictures"
    sed -i 's/bench_small)/bench_small genex-pictures)/' "$box/CMakeLists.txt"
    run "$box/test" --pictures
    expect_status 0
    grep -qE "^:[0-9]+ $box/docs/pictures$" "$scratch/stdout" || fail "expected a display and the folder"
}

run_tests given
