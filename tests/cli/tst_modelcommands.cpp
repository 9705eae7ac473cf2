// SPDX-License-Identifier: GPL-3.0-or-later
// `genex-cli model`: its description, its threshold, and whether it is whole.
#include "modelcli.h"

using namespace genex::testing;

class TestModelCommands : public ModelCliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { trainModel(); }

    void modelsAreDescribed()
    {
        const QString model = m_cli.file("model");
        const Ran shown =
            m_cli.run({QStringLiteral("model"), QStringLiteral("show"), model, QStringLiteral("--json")});
        QVERIFY2(shown.exitCode == 0, shown.err.constData());
        QCOMPARE(shown.document().at("sha256").dump(), m_trained.at("model_sha256").dump());
        QCOMPARE(shown.document().at("manifest").dump(), m_trained.at("manifest").dump());
        const Ran text = m_cli.run({QStringLiteral("model"), QStringLiteral("show"), model});
        QVERIFY2(text.out.contains("seed: 0"), text.out.constData());
        const Ran whole = m_cli.run({QStringLiteral("model"), QStringLiteral("verify"), model});
        QVERIFY2(whole.exitCode == 0 && whole.out.contains("is intact"), whole.err.constData());
        const Ran card = m_cli.run({QStringLiteral("model"), QStringLiteral("card"), model});
        QCOMPARE(card.out.trimmed(), contentOf(m_cli.file("model/card.md")).trimmed());
        QVERIFY(card.out.contains("research and education"));
    }

    void aThresholdIsChosenByHand()
    {
        const QStringList threshold{QStringLiteral("model"), QStringLiteral("threshold"),
                                    m_cli.file("model")};
        const json& plans = m_trained.at("manifest").at("plans");
        const auto plan =
            std::ranges::find_if(plans, [](const json& one) { return one.at("curve").size() > 1; });
        QVERIFY(plan != plans.end());
        const QStringList budget{QStringLiteral("--budget"),
                                 QString::fromStdString(plan->at("budget").dump())};
        const Ran curve = m_cli.run(threshold + budget + words("--json"));
        QVERIFY2(curve.exitCode == 0, curve.err.constData());
        QCOMPARE(curve.document().dump(), plan->dump());
        const Ran text = m_cli.run(threshold + budget);
        QVERIFY2(text.out.contains("fall back") && text.out.contains("In use"), text.out.constData());

        const Ran changed = m_cli.run(threshold + budget + words("--threshold 2 --json --out") +
                                      QStringList{m_cli.file("strict")});
        QVERIFY2(changed.exitCode == 0, changed.err.constData());
        QCOMPARE(changed.document().at("plan").at("threshold").dump(),
                 plan->at("curve").back().at("tau").dump());
        const Ran card = m_cli.run({QStringLiteral("model"), QStringLiteral("card"), m_cli.file("strict")});
        QVERIFY(card.out.contains("set manually"));
        refuses(threshold + words("--threshold 0.5"), 2, "--out");
        refuses(threshold + words("--budget 77777"), 2, "Use one of its budgets");
        refuses(threshold + words("--threshold 0.5 --out") + QStringList{m_cli.file("strict")}, 2, "strict");
    }

    void aDamagedModelIsRefused()
    {
        QDir().mkpath(m_cli.file("damaged"));
        for (const char* name : {"weights.safetensors", "manifest.json", "card.md"}) {
            QByteArray bytes = contentOf(m_cli.file("model/") + QLatin1String(name));
            if (qstrcmp(name, "weights.safetensors") == 0)
                bytes[bytes.size() - 7] = static_cast<char>(bytes[bytes.size() - 7] ^ 1);
            write(m_cli.file("damaged/") + QLatin1String(name), bytes);
        }
        refuses({QStringLiteral("model"), QStringLiteral("verify"), m_cli.file("damaged")}, 7,
                "weights.safetensors");
    }

    void aModelThatIsNotThereIsNamed()
    {
        const QStringList none{QStringLiteral("model"), QStringLiteral("verify"), m_cli.file("nowhere")};
        refuses(none, 3, "nowhere");
    }
};

QTEST_GUILESS_MAIN(TestModelCommands)
#include "tst_modelcommands.moc"
