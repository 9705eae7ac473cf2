// SPDX-License-Identifier: GPL-3.0-or-later
// The models of a machine, as a script would look after them.
#include "storecli.h"

#include <QDir>

using namespace genex::testing;

namespace {

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

/// Two diseases of the catalogue that two columns tell; sepsis must not be missed.
QByteArray patients()
{
    QByteArray csv = "fever,cough,f2,f3,f4,f5,disease\n";
    quint32 state = 1;
    const auto draw = [&state](quint32 bound) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) % bound;
    };
    for (int row = 0; row < 300; ++row) {
        int values[6];
        for (int& value : values) {
            value = static_cast<int>(draw(2));
            csv += QByteArray::number(value) + ',';
        }
        csv += values[0] == 1 ? "sepsis\n" : values[1] == 1 ? "influenza\n" : "migraine\n";
    }
    return csv;
}

} // namespace

class TestModelRegistryCommands : public QObject
{
    Q_OBJECT

private:
    const StoreCli m_cli;

    QString model(const char* name) const
    {
        return m_cli.profile() + QStringLiteral("/models/") + QLatin1String(name);
    }

    QStringList table() const
    {
        return {QStringLiteral("--data"), m_cli.file("t.csv"), QStringLiteral("--label"),
                QStringLiteral("disease")};
    }

    void train(const char* name, const char* seed) const
    {
        GENEX_SUCCEEDS(m_cli.run(
            QStringList{QStringLiteral("train"), QStringLiteral("--out"), model(name),
                        QStringLiteral("--seed"), QLatin1String(seed)} +
            table() +
            words(
                "--buckets 1 --budget 0.5 --observed 1 --generator none --set pools=2 --set hidden=16 --set "
                "shared_steps=150 --set bucket_steps=10 --set scoring_rows=64")));
    }

    json models() const
    {
        const Ran ran = m_cli.run("models list --json");
        return ran.exitCode == 0 ? ran.document().at("models") : json();
    }

    std::string shaOf(const char* name) const
    {
        for (const json& entry : models()) {
            if (entry.at("name") == name)
                return entry.at("sha256").get<std::string>();
        }
        return {};
    }

    std::string activeName() const
    {
        for (const json& entry : models()) {
            if (entry.at("active") == true)
                return entry.at("name").get<std::string>();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_cli.write("t.csv", patients());
        QDir().mkpath(m_cli.profile() + QStringLiteral("/models"));
        train("first", "1");
        train("second", "2");
    }

    void listAndShow()
    {
        QCOMPARE(models().size(), std::size_t(3));
        QCOMPARE(activeName(), std::string("embedded/1"));
        const Ran listed = m_cli.run("models list");
        QVERIFY2(listed.out.contains("✓ active") && listed.out.contains("second"), listed.out.constData());
        const Ran shown = m_cli.run("models show second");
        QVERIFY2(shown.out.contains("Use and limits"), shown.out.constData());
        QVERIFY(m_cli.run("models show second --json").document().at("card").is_string());
        GENEX_ENDS(m_cli.run("models show third"), 3, "There is no model third");
        QVERIFY(m_cli.run("models history").out.contains("No model has been activated yet"));
    }

    void withoutAStore()
    {
        GENEX_ENDS(m_cli.run("models activate first"), 2, "Not all checks passed");
        QCOMPARE(activeName(), std::string("embedded/1"));
        GENEX_SUCCEEDS(
            m_cli.run(words("models activate first --reason") << QStringLiteral("to try it out once")));
        QCOMPARE(activeName(), std::string("first"));
        QVERIFY(m_cli.run("models history").out.contains("to try it out once"));
        GENEX_ENDS(m_cli.run("models activate first"), 2, "already active");
    }

    void comparedActivatedAndRolledBack()
    {
        GENEX_SUCCEEDS(m_cli.call("store init"));
        const Ran compared = m_cli.call(words("models compare second first") + table());
        QVERIFY2(compared.exitCode == 0, compared.err.constData());
        QVERIFY2(compared.out.contains("sepsis") && compared.out.contains("too optimistic"),
                 compared.out.constData());
        const json both = m_cli.call(words("models compare second first --json") + table()).document();
        QVERIFY(both.at("first").at("data_sha256") == both.at("second").at("data_sha256"));
        QVERIFY(both.at("second").at("saw_test_rows") == true);
        QVERIFY(both.at("first").at("saw_test_rows") == false);
        // The figures were kept, so the gate knows them.
        const Ran activated = m_cli.call(words("models activate second --json --reason")
                                         << QStringLiteral("agreed in the meeting"));
        QVERIFY2(activated.exitCode == 0, activated.err.constData());
        for (const json& check : activated.document().at("checks")) {
            QVERIFY2(check.at("state") != "not_known", check.dump().c_str());
            if (check.at("name") == "files" || check.at("name") == "evaluated")
                QVERIFY(check.at("state") == "passed");
        }
        QCOMPARE(activeName(), std::string("second"));
        const json log = m_cli.call("audit show --json").document();
        QVERIFY2(log.dump().find("model.activated") != std::string::npos, log.dump().c_str());
        const QString first = QString::fromStdString(shaOf("first"));
        GENEX_ENDS(
            m_cli.call({QStringLiteral("models"), QStringLiteral("rollback"), QStringLiteral("embedded/1")}),
            3, "was active before");
        GENEX_SUCCEEDS(m_cli.call({QStringLiteral("models"), QStringLiteral("rollback"), first.left(12),
                                   QStringLiteral("--reason"), QStringLiteral("the newer one was worse")}));
        QCOMPARE(activeName(), std::string("first"));
        QCOMPARE(m_cli.run("models history --json").document().size(), std::size_t(3));
    }

    void movedByAFile()
    {
        const QString file = m_cli.file("second.genexmodel");
        GENEX_SUCCEEDS(
            m_cli.run({QStringLiteral("models"), QStringLiteral("export"), QStringLiteral("second"), file}));
        GENEX_ENDS(
            m_cli.run({QStringLiteral("models"), QStringLiteral("export"), QStringLiteral("second"), file}),
            2, "already exists");
        GENEX_ENDS(m_cli.call("models remove second"), 2, "once active");
        GENEX_SUCCEEDS(m_cli.call("models remove second --sure"));
        QVERIFY(!QFile::exists(model("second")));
        QByteArray bytes = contentOf(file);
        bytes[bytes.size() - 3] = static_cast<char>(bytes[bytes.size() - 3] ^ 1);
        m_cli.write("spoilt.genexmodel", bytes);
        const Ran spoilt =
            m_cli.call({QStringLiteral("models"), QStringLiteral("import"), m_cli.file("spoilt.genexmodel")});
        QVERIFY(spoilt.exitCode != 0 && spoilt.err.contains("damaged"));
        QCOMPARE(models().size(), std::size_t(2));
        GENEX_SUCCEEDS(m_cli.call({QStringLiteral("models"), QStringLiteral("import"), file}));
        QVERIFY(!shaOf("second").empty());
        QCOMPARE(models().size(), std::size_t(3));
    }

    void aDamagedChoiceIsSaid()
    {
        QFile file(model("active.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        const Ran listed = m_cli.run("models list");
        QVERIFY2(listed.exitCode == 0 && listed.out.contains("active.json"), listed.out.constData());
        QCOMPARE(activeName(), std::string("embedded/1"));
    }
};

QTEST_GUILESS_MAIN(TestModelRegistryCommands)
#include "tst_modelregistrycommands.moc"
