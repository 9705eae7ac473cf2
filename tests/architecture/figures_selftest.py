#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants a wrong figure for each entry of figures.py, on the page and in the code, and one that nobody compares."""

import pathlib
import re
import shutil
import tempfile
import unittest

import figures

PROJECT = pathlib.Path(__file__).resolve().parents[2]


class FiguresTest(unittest.TestCase):
    """A copy of the page and of the sources it is compared with."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.page = self.root / figures.PAGE
        for glob in {figures.PAGE, *(figure.files for figure in figures.FIGURES)}:
            for path in PROJECT.glob(glob):
                copy = self.root / path.relative_to(PROJECT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)

    def found(self):
        return list(figures.findings(self.root))

    def change(self, file, pattern, replacement):
        path = self.root / file
        text = path.read_text()
        changed = re.sub(pattern, replacement, text, count=1)
        self.assertNotEqual(text, changed)
        path.write_text(changed)

    def test_the_page_as_it_is_agrees(self):
        self.assertEqual(self.found(), [])

    def test_a_wrong_figure_on_the_page_is_named_with_its_line(self):
        text = self.page.read_text()
        for figure in figures.FIGURES:
            with self.subTest(figure.stated):
                stated = re.search(figure.stated, text)
                wrong = "nine" if stated.group(1) in figures.WORDS else "9.5"
                self.page.write_text(text[:stated.start(1)] + wrong + text[stated.end(1):])
                found = self.found()
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith(f"{figures.PAGE}:{figures.line_of(text, stated.start())}: "), found)
                self.assertIn(wrong, found[0])

    def test_a_changed_constant_is_noticed(self):
        self.change("core/contract/include/contract/enginestate.h", r"hung = 4'000", "hung = 5'000")
        self.assertEqual(len(self.found()), 1)
        self.assertIn("enginestate.h says 5.0", self.found()[0])

    def test_a_constant_that_is_gone_is_noticed(self):
        self.change("core/protocol/client/pendingasks.h", "kMaxDeaths", "kMost")
        self.assertIn("0 places in core/protocol/client/*.h match", self.found()[0])

    def test_another_check_of_the_gate_is_noticed(self):
        self.change("core/services/models/modelgate.cpp", r"return \{filesCheck", "return {freshCheck(input), filesCheck")
        self.assertIn("performs seven checks: core/services/models/modelgate.cpp says 8", self.found()[0])

    def test_a_sentence_that_is_gone_is_told(self):
        self.change(figures.PAGE, r"performs seven checks", "checks it")
        self.assertIn("no longer says", self.found()[0])

    def test_a_figure_that_nothing_compares_is_named(self):
        for sentence in ("It answers in 35 ms.", "There are four lanes.", "Foo 2.1 or newer."):
            with self.subTest(sentence):
                text = (PROJECT / figures.PAGE).read_text()
                self.page.write_text(f"{text}\n{sentence}\n")
                found = self.found()
                self.assertEqual(len(found), 1, found)
                self.assertIn("nothing compares", found[0])
                self.assertIn(f"{figures.PAGE}:{figures.line_of(text, len(text)) + 1}: ", found[0])


if __name__ == "__main__":
    unittest.main()
