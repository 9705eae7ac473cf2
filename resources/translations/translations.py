# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading and updating the files of Qt Linguist."""

import pathlib
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as xml
from dataclasses import dataclass

import messages

# Where texts for people stand that Qt translates. The command line and the engine speak English.
FOLDERS = ("core/language", "core/services", "core/exchange", "core/protocol", "ui", "app/desktop")
PLACES = ("/usr/lib/qt6/bin", "/usr/lib/qt6/libexec")


@dataclass(frozen=True)
class Text:
    context: str
    source: str
    translation: str
    state: str  # empty: finished

    @property
    def is_unfinished(self):
        return self.state == "unfinished" or not self.translation


def tool(name):
    """Debian keeps Qt 6's tools beside those of other versions, out of PATH."""
    for place in PLACES:
        found = shutil.which(name, path=place)
        if found:
            return found
    raise SystemExit(f"{name} of Qt 6 is not installed: apt install qt6-l10n-tools")


def update(root, file):
    """Runs lupdate on the file; returns what it complained about, which is nothing when every text has an owner."""
    with tempfile.TemporaryDirectory() as folder:
        patterns = pathlib.Path(folder) / "patterns.cpp"
        patterns.write_text(messages.source_for_lupdate(root), encoding="utf-8")
        done = subprocess.run([tool("lupdate"), *FOLDERS, str(patterns), "-locations", "none", "-no-obsolete", "-silent",
                               "-no-ui-lines", "-source-language", "en", "-ts", str(file)],
                              cwd=root, capture_output=True, text=True, check=True)
    return done.stderr


def texts_of(file):
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            yield Text(context.findtext("name"), message.findtext("source"), translation.text or "", translation.get("type", ""))
