// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/languagescope.h"
#include "reportcases.h"

#include "exchange/report.h"
#include "support/translations/englishtexts.h"

#include <QTest>

using namespace genex;
using namespace genex::testing;

namespace {

/// Every text of a report, in order.
class TextsOfReport
{
public:
    explicit TextsOfReport(const exchange::ReportContent& content)
    {
        texts << content.title << content.subject << content.state << content.notice << content.headline;
        for (const auto* part :
             {&content.remarks, &content.left, &content.right, &content.wide, &content.details}) {
            for (const exchange::ReportSection& section : *part) {
                texts << section.heading;
                for (const exchange::ReportBlock& block : section.blocks)
                    std::visit(*this, block);
            }
        }
    }

    void operator()(const exchange::ReportText& block) { texts << block.text; }
    void operator()(const exchange::ReportFacts& block)
    {
        for (const exchange::ReportFact& fact : block.facts)
            texts << fact.name << fact.value;
    }
    void operator()(const exchange::ReportEntries& block)
    {
        for (const exchange::ReportEntry& entry : block.entries)
            texts << entry.name << entry.value;
    }
    void operator()(const exchange::ReportEstimates& block)
    {
        texts << block.title << block.remark;
        for (const exchange::ReportFact& fact : block.values)
            texts << fact.name << fact.value;
    }
    void operator()(const exchange::ReportBars& block)
    {
        texts << block.nowLabel << block.beforeLabel << block.expectedLabel;
    }
    void operator()(const exchange::ReportGauge& block) { texts << block.words; }
    void operator()(const exchange::ReportTable& block)
    {
        texts << block.head;
        for (const QStringList& row : block.rows)
            texts << row;
    }

    QStringList texts;
};

} // namespace

class TestGermanReport : public QObject
{
    Q_OBJECT

private:
    EnglishTexts m_english;

private Q_SLOTS:
    void noEnglishIsLeft_data()
    {
        QTest::addColumn<CaseDocument>("document");
        QTest::newRow("drafted") << drafted().document;
        QTest::newRow("ordered") << ordered().document;
        QTest::newRow("planned personally")
            << drafted().then(RecommendationMade{recommendedPersonally(), "m"}).document;
        QTest::newRow("reported") << reported().document;
        QTest::newRow("concluded") << concluded().document;
        QTest::newRow("fallen back") << fallenBack().document;
        QTest::newRow("concluded after the fallback") << concludedAfterFallBack().document;
        QTest::newRow("amended") << amended().document;
        QTest::newRow("amended and concluded") << amendedAndConcluded().document;
    }

    void noEnglishIsLeft()
    {
        QFETCH(CaseDocument, document);
        const language::LanguageScope scope(language::Language::German);
        QStringList english;
        for (const QString& text : TextsOfReport(reportOf(document)).texts) {
            if (const QString source = m_english.sourceOf(text); !source.isEmpty())
                english << text;
        }
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QStringLiteral(" | "))));
    }

    void numbersHaveACommaAndThePageSaysItsLanguage()
    {
        const language::LanguageScope scope(language::Language::German);
        const auto content = reportOf(drafted().document);
        QVERIFY2(TextsOfReport(content).texts.join(QLatin1Char('\n')).contains(QStringLiteral("38,9")),
                 qPrintable(TextsOfReport(content).texts.join(QLatin1Char('\n'))));
        QVERIFY(exchange::reportHtml(content).contains(QStringLiteral("lang=\"de")));
    }

    void theSameCaseInEnglishIsAsBefore()
    {
        const auto before = reportOf(concluded().document);
        {
            const language::LanguageScope scope(language::Language::German);
            QVERIFY(reportOf(concluded().document) != before);
        }
        QVERIFY(reportOf(concluded().document) == before);
    }
};

QTEST_GUILESS_MAIN(TestGermanReport)
#include "tst_germanreport.moc"
