// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include "charts/differentialchart.h"
#include "widgets/confidencegauge.h"

#include <cmath>

using namespace genex;
using namespace genex::testing;
using nlohmann::json;
using services::CaseStep;

namespace {

/// As somebody would round it by hand.
QString percent(double share)
{
    const double rounded = std::round(100 * share);
    if (share > 0 && rounded < 1)
        return QStringLiteral("<1\u2009%");
    if (share < 1 && rounded > 99)
        return QStringLiteral(">99\u2009%");
    return QString::number(rounded) + QStringLiteral("\u2009%");
}

QString twoDigits(double share)
{
    if (share > 0 && share < 0.005)
        return QStringLiteral("<.01");
    if (share < 1 && share >= 0.995)
        return QStringLiteral(">.99");
    const QString digits = QString::number(share, 'f', 2);
    return share < 1 && digits.startsWith(QLatin1Char('0')) ? digits.mid(1) : digits;
}

} // namespace

/// Every number that a doctor reads is the one that genex-cli prints for the same patient.
class TestScreenNumbers : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }
    QString model() { return QString::fromStdString(driven().caseStore().model()->path.string()); }

    QString fileOf(const char* name, const json& content)
    {
        QString path = driven().folder() + QLatin1Char('/') + QLatin1String(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray::fromStdString(content.dump()));
        return path;
    }

    json findings() { return json(open().document().input().findings); }
    json recommendation()
    {
        return driven().cli({QStringLiteral("recommend"), QStringLiteral("--model"), model(),
                             QStringLiteral("--findings-file"), fileOf("findings.json", findings())});
    }
    json conclusion()
    {
        return driven().cli({QStringLiteral("conclude"), QStringLiteral("--model"), model(),
                             QStringLiteral("--case"), fileOf("case.json", json(open().document().input()))});
    }
    json explanation()
    {
        const auto list = [](const std::vector<std::string>& names) {
            QStringList texts;
            for (const std::string& name : names)
                texts << QString::fromStdString(name);
            return texts.join(QLatin1Char(','));
        };
        const domain::CaseBatch batch = open().batch();
        return driven().cli({QStringLiteral("explain"), QStringLiteral("--model"), model(),
                             QStringLiteral("--findings-file"), fileOf("findings.json", findings()),
                             QStringLiteral("--order"), list(batch.order), QStringLiteral("--estimate"),
                             list(batch.estimate)});
    }

    QString chart()
    {
        auto* shown = driven().window().findChild<ui::DifferentialChart*>();
        return shown && shown->isVisible() ? shown->accessibleDescription() : QString();
    }

    QString name(const std::string& disease)
    {
        const domain::Disease* entry = driven().caseStore().catalogue().disease(disease);
        return QString::fromStdString(entry ? entry->name : disease);
    }

    /// The rows of the chart against what the command line says, the top six and what is pinned.
    void compareChart(const json& answer, const char* now, const char* mark)
    {
        const QStringList lines = chart().split(QLatin1Char('\n'));
        int compared = 0;
        for (const json& row : answer) {
            const QString disease = name(row.at("disease").get<std::string>());
            const auto line = std::ranges::find_if(lines, [&](const QString& text) {
                return text.startsWith(disease + QLatin1Char(':')) ||
                       text.startsWith(disease + QStringLiteral(" ("));
            });
            if (line == lines.end())
                continue;
            ++compared;
            QVERIFY2(line->contains(twoDigits(row.at(now).get<double>()) + QStringLiteral(" now")),
                     qPrintable(*line));
            if (mark)
                QVERIFY2(line->contains(twoDigits(row.at(mark).get<double>()) +
                                        QStringLiteral(" expected after the batch")),
                         qPrintable(*line));
        }
        QVERIFY2(compared >= 6, qPrintable(chart()));
        QCOMPARE(compared,
                 static_cast<int>(lines.size()) - (chart().contains(QStringLiteral("Other ")) ? 1 : 0));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")),
                 "The engine was not built.");
    }
    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanup() { m_driven.reset(); }

    void theRecommendation()
    {
        const json answer = recommendation();
        QVERIFY(answer.is_object());
        QVERIFY(DrivenWindow::answerIn<domain::Recommendation>(answer) == *open().recommendation());
        QStringList ordered;
        QStringList estimated;
        for (const ui::Row& row :
             driven().window().findChild<ui::RowList*>(QStringLiteral("batch"))->rows()) {
            if (row.checked.value_or(false))
                ordered << row.key;
            if (row.look == ui::RowLook::Estimated)
                estimated << row.key;
        }
        QStringList told;
        for (const json& item : answer.at("order"))
            told << QString::fromStdString(item.at("feature").get<std::string>());
        ordered.sort(); // the window goes by stages
        told.sort();
        QCOMPARE(ordered, told);
        QCOMPARE(estimated.size(), static_cast<qsizetype>(answer.at("estimate").size()));
        compareChart(answer.at("differential"), "now", "expected");
    }

    void whatTheBatchIsExpectedToBring()
    {
        const json answer = explanation();
        QVERIFY(answer.is_object());
        QVERIFY(DrivenWindow::wait(
            [&] { return driven().textOf("expectedResults").contains(QStringLiteral("accuracy")); }));
        const QString shown = driven().textOf("expectedResults");
        QVERIFY2(shown.contains(QStringLiteral("Expected accuracy ") +
                                percent(answer.at("expected_accuracy").get<double>())),
                 qPrintable(shown));
        QVERIFY2(shown.contains(percent(answer.at("accuracy_if_all_ordered").get<double>()) +
                                QStringLiteral(" if everything is ordered")),
                 qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("reach ") +
                                percent(answer.at("expected_confidence").get<double>())),
                 qPrintable(shown));
    }

    void aTestThatIsAddedByHand()
    {
        driven().press(Qt::Key_T, Qt::ControlModifier);
        driven().type(QStringLiteral("tropo"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().recommendation() != nullptr; }));
        const json answer = explanation(); // with it in the order
        const QString accuracy =
            QStringLiteral("Expected accuracy ") + percent(answer.at("expected_accuracy").get<double>());
        QVERIFY2(DrivenWindow::wait([&] {
                     return open().explanation() &&
                            open().explanation()->reasons.size() ==
                                open().batch().order.size() + open().batch().estimate.size() &&
                            driven().textOf("expectedResults").contains(accuracy);
                 }),
                 qPrintable(driven().textOf("expectedResults")));
    }

    void theConclusion()
    {
        driven().placeOrder();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        const json answer = conclusion();
        QVERIFY(answer.is_object());
        QVERIFY(DrivenWindow::answerIn<domain::Conclusion>(answer) == *open().conclusion());
        const json& first = answer.at("differential").front();
        if (!answer.at("abstains").get<bool>())
            QCOMPARE(driven().textOf("outcomeHeadline"), name(first.at("disease").get<std::string>()) +
                                                             QStringLiteral(", ") +
                                                             percent(first.at("probability").get<double>()));
        compareChart(answer.at("differential"), "probability", nullptr);
        const auto gauges = driven().window().findChildren<ui::ConfidenceGauge*>();
        const auto gauge = std::ranges::find_if(gauges, [](const auto* one) { return one->isVisible(); });
        QVERIFY(gauge != gauges.end());
        const QString shown = (*gauge)->accessibleDescription();
        QVERIFY2(shown.contains(twoDigits(answer.at("confidence").get<double>())), qPrintable(shown));
        if (!answer.at("estimates").empty())
            QVERIFY2(shown.contains(twoDigits(answer.at("threshold").get<double>())), qPrintable(shown));
        const auto& rows = driven().window().findChild<ui::RowList*>(QStringLiteral("estimates"))->rows();
        QCOMPARE(rows.size(), static_cast<qsizetype>(answer.at("estimates").size()));
        for (qsizetype i = 0; i < rows.size(); ++i)
            QCOMPARE(rows[i].key.toStdString(),
                     answer.at("estimates")[static_cast<std::size_t>(i)].at("feature").get<std::string>());
    }
};

QTEST_MAIN(TestScreenNumbers)
#include "tst_screennumbers.moc"
