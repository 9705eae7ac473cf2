#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when clang-format would lay out a C++ file differently. Usage: format.py SOURCE_FOLDER"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys

import tree

DIFFERENCE = re.compile(r"^(.+?):(\d+):\d+: error: ", re.MULTILINE)


def differences(root, program="clang-format"):
    """{file: first line that differs} for the project's C++ files."""
    files = [str(path) for path in tree.project_files(root, tree.CPP_SUFFIXES)]
    if not files:
        return {}
    done = subprocess.run([program, "--dry-run", "-Werror", *files], cwd=root, capture_output=True, text=True)
    found = {}
    for name, line in DIFFERENCE.findall(done.stderr):
        found.setdefault(name, int(line))
    if done.returncode != 0 and not found:
        raise SystemExit(f"{program} failed:\n{done.stderr}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path)
    source = parser.parse_args().source.resolve()
    if shutil.which("clang-format") is None:
        raise SystemExit("clang-format is not installed: apt install clang-format")
    found = differences(source)
    for name, line in sorted(found.items()):
        print(f"{name}:{line}: differs from what .clang-format says")
    if found:
        print(f"{len(found)} files to mend: ./test --format does it.")
        return 1
    print(f"{len(tree.project_files(source, tree.CPP_SUFFIXES))} files are laid out as .clang-format says.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
