# SPDX-License-Identifier: GPL-3.0-or-later
"""Remembers which files clang-tidy has found clean, in the cache that all clones of a user share."""

import hashlib
import os
import pathlib
import re
import time

_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.MULTILINE)
_TORCH = re.compile(rb"(torch|ATen|c10)/")
_KEPT_SECONDS = 90 * 24 * 3600


def cache_folder():
    if os.environ.get("GENEX_CACHE"):
        base = pathlib.Path(os.environ["GENEX_CACHE"])
    elif os.environ.get("XDG_CACHE_HOME"):
        base = pathlib.Path(os.environ["XDG_CACHE_HOME"], "genex")
    else:
        base = pathlib.Path.home() / ".cache" / "genex"
    return base / "tidy"


class Includes:
    """What a file includes from the project, down to the last header; each header is read once."""

    def __init__(self, root):
        self._root = root
        self._names = {}

    def _included(self, path):
        if path not in self._names:
            self._names[path] = [name.decode() for name in _INCLUDE.findall(path.read_bytes())]
        return self._names[path]

    def closure(self, path, folders):
        """(headers of the project, whether any file among them includes torch)."""
        seen, waiting, has_torch = {path}, [path], False
        while waiting:
            current = waiting.pop()
            for name in self._included(current):
                has_torch = has_torch or _TORCH.match(name.encode()) is not None
                header = self._resolve(name, current, folders)
                if header is not None and header not in seen:
                    seen.add(header)
                    waiting.append(header)
        return sorted(seen - {path}), has_torch

    def _resolve(self, name, includer, folders):
        """As the compiler would; None for a header that is not the project's, or that the build makes from a source."""
        for folder in (includer.parent, *folders):
            header = folder / name
            if header.is_file() and header.suffix != ".moc":
                return header if header.is_relative_to(self._root) else None
        return None


def digest(words, files, root):
    """A key over words and files that is the same in every clone."""
    key = hashlib.sha256()
    for word in words:
        key.update(word.encode() + b"\0")
    for path in files:
        key.update(path.relative_to(root).as_posix().encode() + b"\0")
        key.update(hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()


class CleanRecord:
    """A folder with one empty file per key. What was not asked for in three months is forgotten."""

    def __init__(self, folder):
        self._folder = folder
        self.problem = ""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._forget_old()
        except OSError as failure:
            self.problem = str(failure)

    def _forget_old(self):
        oldest = time.time() - _KEPT_SECONDS
        for entry in os.scandir(self._folder):
            if entry.is_file() and entry.stat().st_mtime < oldest:
                pathlib.Path(entry.path).unlink(missing_ok=True)

    def holds(self, key):
        try:
            os.utime(self._folder / key)
        except OSError:
            return (self._folder / key).exists()
        return True

    def add(self, key):
        try:
            (self._folder / key).touch()
        except OSError as failure:
            self.problem = str(failure)
