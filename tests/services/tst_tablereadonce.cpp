// SPDX-License-Identifier: GPL-3.0-or-later
// A table from the window to a model that was trained, measured and compared, with the real engine: each of
// the two programs reads the file once. Both log what they read.
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "common/log.h"
#include "common/random.h"
#include "services/datasetservice.h"
#include "services/engineservice.h"
#include "support/errorof.h"
#include "support/services/servicefixtures.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace genex;
using namespace genex::testing;
using services::DatasetService;
using services::EngineService;

namespace {

/// Patients of two diseases and two wards, with what was known of each first.
QByteArray patients(int rows)
{
    Random random(5);
    QByteArray text = "fever,cough,rash,pain,steps,ward,observed,disease\n";
    for (int r = 0; r < rows; ++r) {
        const auto disease = static_cast<int>(random.below(2));
        for (int f = 0; f < 4; ++f)
            text += random.bernoulli(f % 2 == disease ? 0.8 : 0.3) ? "yes," : "no,";
        text += QByteArray::number(static_cast<int>(random.below(5))) + ",w" + QByteArray::number(r % 40) +
                ",fever|cough," + (disease == 0 ? "flu" : "cold") + '\n';
    }
    return text;
}

struct Readings
{
    std::vector<int> rowsInFront;
    std::vector<int> rowsInEngine;
};

Readings readingsIn(const QString& log)
{
    Readings readings;
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no log");
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        const bool isEngine = line[QLatin1String("event")] == QLatin1String("engine.log");
        const QJsonObject entry = isEngine ? line[QLatin1String("line")].toObject() : line;
        if (entry[QLatin1String("event")] == QLatin1String("table.read"))
            (isEngine ? readings.rowsInEngine : readings.rowsInFront)
                .push_back(entry[QLatin1String("rows")].toInt());
    }
    return readings;
}

} // namespace

class TestTableReadOnce : public QObject
{
    Q_OBJECT

private:
    EngineService m_engine{QStringLiteral("test")};

    template <typename Message>
    bool isDone(const typename Message::Params& params)
    {
        const auto answer = m_engine.askAndWait<Message>(params);
        if (!answer)
            qWarning("%s", describe(errorOf(answer)).c_str());
        return answer.has_value();
    }

    static contract::TrainTask taskOf(const services::DatasetRecord& draft, const QString& output)
    {
        contract::TrainTask task;
        task.source = draft.source;
        task.split = draft.split;
        task.dataSha256 = draft.sha256;
        task.settings = {{"seed", 3},
                         {"buckets", 2},
                         {"hidden", 8},
                         {"shared_steps", 8},
                         {"bucket_steps", 4},
                         {"budget_fraction", 0.5},
                         {"generator_steps", 8},
                         {"generator_bucket_steps", 4},
                         {"draws", 4}};
        task.output = output.toStdString();
        return task;
    }

private Q_SLOTS:
    void eachProgramReadsATableOnce()
    {
        UnlockedStore store;
        const QString log = store.folder() + QStringLiteral("/log");
        log::toFile(log.toStdString());
        const QString table = store.write("patients.csv", patients(400));

        // Opened, its label guessed; then another split and another kind are chosen.
        DatasetService datasets(store.caseStore());
        datasets.open(table);
        QVERIFY(comesAbout([&] { return !datasets.isReading(); }));
        QVERIFY(datasets.view().has_value());
        QCOMPARE(datasets.view()->label, std::string("disease"));
        contract::TableSource source = datasets.view()->source;
        source.kinds["steps"] = "categorical";
        datasets.reread(source, "group:ward", datasets.view()->observedColumn);
        QVERIFY(comesAbout([&] { return !datasets.isReading(); }));
        const services::DatasetRecord draft = services::draftOf(*datasets.view());
        QVERIFY(datasets.check(draft).empty());
        QCOMPARE(draft.split, std::string("group:ward"));
        QCOMPARE(draft.observedColumn, std::string("observed"));

        m_engine.configure({qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-engine")},
                           QStringLiteral("cpu"));
        m_engine.start();
        const QString model = store.folder() + QStringLiteral("/model");
        const contract::TrainTask task = taskOf(draft, model); // the engine finds the observed column itself
        QVERIFY(isDone<contract::EstimateTraining>(task));
        QVERIFY(isDone<contract::TrainModel>(task));
        contract::EvaluationTask evaluation;
        evaluation.model = model.toStdString();
        evaluation.source = source;
        QVERIFY(isDone<contract::EvaluateModel>(evaluation));
        evaluation.splitOf = evaluation.model;
        QVERIFY(isDone<contract::EvaluateModel>(evaluation));

        // A changed table is another one. Its line stands behind all the others.
        (void)store.write("patients.csv", patients(401));
        contract::EstimateTask changed = task;
        changed.dataSha256.clear();
        QVERIFY(isDone<contract::EstimateTraining>(changed));
        const auto isLogged = [&] {
            const Readings readings = readingsIn(log);
            return !readings.rowsInEngine.empty() && readings.rowsInEngine.back() == 401;
        };
        QVERIFY(comesAbout(isLogged));
        QCOMPARE(readingsIn(log).rowsInFront, std::vector<int>{400});
        QCOMPARE(readingsIn(log).rowsInEngine, (std::vector<int>{400, 401}));
    }
};

QTEST_GUILESS_MAIN(TestTableReadOnce)
#include "tst_tablereadonce.moc"
