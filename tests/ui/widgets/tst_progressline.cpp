// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressline.h"

#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace genex;
using namespace genex::ui;

class TestProgressLine : public QObject
{
    Q_OBJECT

private:
    static Progress half() { return {"Test selection", 31, 50, 12.0, 8.0}; }

private Q_SLOTS:
    void saysHowFarAndHowLong()
    {
        ProgressLine line;
        line.setProgress(half());
        QCOMPARE(line.phase(), QStringLiteral("Test selection"));
        QCOMPARE(line.timeText(), QStringLiteral("62 % · about 8 s left"));
        QCOMPARE(line.findChild<QProgressBar*>()->value(), 620);
    }

    void promisesNothingItDoesNotKnow()
    {
        ProgressLine line;
        line.reset(QStringLiteral("Waiting for the engine"));
        QCOMPARE(line.timeText(), QStringLiteral("estimating time left"));
        QCOMPARE(line.findChild<QProgressBar*>()->maximum(), 0);
    }

    void neverRoundsUpToDone()
    {
        ProgressLine line;
        line.setProgress({"Test selection", 9999, 10000, 12.0, 1.0});
        QVERIFY(line.timeText().startsWith(QStringLiteral("99 %")));
    }

    void pauseBecomesResume()
    {
        ProgressLine line;
        auto* pause = line.findChild<QPushButton*>(QStringLiteral("pauseButton"));
        QSignalSpy toggled(&line, &ProgressLine::pauseToggled);
        line.setProgress(half());
        QTest::mouseClick(pause, Qt::LeftButton);
        QCOMPARE(toggled.takeFirst().first().toBool(), true);
        line.setPaused(true);
        QCOMPARE(pause->text(), QStringLiteral("Resume"));
        QCOMPARE(line.timeText(), QStringLiteral("62 % · paused"));
        QTest::mouseClick(pause, Qt::LeftButton);
        QCOMPARE(toggled.takeFirst().first().toBool(), false);
    }

    void cancelIsAskedForOnce()
    {
        ProgressLine line;
        auto* cancel = line.findChild<QPushButton*>(QStringLiteral("cancelButton"));
        QSignalSpy asked(&line, &ProgressLine::cancelRequested);
        QTest::mouseClick(cancel, Qt::LeftButton);
        line.setStopping();
        QTest::mouseClick(cancel, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(line.timeText(), QStringLiteral("stopping"));
        line.reset(QStringLiteral("Again"));
        QVERIFY(cancel->isEnabled());
    }
};

QTEST_MAIN(TestProgressLine)
#include "tst_progressline.moc"
