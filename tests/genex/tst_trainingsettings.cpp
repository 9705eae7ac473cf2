// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"

#include "genex/training.h"

#include <QTest>

#include <limits>

using namespace genex;
using namespace genex::method;

class TestTrainingSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaultsAreValid() { validate(TrainingSettings{}); }

    void roundTrip()
    {
        TrainingSettings settings;
        settings.seed = std::numeric_limits<std::uint64_t>::max();
        settings.buckets = 2;
        settings.learningRate = 0.5;
        settings.device = "cpu";
        settings.checkpointFile = "some/file";
        QVERIFY(nlohmann::json(settings).get<TrainingSettings>() == settings);
    }

    void missingFieldsKeepTheirDefault()
    {
        const auto settings = nlohmann::json::parse(R"({"hidden": 32})").get<TrainingSettings>();
        QCOMPARE(settings.hidden, 32);
        QCOMPARE(settings.pools, TrainingSettings{}.pools);
    }

    void badValuesNameTheirField_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* json, const char* field) {
            QTest::newRow(json) << QString::fromUtf8(json) << QString::fromUtf8(field);
        };
        row("{\"buckets\": 3}", "buckets");
        row("{\"buckets\": 0}", "buckets");
        row("{\"buckets\": 2048}", "buckets");
        row("{\"buckets\": 4.0}", "buckets");
        row("{\"buckets\": 99999999999}", "buckets");
        row("{\"seed\": -1}", "seed");
        row("{\"learning_rate\": 0}", "learning_rate");
        row("{\"learning_rate\": \"fast\"}", "learning_rate");
        row("{\"learning_rate\": null}", "learning_rate");
        row("{\"budget_fraction\": 1.5}", "budget_fraction");
        row("{\"hidden\": -1}", "hidden");
        row("{\"batch_size\": 0}", "batch_size");
        row("{\"pools\": 0}", "pools");
        row("{\"device\": 1}", "device");
        row("{\"colour\": 1}", "colour");
    }

    void badValuesNameTheirField()
    {
        QFETCH(const QString, json);
        QFETCH(const QString, field);
        const auto parsed = nlohmann::json::parse(json.toStdString());
        const Error error = failureOf([&] { return parsed.get<TrainingSettings>(); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY2(error.message.english().find('"' + field.toStdString() + '"') != std::string::npos,
                 error.message.english().c_str());
    }

    void notANumberIsRefused()
    {
        TrainingSettings settings;
        settings.weightDecay = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(failureOf([&] { validate(settings); }).code, ErrorCode::InvalidInput);
    }

    void somethingElseThanAnObjectIsRefused()
    {
        QCOMPARE(failureOf([] { return nlohmann::json::array().get<TrainingSettings>(); }).code,
                 ErrorCode::InvalidInput);
    }
};

QTEST_APPLESS_MAIN(TestTrainingSettings)
#include "tst_trainingsettings.moc"
