// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientdialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace genex;

class TestPatientDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotTouchedStays()
    {
        const domain::PatientDetails patient{.name = "Jane Roe",
                                             .ageYears = 54,
                                             .sex = domain::Sex::Female,
                                             .reference = "A-17",
                                             .remarks = "from the ward"};
        QVERIFY(ui::PatientDialog(patient).patient() == patient);
    }

    void ageAndNameAreChecked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("age");
        QTest::addColumn<bool>("isFine");
        QTest::newRow("no age") << QStringLiteral("Jane") << QString() << true;
        QTest::newRow("an age") << QStringLiteral("Jane") << QStringLiteral(" 54 ") << true;
        QTest::newRow("no name") << QStringLiteral("  ") << QStringLiteral("54") << false;
        QTest::newRow("a word") << QStringLiteral("Jane") << QStringLiteral("old") << false;
        QTest::newRow("below nothing") << QStringLiteral("Jane") << QStringLiteral("-1") << false;
        QTest::newRow("above all") << QStringLiteral("Jane") << QStringLiteral("1000") << false;
    }
    void ageAndNameAreChecked()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, age);
        QFETCH(const bool, isFine);
        ui::PatientDialog dialog({.name = "x"});
        dialog.findChild<QLineEdit*>(QStringLiteral("patientName"))->setText(name);
        dialog.findChild<QLineEdit*>(QStringLiteral("patientAge"))->setText(age);
        QCOMPARE(dialog.findChild<QPushButton*>(QStringLiteral("savePatient"))->isEnabled(), isFine);
    }
};

QTEST_MAIN(TestPatientDialog)
#include "tst_patientdialog.moc"
