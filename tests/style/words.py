#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails on what has no place in a repository: paths of one machine, registry hosts, notes to oneself, large files,
executable bits that do not match a first line, sources without a licence line, tests that wait for a time or ask a
Result for an error it may not have. Usage: words.py SOURCE_FOLDER"""

import argparse
import pathlib
import re
import stat
import sys

import tree

LARGEST = 2_000_000
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
LICENSED_SUFFIXES = (*tree.CPP_SUFFIXES, ".py", ".sh", ".cmake")
# Each pattern is written so that it does not match itself.
PATTERNS = (
    (re.compile(r"(?<![\w.$}~*-])/(?:home|Users|work)/[A-Za-z0-9]|(?<![\w.$}~*-])/root/[.A-Za-z0-9]"), "a path of one machine"),
    (re.compile(r"\b(?:pypi[.]org|files[.]pythonhosted[.]org|download[.]pytorch[.]org|deb[.]debian[.]org|conda[.]anaconda[.]org"
                r"|registry[.]npmjs[.]org|ghcr[.]io|docker[.]io|quay[.]io|crates[.]io)\b"), "a registry's host name"),
    (re.compile(r"\b(?:TO" r"DO|FIX" r"ME|X" r"XX|HA" r"CK)\b"), "a note to oneself: do it, or open an issue"),
    (re.compile(r'QSK' r'IP\((?!"No (?:data|hardware): )'), "a test that skips: only for data or hardware that is missing"),
)
# In tests and their headers. A caught Failure always has an error; a Result has one only when it holds no value.
TEST_PATTERNS = (
    (re.compile(r"(?<!\bfailure)\.error" r"\(\)"), "undefined when the Result holds a value: errorOf(result) of support/errorof.h"),
    (re.compile(r"\bqW" r"ait\("), "a wait for a time: wait for its cause with QTRY_* or qWaitFor"),
)


def names_no_licence(path, content):
    """The licence stands in the first line, or in the second behind a #! line."""
    is_source = path.suffix in LICENSED_SUFFIXES or path.name == "CMakeLists.txt" or content.startswith(b"#!")
    return is_source and LICENCE.encode() not in b"".join(content.splitlines()[:2])


def is_test_code(path):
    """Tests and the headers they share; errorof.h is the one place that asks a Result for its error."""
    return path.parts[0] == "tests" and (path.name.startswith("tst_") or path.suffix == ".h") and path.name != "errorof.h"


def check_file(root, path):
    """What is wrong with one file, as `file:line: reason`."""
    full = root / path
    size = full.stat().st_size
    if size > LARGEST:
        yield f"{path}:1: {size} bytes; nothing above {LARGEST} belongs in the repository"
        return
    content = full.read_bytes()
    if b"\0" in content:
        return
    executable = bool(full.stat().st_mode & stat.S_IXUSR)
    if executable != content.startswith(b"#!"):
        yield f"{path}:1: " + ("is executable but has no #! line" if executable else "has a #! line but is not executable")
    if names_no_licence(path, content):
        yield f"{path}:1: the first lines lack {LICENCE}"
    patterns = PATTERNS + TEST_PATTERNS if is_test_code(path) else PATTERNS
    for number, line in enumerate(content.decode("utf-8", errors="replace").splitlines(), 1):
        for pattern, reason in patterns:
            match = pattern.search(line)
            if match:
                yield f"{path}:{number}: {match.group()}: {reason}"


def findings(root):
    for path in tree.project_files(root):
        if not (root / path).is_symlink():
            yield from check_file(root, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path)
    source = parser.parse_args().source.resolve()
    found = list(findings(source))
    print("\n".join(found) if found else f"{len(tree.project_files(source))} files hold nothing that does not belong here.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
