// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/reportpreview.h"

#include "exchange/reportcontent.h"

#include <QCheckBox>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::ui;
using services::Report;
using services::ReportKind;

namespace {

Report reportOf(bool namesPatient)
{
    exchange::ReportContent content;
    content.title = QStringLiteral("Case report");
    content.subject = namesPatient ? QStringLiteral("Ann Doe") : QStringLiteral("Patient k7x2qd");
    content.state = QStringLiteral("Draft");
    content.headline = QStringLiteral("Nothing yet.");
    content.details = {{QStringLiteral("History"), {exchange::ReportText{QStringLiteral("Opened.")}}}};
    return Report(content, "id", namesPatient);
}

} // namespace

class TestReportPreview : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ReportPreview> m_preview;

    QPushButton* button(const char* name)
    {
        return m_preview->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    QCheckBox* withName() { return m_preview->findChild<QCheckBox*>(QStringLiteral("withName")); }
    QString message() { return m_preview->findChild<QLabel*>(QStringLiteral("reportMessage"))->text(); }
    QList<QWidget*> pages()
    {
        QList<QWidget*> found;
        for (QWidget* widget : m_preview->findChild<QScrollArea*>()->findChildren<QWidget*>()) {
            if (widget->accessibleName().startsWith(QStringLiteral("Page ")))
                found << widget;
        }
        return found;
    }

private Q_SLOTS:
    void init()
    {
        m_preview = std::make_unique<ReportPreview>();
        m_preview->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_preview.get()));
        m_preview->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_preview.get()));
    }

    void nothingCanLeaveBeforeThereIsAReport()
    {
        for (const char* name : {"savePdf", "saveHtml", "printReport"})
            QVERIFY2(!button(name)->isEnabled(), name);
        QVERIFY(button("closeReport")->isEnabled());
        QVERIFY(!withName()->isChecked());
        m_preview->showReport(reportOf(true)); // nobody has asked for a name
        QVERIFY(!button("savePdf")->isEnabled());
    }

    void thePagesAreShown()
    {
        m_preview->showReport(reportOf(false));
        QCOMPARE(pages().size(), 2);
        QCOMPARE(pages().first()->accessibleName(), QStringLiteral("Page 1 of 2"));
        QVERIFY(m_preview->findChild<QScrollArea*>()->accessibleDescription().contains(
            QStringLiteral("Nothing yet.")));
        const QImage picture = pages().first()->grab().toImage();
        QCOMPARE(picture.pixelColor(10, 10), QColor(Qt::white));
        bool hasInk = false;
        for (int x = 0; x < picture.width() && !hasInk; ++x)
            hasInk = picture.pixelColor(x, 70).lightness() < 128;
        QVERIFY(hasInk);
    }

    void theNameIsAskedForAndSaid()
    {
        m_preview->showReport(reportOf(false));
        QVERIFY(message().startsWith(QStringLiteral("By pseudonym")));
        QSignalSpy wanted(m_preview.get(), &ReportPreview::reportWanted);
        QTest::keyClick(m_preview.get(), Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(wanted.size(), 1); // a key presses the button for a moment first
        QCOMPARE(wanted.first().first().toBool(), true);
        QVERIFY(!button("savePdf")->isEnabled());
        m_preview->showReport(reportOf(false)); // too late
        QVERIFY(!button("savePdf")->isEnabled());
        m_preview->showReport(reportOf(true));
        QVERIFY(button("savePdf")->isEnabled());
        QVERIFY(message().contains(QStringLiteral("names the patient")));
    }

    void saveAsksForAFileAndHandsOverWhatIsShown()
    {
        m_preview->showReport(reportOf(false));
        std::vector<ReportKind> kinds;
        QString path;
        m_preview->setFileChooser([&](QWidget*, ReportKind kind) {
            kinds.push_back(kind);
            return path;
        });
        QStringList saved;
        connect(m_preview.get(), &ReportPreview::saveWanted, this,
                [&](const Report& report, const QString& to) {
                    saved << to;
                    QCOMPARE(report.caseId(), std::string("id"));
                });
        QTest::keyClick(m_preview.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(kinds.size(), std::size_t{1});
        QVERIFY(saved.isEmpty()); // no file was chosen
        path = QStringLiteral("a.html");
        QTest::mouseClick(button("saveHtml"), Qt::LeftButton);
        QCOMPARE(saved, QStringList{QStringLiteral("a.html")});
        QVERIFY((kinds == std::vector{ReportKind::Pdf, ReportKind::Html}));
        QVERIFY(!button("savePdf")->isEnabled()); // until it is answered
        m_preview->showSaved(path);
        QVERIFY(message().contains(path));
        QVERIFY(button("savePdf")->isEnabled());
    }

    void aProblemIsSaidAndCanBeTriedAgain()
    {
        m_preview->showReport(reportOf(false));
        m_preview->setFileChooser([](QWidget*, ReportKind) { return QStringLiteral("a.pdf"); });
        QTest::mouseClick(button("savePdf"), Qt::LeftButton);
        m_preview->showProblem({ErrorCode::Io, "The disk is full.", "Free some space."});
        QCOMPARE(message(), QStringLiteral("! The disk is full. Free some space."));
        QVERIFY(button("savePdf")->isEnabled());
    }

    void nothingIsPrintedBeforeTheCaseSaysSo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("printed.pdf"));
        m_preview->showReport(reportOf(false));
        bool isWanted = false;
        int asked = 0;
        m_preview->setPrinterChooser([&](QWidget*, QPrinter& printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            ++asked;
            return isWanted;
        });
        QSignalSpy wanted(m_preview.get(), &ReportPreview::printWanted);
        QTest::keyClick(m_preview.get(), Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(asked, 1);
        QCOMPARE(wanted.size(), 0);
        isWanted = true;
        QTest::keyClick(m_preview.get(), Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(wanted.size(), 1);
        QVERIFY(!QFile::exists(path));
        m_preview->print();
        QVERIFY(QFile::exists(path));
        QFile::remove(path);
        m_preview->print(); // once
        QVERIFY(!QFile::exists(path));
    }

    void escapeCloses()
    {
        QTest::keyClick(m_preview.get(), Qt::Key_Escape);
        QVERIFY(!m_preview->isVisible());
    }
};

QTEST_MAIN(TestReportPreview)
#include "tst_reportpreview.moc"
