# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the tables that run-experiments prepares."""

import argparse
import csv
import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
CLEVELAND = "63.0,1.0,1.0,145.0,233.0,1.0,2.0,150.0,0.0,2.3,3.0,0.0,6.0,0\n"
SWITZERLAND = "32,1,1,0,0,?,0,127,0,.7,1,?,?,1\n"


def run_experiments():
    loader = importlib.machinery.SourceFileLoader("run_experiments", str(HERE / "run-experiments"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Heart(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name)
        (place / "heart").mkdir()
        (place / "heart/processed.cleveland.data").write_text(CLEVELAND, encoding="utf-8")
        (place / "heart/processed.switzerland.data").write_text(SWITZERLAND, encoding="utf-8")
        path = run_experiments().prepare_heart(argparse.Namespace(data=place), place)
        with path.open(encoding="utf-8") as file:
            self.rows = list(csv.DictReader(file))

    def tearDown(self):
        self.folder.cleanup()

    def test_zero_is_a_gap_only_where_nobody_can_have_it(self):
        cleveland, switzerland = self.rows
        self.assertEqual((cleveland["chol"], cleveland["trestbps"]), ("233.0", "145.0"))
        self.assertEqual((switzerland["chol"], switzerland["trestbps"]), ("?", "?"))
        self.assertEqual((cleveland["ca"], switzerland["exang"], switzerland["fbs"]), ("0.0", "0", "?"))

    def test_the_hospital_stays(self):
        self.assertEqual([row["hospital"] for row in self.rows], ["cleveland", "switzerland"])
        self.assertEqual([row["diagnosis"] for row in self.rows], ["healthy", "diseased"])

    def test_the_hospital_is_no_feature(self):
        for name, (_, arguments) in run_experiments().DATASETS.items():
            if name.startswith("heart"):
                self.assertIn("hospital=identifier", arguments, name)


if __name__ == "__main__":
    unittest.main()
