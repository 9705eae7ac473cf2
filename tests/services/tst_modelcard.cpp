// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/manifest.h"

#include "common/error.h"
#include "common/resources.h"
#include "common/result.h"
#include "services/modelcard.h"
#include "support/errorof.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using namespace genex;
using genex::testing::errorOf;
using services::findModelCard;
using services::readModelCard;
using Json = nlohmann::json;

namespace {

Json manifest()
{
    contract::BudgetPlan plan;
    plan.budget = 12;
    plan.accuracyWithAll = 0.5;
    plan.threshold = 0.8;
    plan.calibrationErrorAfter = 0.02;
    plan.chosen = {.accuracy = 0.4, .fallbackRate = 0.25};
    contract::ModelManifest manifest;
    manifest.programVersion = "0.9";
    manifest.settings.seed = 18'446'744'073'709'551'615U;
    manifest.rows = {70, 10, 20};
    manifest.features = {{"a", data::FeatureKind::Binary}};
    manifest.classes = {"flu", "cold"};
    manifest.prices = domain::Prices::counting(1);
    manifest.prices.currency = "EUR";
    manifest.plans = {plan};
    return manifest;
}

const std::string kCard = "# Model card\n\nFor people.\n";

std::string fileOf(const Json& header)
{
    const std::string text = header.dump();
    const std::uint64_t length = text.size();
    std::string bytes(sizeof length, '\0');
    std::memcpy(bytes.data(), &length, sizeof length);
    return bytes + text + "numbers";
}

std::string modelFile(const Json& manifest, const std::string& sha256)
{
    return fileOf({{"__metadata__", {{"manifest", manifest.dump()}, {"card", kCard}, {"sha256", sha256}}}});
}

} // namespace

class TestModelCard : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path put(const char* folder, const std::string& bytes) const
    {
        const QString path = m_folder.filePath(QString::fromLatin1(folder));
        QDir().mkpath(path);
        QFile file(path + QStringLiteral("/weights.safetensors"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        file.write(QByteArray::fromStdString(bytes));
        return path.toStdString();
    }

    std::filesystem::path place(const char* folder) const
    {
        return m_folder.filePath(QString::fromLatin1(folder)).toStdString();
    }

    Error refusal(const std::string& bytes) const
    {
        const std::filesystem::path model = put("broken", bytes);
        const auto read = attempt([&] { return readModelCard(model); });
        return errorOf(read);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void saysWhatTheModelSays()
    {
        const domain::ModelCard card = readModelCard(put("a", modelFile(manifest(), "abc")));
        const domain::ModelCard expected{"abc",
                                         "0.9",
                                         18'446'744'073'709'551'615U,
                                         70,
                                         10,
                                         1,
                                         2,
                                         "",
                                         contract::modelPurpose("0.9"),
                                         contract::modelLimits(),
                                         {{12, 0.5, 0.4, 0.25, 0.8, 0.02}}};
        QVERIFY(card == expected);
    }

    void budgetsOfMoneyHaveACurrency()
    {
        Json money = manifest();
        money["settings"]["budget_cost"] = 100;
        QCOMPARE(readModelCard(put("money", modelFile(money, "abc"))).currency, std::string("EUR"));
    }

    void theModelThatComesWithTheProgramHasLimits()
    {
        const domain::ModelCard card = readModelCard(bundledModels() / "embedded" / "1");
        QCOMPARE(card.sha256.size(), std::size_t{64});
        QCOMPARE(card.features, std::size_t{237});
        QCOMPARE(card.classes, std::size_t{50});
        QCOMPARE(card.limits.size(), std::size_t{4});
        QVERIFY(card.limits[0].english().starts_with("For research and education only."));
        QVERIFY(card.purpose.english().starts_with("Which batch of tests"));
        QVERIFY(findModelCard(card.sha256, {bundledModels()}) == card);
    }

    void aModelIsFoundByItsHash()
    {
        put("found/one/1", modelFile(manifest(), "one"));
        put("found/one/2", "damaged");
        put("found/two", modelFile(manifest(), "two"));
        const std::vector<std::filesystem::path> folders{place("nowhere"), place("found")};
        QCOMPARE(findModelCard("one", folders)->sha256, std::string("one"));
        QCOMPARE(findModelCard("two", folders)->sha256, std::string("two"));
        QVERIFY(!findModelCard("three", folders));
        QVERIFY(!findModelCard("", folders));
    }

    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto without = [](const char* field) {
            Json less = manifest();
            less.erase(field);
            return QByteArray::fromStdString(modelFile(less, "x"));
        };
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("short") << QByteArray("\x09\0\0", 3);
        QTest::newRow("cut") << QByteArray("\x09\0\0\0\0\0\0\0{}", 10);
        QTest::newRow("huge") << QByteArray("\xff\xff\xff\xff\xff\xff\xff\x7f{}", 10);
        QTest::newRow("no JSON") << QByteArray("\x02\0\0\0\0\0\0\0{{", 10);
        QTest::newRow("no metadata") << QByteArray("\x02\0\0\0\0\0\0\0{}", 10);
        QTest::newRow("a list") << QByteArray("\x02\0\0\0\0\0\0\0[]", 10);
        QTest::newRow("no manifest") << QByteArray::fromStdString(fileOf({{"__metadata__", {{"a", "b"}}}}));
        QTest::newRow("no rows") << without("rows");
        QTest::newRow("no plans") << without("plans");
        Json odd = manifest();
        odd["plans"] = "many";
        QTest::newRow("odd plans") << QByteArray::fromStdString(modelFile(odd, "x"));
    }

    void brokenFilesAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        const Error error = refusal(bytes.toStdString());
        QVERIFY2(error.code == ErrorCode::Corrupt || error.code == ErrorCode::InvalidInput,
                 error.message.english().c_str());
        QVERIFY2(error.message.english().find("weights.safetensors") != std::string::npos,
                 error.message.english().c_str());
    }

    void noModelIsNotFound()
    {
        const auto read = attempt([&] { return readModelCard(place("none")); });
        QCOMPARE(errorOf(read).code, ErrorCode::NotFound);
    }
};

QTEST_APPLESS_MAIN(TestModelCard)
#include "tst_modelcard.moc"
