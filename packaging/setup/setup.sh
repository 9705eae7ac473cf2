# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What ./run and ./test share. Expects root, the folder of the clone.

setup=$root/packaging/setup
logs=$root/build/log

# shellcheck source=packaging/setup/say.sh
source "$setup/say.sh"
# shellcheck source=packaging/setup/disk.sh
source "$setup/disk.sh"
# shellcheck source=packaging/setup/packages.sh
source "$setup/packages.sh"
# shellcheck source=packaging/setup/torch.sh
source "$setup/torch.sh"
# shellcheck source=packaging/setup/safetensors.sh
source "$setup/safetensors.sh"
# shellcheck source=packaging/setup/build.sh
source "$setup/build.sh"

# The scripts' logs live in the build folder, so it is tried before anything is downloaded.
need_build_folder() {
    need_writable "$logs" "change the owner of $root/build or remove it, then start again"
}
