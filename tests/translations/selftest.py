#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants what check.py must report, and sees that it does; and that the collector reads sentences as they are built."""

import pathlib
import sys
import tempfile
import unittest

import check
import messages
import translations

SOURCE = '''#include <QObject>
namespace a {
class Door : public QObject
{
    Q_OBJECT
    QString text() { return tr("%1 is &open"); }
};
}
'''
TS = '''<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context><name>a::Door</name>
<message><source>%1 is &amp;open</source><translation{state}>{german}</translation></message>{more}
</context>
</TS>
'''
GONE = "<message><source>Gone</source><translation>Weg</translation></message>"


class Planted(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        for name in (*translations.FOLDERS, *messages.FOLDERS, "core/language/messages"):
            (self.root / name).mkdir(parents=True, exist_ok=True)
        self.write("ui/door.h", SOURCE)
        self.translate("%1 ist &amp;offen")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def translate(self, german, state="", more=""):
        self.write("resources/translations/genex_de.ts", TS.format(german=german, state=state, more=more))

    def sees(self, *words):
        found = list(check.findings(self.root))
        self.assertEqual(len(found), 1, found)
        for word in words:
            self.assertIn(word, found[0])


class CheckTest(Planted):
    def test_a_whole_translation_passes(self):
        self.assertEqual(list(check.findings(self.root)), [])

    def test_a_missing_text_is_named(self):
        self.write("ui/other.h", SOURCE.replace("Door", "Gate"))
        self.sees("a::Gate", "%1 is &open", "missing")

    def test_an_obsolete_text_is_named(self):
        self.translate("%1 ist &amp;offen", more=GONE)
        self.sees("Gone", "obsolete")

    def test_an_unfinished_text_is_named(self):
        self.translate("%1 ist &amp;offen", state=' type="unfinished"')
        self.sees("unfinished")

    def test_an_empty_translation_is_unfinished(self):
        self.translate("")
        self.sees("unfinished")

    def test_placeholders_must_agree(self):
        self.translate("Es ist &amp;offen")
        self.sees("%1")

    def test_mnemonics_must_agree(self):
        self.translate("%1 ist offen")
        self.sees("mnemonic")

    def test_a_text_without_an_owner_is_named(self):
        self.write("ui/free.cpp", 'namespace a { QString f() { return tr("Nobody\'s"); } }\n')
        self.assertTrue(any("no owner" in line for line in check.findings(self.root)))

    def test_a_pattern_that_is_not_translated_is_named(self):
        self.write("core/domain/x.cpp", 'void f() { throw Failure(E, Text("There is no door %1.", name)); }\n')
        self.sees("There is no door %1.", "missing")

    def test_a_sentence_that_is_joined_is_named(self):
        self.write("core/domain/x.cpp", 'void f() { throw Failure(E, "There is no door " + name); }\n')
        self.sees("There is no door", "joined")

    def test_a_pattern_that_is_translated_passes(self):
        self.write("core/domain/x.cpp", 'void f() { throw Failure(E, Text("There is no \\"door\\" %1.", name)); }\n')
        self.write("resources/translations/genex_de.ts", TS.format(german="%1 ist &amp;offen", state="", more="").replace(
            "</TS>", '<context><name>Message</name><message><source>There is no &quot;door&quot; %1.</source>'
                     '<translation>Keine Tür %1.</translation></message></context></TS>'))
        self.assertEqual(list(check.findings(self.root)), [])


class CollectorTest(unittest.TestCase):
    def collects(self, code, *expected):
        self.assertEqual(messages.patterns_in(code), set(expected))

    def test_what_stands_first_in_a_text_is_a_pattern(self):
        self.collects('f(Text("lab"), Text("is %1", name)); return {"%1 to %2", a, b};', "lab", "is %1", "%1 to %2")

    def test_what_a_field_is_called_is_a_pattern(self):
        self.collects('visit("seed", self.seed, Heading{"Experts"}, Help{"Seed", "Gives the same model.", "yes"});',
                      "Experts", "Seed", "Gives the same model.")

    def test_literals_that_touch_are_one(self):
        self.collects('f("It is "\n  "not known.");', "It is not known.")

    def test_what_is_joined_is_no_pattern(self):
        self.collects('f(".part of " + name); g(name + " of the case");')

    def test_arguments_are_apart(self):
        self.collects('fail(Code::X, "The note is empty.", "Write some words.");', "The note is empty.", "Write some words.")

    def test_single_words_sql_and_comments_are_no_patterns(self):
        self.collects('f("word"); g("SELECT a FROM b"); // "It is a comment."')


if __name__ == "__main__":
    sys.exit(unittest.main())
