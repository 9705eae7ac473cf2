#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a text of the source is missing, unfinished or obsolete in a translation, when placeholders or mnemonics do
not agree, or when a sentence of the layers without Qt is put together with +. Usage: check.py SOURCE_FOLDER"""

import argparse
import pathlib
import re
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "resources/translations"))
import messages  # noqa: E402
import translations  # noqa: E402

MNEMONIC = re.compile(r"&(?![a-z]+;|&)\S")
EMPTY = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}" sourcelanguage="en"></TS>\n'


def places(text):
    return sorted(set(re.findall(r"%L?\d|%n", text)))


def disagreements(text):
    """What source and translation of one text do not have in common."""
    if text.is_unfinished:
        yield "is unfinished"
        return
    if places(text.source) != places(text.translation):
        yield f"has {places(text.translation)} for {places(text.source)}"
    if bool(MNEMONIC.search(text.source)) != bool(MNEMONIC.search(text.translation)):
        yield "has a mnemonic (&) on one side only"
    if text.source.endswith(" ") != text.translation.endswith(" "):
        yield "ends with a space on one side only"


def findings_in(root, file):
    """What is wrong with one translation, as `file: context: text: reason`."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / file.name
        fresh.write_text(EMPTY.format(language=file.stem.split("_")[1]), encoding="utf-8")
        for complaint in translations.update(root, fresh).splitlines():
            yield f"lupdate: {complaint}: the text would have no owner; see CONTRIBUTING.md"
        wanted = {(text.context, text.source) for text in translations.texts_of(fresh)}
    there = {(text.context, text.source): text for text in translations.texts_of(file)}
    for context, source in sorted(wanted - there.keys()):
        yield f"{file.name}: {context}: {source}: is missing; run resources/translations/update"
    for (context, source), text in sorted(there.items()):
        if (context, source) not in wanted:
            yield f"{file.name}: {context}: {source}: is obsolete; run resources/translations/update"
        for reason in disagreements(text):
            yield f"{file.name}: {context}: {source}: {reason}"


def findings(root):
    files = sorted((root / "resources/translations").glob("genex_*.ts"))
    if not files:
        yield "resources/translations holds no translation"
    for file in files:
        yield from findings_in(root, file)
    for name, text in messages.sources(root):
        for sentence in messages.joined_in(text):
            yield f"{name}: {sentence}: is joined with +; write one pattern, Text(\"… %1 …\", value)"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=pathlib.Path)
    found = list(findings(parser.parse_args().source.resolve()))
    print("\n".join(found) if found else "Every text is translated.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
