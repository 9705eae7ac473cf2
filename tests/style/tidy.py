#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy on the files that changed since they were last found clean.
Usage: tidy.py [--changed] SOURCE_FOLDER BUILD_FOLDER

With --changed only on those that a change touches: what differs from the branch's upstream or, where nothing does, from
the commit before; GENEX_TIDY_BASE names another commit to compare with. A header is checked with one file that includes
it. Without the option all files are looked at, which takes a quarter of an hour the first time.

A file is known by a hash over clang-tidy's version, the .clang-tidy files above it, the file and the project's headers
that it includes. So the first run checks everything and the next only what changed, in any clone. A header is checked
with the files that include it."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from cleanrecord import CleanRecord, Includes, cache_folder, digest

# For files with torch. On core/genex/inference.cpp the analyzer took 11 s of 43 s of processor time, 13 s of which went
# into parsing torch's headers: too much for a first run over all of them.
WITHOUT_ANALYZER = "-clang-analyzer-*"
# The build may be g++'s: with -Werror a warning option that only g++ knows would be a finding in every file.
OTHER_COMPILERS_FLAGS = "--extra-arg=-Wno-unknown-warning-option"
FOLDERS = ("app", "core", "ui", "tests")
PRECOMPILED = "cmake_pch"
UNITED = "Unity"
SKIPPED = 77


@dataclass(frozen=True)
class Unit:
    path: pathlib.Path
    has_torch: bool
    key: str
    headers: frozenset


def words_of(entry):
    """A compile command's words without its precompiled headers: clang cannot read those of another compiler, and so a
    file must name every header it uses."""
    given = entry.get("arguments") or shlex.split(entry["command"])
    kept = []
    for word in given:
        if PRECOMPILED in word and kept and kept[-1] == "-include":
            kept.pop()
        elif word != "-Winvalid-pch":
            kept.append(word)
    return kept


def members(entry):
    """The files of a united one, each as an entry of its own: a preset may compile several at once."""
    path = pathlib.Path(entry["directory"], entry["file"])
    if path.parent.name != UNITED:
        return [entry]
    files = re.findall(r'^#include "(.+)"$', path.read_text(), re.MULTILINE)
    return [{**entry, "file": file, "arguments": [file if word == entry["file"] else word for word in entry["arguments"]]}
            for file in files]


def commands(build):
    """The compile commands of a build folder, each as words."""
    entries = json.loads((build / "compile_commands.json").read_text())
    plain = [{"directory": entry["directory"], "file": entry["file"], "arguments": words_of(entry)} for entry in entries]
    return [member for entry in plain for member in members(entry)]


def include_folders(entry):
    """The -I folders of a compile command; -isystem ones hold nothing of ours."""
    words = entry["arguments"]
    return [pathlib.Path(entry["directory"], word[2:]) for word in words if word.startswith("-I") and len(word) > 2]


def settings_files(root, path):
    """The .clang-tidy files that hold for path, outermost first."""
    between = [root / part for part in reversed(path.relative_to(root).parents)]
    return [folder / ".clang-tidy" for folder in between if (folder / ".clang-tidy").is_file()]


def units(root, entries, version):
    """The project's translation units, each once though several targets may compile it."""
    includes = Includes(root)
    found = {}
    for entry in entries:
        path = pathlib.Path(entry["directory"], entry["file"]).resolve()
        if path in found or not path.is_relative_to(root) or path.relative_to(root).parts[0] not in FOLDERS:
            continue
        headers, has_torch = includes.closure(path, include_folders(entry))
        words = (version, WITHOUT_ANALYZER if has_torch else "")
        key = digest(words, [*settings_files(root, path), path, *headers], root)
        found[path] = Unit(path, has_torch, key, frozenset(headers))
    return sorted(found.values(), key=lambda unit: (not unit.has_torch, unit.path))


def git(root, *words):
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else []


def changed_paths(root):
    """What this branch changes, by git: the files that a reviewer would be shown."""
    head = git(root, "rev-parse", "HEAD")
    base = os.environ.get("GENEX_TIDY_BASE", "").split() or git(root, "merge-base", "HEAD", "@{upstream}")
    touched = git(root, "diff", "--name-only", *(base or ["HEAD"])) + git(root, "ls-files", "--others", "--exclude-standard")
    if not touched and (not base or base == head):
        touched = git(root, "diff", "--name-only", "HEAD~1")
    return {(root / name).resolve() for name in touched}


def touched_units(everything, paths):
    """The changed files, and for each changed header the cheapest file that includes it."""
    chosen = {unit.path: unit for unit in everything if unit.path in paths}
    for header in paths - chosen.keys():
        seen = [unit for unit in everything if header in unit.headers]
        if seen and not any(header in unit.headers for unit in chosen.values()):
            cheapest = min(seen, key=lambda unit: (unit.has_torch, len(unit.headers), unit.path))
            chosen[cheapest.path] = cheapest
    return list(chosen.values())


def run_tidy(program, unit, root, database):
    """(whether clean, what clang-tidy said, seconds)"""
    began = time.monotonic()
    command = [program, "-p", database, "--quiet", f"--header-filter=^{root}/({'|'.join(FOLDERS)})/.*\\.h$",
               OTHER_COMPILERS_FLAGS]
    if unit.has_torch:
        command.append("--checks=" + WITHOUT_ANALYZER)
    done = subprocess.run([*command, str(unit.path)], capture_output=True, text=True)
    said = done.stdout if done.stdout.strip() or done.returncode == 0 else done.stderr
    return done.returncode == 0 and "warning:" not in done.stdout, said, time.monotonic() - began


def check(program, changed, root, database, record):
    """Checks units side by side; prints a line and the findings of each, and returns how many had any."""
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        running = {pool.submit(run_tidy, program, unit, root, database): unit for unit in changed}
        for count, future in enumerate(concurrent.futures.as_completed(running), 1):
            unit = running[future]
            clean, said, seconds = future.result()
            verdict = "clean" if clean else "FINDINGS"
            print(f"[{count}/{len(changed)}] {unit.path.relative_to(root)}: {verdict}, {seconds:.1f} s", flush=True)
            if clean:
                record.add(unit.key)
            else:
                failed += 1
                print(said.rstrip(), flush=True)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("source", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("build", type=lambda path: pathlib.Path(path).resolve())
    arguments = parser.parse_args()
    program = shutil.which("clang-tidy")
    if program is None:
        raise SystemExit("clang-tidy is not installed: apt install clang-tidy")
    if not (arguments.build / "compile_commands.json").exists():
        print(f"{arguments.build} has no compile_commands.json: configure with a preset")
        return SKIPPED
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    record = CleanRecord(cache_folder())
    entries = commands(arguments.build)
    everything = units(arguments.source, entries, version)
    if arguments.changed:
        everything = touched_units(everything, changed_paths(arguments.source))
    changed = [unit for unit in everything if not record.holds(unit.key)]
    print(f"{len(everything)} files, {len(changed)} changed since they were last found clean", flush=True)
    with tempfile.TemporaryDirectory() as database:
        pathlib.Path(database, "compile_commands.json").write_text(json.dumps(entries))
        failed = check(program, changed, arguments.source, database, record)
    if record.problem:
        print(f"what is clean cannot be remembered: {record.problem}")
    if failed:
        print(f"{failed} files with findings. The rules, and the reason for each that is off: .clang-tidy")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
