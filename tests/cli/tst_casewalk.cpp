// SPDX-License-Identifier: GPL-3.0-or-later
// A case from its first finding to a signed export, by the model that comes with the program.
#include "storecli.h"

#include <algorithm>

using namespace genex::testing;

namespace {

/// Some value for each awaited test, of the kind that the model wants.
QStringList resultsFor(const json& awaited)
{
    const json manifest = json::parse(contentOf(qEnvironmentVariable("GENEX_SOURCE_DIR") +
                                                QStringLiteral("/models/embedded/1/manifest.json"))
                                          .toStdString());
    QStringList results;
    for (const json& feature : manifest.at("features")) {
        const auto id = feature.at("id").get<std::string>();
        if (std::ranges::find(awaited, json(id)) == awaited.end())
            continue;
        results << QString::fromStdString(id) + (feature.at("kind") == "binary"
                                                     ? QStringLiteral("=absent")
                                                     : QStringLiteral("=unavailable"));
    }
    return results;
}

} // namespace

class TestCaseWalk : public QObject
{
    Q_OBJECT

private:
    json shown(const char* more = "--json") const { return m_cli.onCase("show", m_id, more).document(); }

    StoreCli m_cli;
    QString m_id;

private Q_SLOTS:
    void initTestCase()
    {
        const json made = m_cli.call("store init --json").document();
        QVERIFY(made.at("recovery_key").get<std::string>().size() > 20);
        const Ran ran = m_cli.call({QStringLiteral("case"), QStringLiteral("new"), QStringLiteral("--name"),
                                    QStringLiteral("Jane Roe"), QStringLiteral("--age"), QStringLiteral("54"),
                                    QStringLiteral("--sex"), QStringLiteral("female")});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out.count('\n'), 1);
        m_id = QString::fromUtf8(ran.out).trimmed();
        QCOMPARE(m_id.size(), 26);
    }

    void findingsAreSetTogether()
    {
        GENEX_ENDS(m_cli.onCase("conclude", m_id), 2, "too early");
        GENEX_SUCCEEDS(m_cli.onCase("set", m_id, "fever=present cough=absent temperature=38.9"));
        const json document = shown();
        QCOMPARE(document.at("findings").size(), std::size_t{3});
        QVERIFY(document.at("state") == "draft");
        QVERIFY(document.at("patient").at("age_years") == 54);
    }

    void theOrderIsAskedForAndPlaced()
    {
        GENEX_ENDS(m_cli.onCase("order", m_id, "--add tropnin"), 2, "troponin"); // names like it
        GENEX_ENDS(m_cli.onCase("order", m_id, "--add cough"), 2, "already known");
        QVERIFY(shown().at("state") == "draft");
        const json answer =
            m_cli.onCase("order", m_id, "--budget-count 12 --add troponin --without crp --json").document();
        QVERIFY(answer.at("state") == "ordered");
        QVERIFY(!answer.at("ordered").empty());
        QVERIFY(answer.at("ordered").size() <= 13);
        QCOMPARE(answer.at("ordered").back().get<std::string>(), "troponin");
        for (const char* list : {"ordered", "estimated"})
            QVERIFY(std::ranges::find(answer.at(list), json("crp")) == answer.at(list).end());
        QVERIFY(shown().at("awaited") == answer.at("ordered"));
        GENEX_ENDS(m_cli.onCase("order", m_id), 2, "has been placed");
        const Ran waiting = m_cli.onCase("conclude", m_id);
        QCOMPARE(waiting.exitCode, 2);
        for (const json& test : answer.at("ordered"))
            QVERIFY2(waiting.err.contains(test.get<std::string>().c_str()), waiting.err.constData());
    }

    void resultsLeadToAConclusion()
    {
        json state;
        for (int round = 0; round < 2 && state != "concluded"; ++round) {
            GENEX_SUCCEEDS(m_cli.onCase("result", m_id, resultsFor(shown().at("awaited"))));
            QVERIFY(shown().at("state") == "results_in");
            const Ran ran = m_cli.onCase("conclude", m_id, "--json");
            QVERIFY2(ran.exitCode == 0, ran.err.constData());
            state = ran.document().at("state");
            QVERIFY(state == "concluded" || state == "fallback_ordered");
            QCOMPARE(ran.document().at("awaited").empty(), state == "concluded");
        }
        QVERIFY(state == "concluded");
        QVERIFY(!shown().at("conclusion").at("conclusion").at("differential").empty());
    }

    void estimatesStandApartAndAreNamed()
    {
        const QByteArray text = m_cli.onCase("show", m_id, "--history").out;
        QVERIFY(text.startsWith("Patient: Jane Roe, 54 years, female\n"));
        QVERIFY(text.contains("For research and education"));
        QVERIFY(text.contains("temperature: 38.9"));
        QVERIFY(text.contains("History\n  1 "));
        const json document = shown("--history --json");
        QVERIFY(document.at("history").size() > 5);
        for (const json& estimate : document.value("/estimates/values"_json_pointer, json::array())) {
            const auto feature = estimate.at("feature").get<std::string>();
            QVERIFY2(text.contains(("  " + feature + "  ≈ ").c_str()), feature.c_str());
            for (const json& result : document.at("results"))
                QVERIFY(result.at("feature") != feature);
        }
    }

    void aConcludedCaseTakesNothingUntilItIsAmended()
    {
        GENEX_ENDS(m_cli.onCase("set", m_id, "headache=present"), 2, "concluded");
        GENEX_ENDS(m_cli.onCase("note", m_id, "late"), 2, "concluded");
        GENEX_ENDS(m_cli.onCase("undo", m_id), 2, "nothing to undo");
        GENEX_SUCCEEDS(m_cli.onCase("amend", m_id, "a result was wrong"));
        GENEX_SUCCEEDS(m_cli.onCase("conclude", m_id));
        QVERIFY(shown().at("state") == "amended");
        QCOMPARE(shown().at("former_conclusions").size(), std::size_t{1});
    }

    void anotherBatchStartsFromAllThatIsKnown()
    {
        GENEX_SUCCEEDS(m_cli.onCase("next", m_id));
        const json answer = m_cli.onCase("order", m_id, "--budget-count 12 --json").document();
        QVERIFY(shown().at("round") == 2);
        for (const json& test : answer.at("ordered"))
            QVERIFY(test != "fever");
    }

    void theReportLeavesByPseudonym()
    {
        const auto report = [this](const QStringList& rest) {
            return m_cli.call(QStringList{QStringLiteral("report"), m_id} + rest);
        };
        const QString out = QStringLiteral("--out");
        const QString html = m_cli.file("case.html");
        const json made = report({out, html, QStringLiteral("--json")}).document();
        QVERIFY(made.at("kind") == "html");
        QVERIFY(made.at("pseudonymised") == true);
        QVERIFY(made.at("pages") >= 2);
        const QByteArray text = contentOf(html);
        QVERIFY(text.contains("research and education"));
        QVERIFY(text.contains("has not been validated on patients"));
        QVERIFY(!text.contains("Jane") && !text.contains("Roe"));
        QCOMPARE(shown().at("reports").size(), std::size_t{1});
        GENEX_ENDS(report({out, html}), 2, "already exists");
        GENEX_SUCCEEDS(report({out, html, QStringLiteral("--overwrite"), QStringLiteral("--with-name")}));
        QVERIFY(contentOf(html).contains("Jane Roe"));
        GENEX_SUCCEEDS(report({out, m_cli.file("case.pdf")}));
        QVERIFY(contentOf(m_cli.file("case.pdf")).startsWith("%PDF-"));
        GENEX_ENDS(report({out, m_cli.file("case.docx")}), 2, "does not end in .pdf or .html");
        GENEX_ENDS(
            m_cli.call({QStringLiteral("report"), QStringLiteral("nothing"), out, m_cli.file("nothing.pdf")}),
            3, "There is no case nothing");
        QVERIFY(!QFile::exists(m_cli.file("nothing.pdf")));
    }

    void theCaseLeavesSignedAndComesBack()
    {
        const QString file = m_cli.file("case.json");
        GENEX_SUCCEEDS(m_cli.onCase("export", m_id, {QStringLiteral("--out"), file}));
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        GENEX_ENDS(m_cli.onCase("export", m_id, {QStringLiteral("--out"), file}), 2, "already exists");
        QVERIFY(m_cli.onCase("export", m_id).document().at("case").at("id") == m_id.toStdString());
        const Ran again = m_cli.call({QStringLiteral("case"), QStringLiteral("import"), file});
        QCOMPARE(again.exitCode, 0);
        QVERIFY(again.err.contains("already"));
        QVERIFY(QString::fromUtf8(again.out).trimmed() != m_id);
        m_cli.write("altered.json", contentOf(file).replace("38.9", "39.9"));
        GENEX_ENDS(m_cli.call({QStringLiteral("case"), QStringLiteral("import"), m_cli.file("altered.json")}),
                   7, "altered");
    }

    void deidentifiedExportsAreShownBeforeTheyLeave()
    {
        const json parts = m_cli.onCase("export", m_id, "--deidentified --preview --json").document();
        QVERIFY(std::ranges::any_of(parts, [](const json& part) { return part.at("withheld") == true; }));
        QVERIFY(!m_cli.onCase("export", m_id, "--deidentified").out.contains("Jane"));
        QCOMPARE(m_cli.call("case export --deidentified").document().size(), std::size_t{2});
        GENEX_ENDS(m_cli.call("case export"), 2, "No case is given");
        GENEX_ENDS(m_cli.call("case export --preview"), 2, "--deidentified");
    }

    void theAuditLogIsWhole()
    {
        const json verified = m_cli.call("audit verify --json").document();
        QVERIFY(verified.at("whole") == true);
        m_cli.write("anchor.json", QByteArray::fromStdString(verified.dump()));
        const Ran ran = m_cli.call({QStringLiteral("audit"), QStringLiteral("verify"),
                                    QStringLiteral("--anchor"), m_cli.file("anchor.json")});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.endsWith("entries, intact\n"), ran.out.constData());
        const json page = m_cli.call("audit show --from 1 --limit 3 --json").document();
        QVERIFY(page.at("entries").at(0).at("action") == "store.created");
        QCOMPARE(page.at("entries").size(), std::size_t{3});
    }

    void aModelThatIsNotThereIsNotFound()
    {
        GENEX_ENDS(
            m_cli.onCase("set", m_id,
                         {QStringLiteral("fever=absent"), QStringLiteral("--model"), m_cli.file("nothing")}),
            3, "no model in");
    }
};

QTEST_GUILESS_MAIN(TestCaseWalk)
#include "tst_casewalk.moc"
