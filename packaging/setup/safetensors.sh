# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Python's safetensors package, unpacked into the cache for one test. That test is skipped without it, so nothing here
# ends the script.

safetensors_fetch() {
    local folder=$1 partial=$1.partial log=$logs/safetensors.log
    rm -rf -- "$partial"
    mkdir -p -- "$partial" "$logs"
    : >"$log"
    need_pip
    run_logged "$log" "$python" -m pip download --no-input --no-cache-dir --disable-pip-version-check \
        --progress-bar off --require-hashes --no-deps --only-binary=:all: \
        --requirement "$setup/safetensors.lock" --dest "$partial/wheel" &&
        run_logged "$log" "$python" -m zipfile -e "$partial"/wheel/*.whl "$partial/unpacked" &&
        mv -T -- "$partial/unpacked" "$folder" 2>>"$log"
}

safetensors_ensure() {
    local pin folder
    pin=$(lock_pins safetensors | cut -d ' ' -f 1)
    folder=$(torch_cache)/safetensors-${pin#*==}
    if [[ -z $pin || -d $folder ]]; then return; fi
    say "downloading Python's $pin: 1 MB in $folder"
    if ! (safetensors_fetch "$folder"); then
        say "the package did not come; the test that reads models with it will be skipped (log: $logs/safetensors.log)"
    fi
    rm -rf -- "$folder.partial"
}
