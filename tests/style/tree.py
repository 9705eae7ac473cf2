# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's own files: what git tracks and what it would, or every file of a folder that is no clone."""

import os
import pathlib
import subprocess

CPP_SUFFIXES = (".cpp", ".h", ".cu")
_NOT_OURS = {".git", "build", "out", "__pycache__"}


def _from_git(root):
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0")
    return [pathlib.Path(name) for name in names if name]


def _from_folder(root):
    for folder, inner, names in os.walk(root):
        inner[:] = [name for name in inner if name not in _NOT_OURS]
        for name in names:
            yield pathlib.Path(folder, name).relative_to(root)


def project_files(root, suffixes=()):
    """Paths below root, sorted; a new file counts before it is committed, a deleted one no longer."""
    listed = _from_git(root) if (root / ".git").exists() else _from_folder(root)
    return sorted({path for path in listed
                   if (not suffixes or path.suffix in suffixes) and (root / path).is_file()})
