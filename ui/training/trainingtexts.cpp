// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingtexts.h"

#include "language/translated.h"

#include "widgets/durationtext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace genex::ui {

namespace {

using contract::LanePhase;

constexpr double kWarnFrom = 0.9; ///< of the memory that is free

/// Translation context of the texts below.
struct TrainingWords
{
    Q_DECLARE_TR_FUNCTIONS(Training)
};

QString splitWords(const std::string& split)
{
    if (split == "group")
        return TrainingWords::tr("identical rows kept together");
    if (split == "rows")
        return TrainingWords::tr("by row");
    return QString::fromStdString(split);
}

QString bucketsText(int used, int wanted)
{
    if (used == wanted)
        return used == 1 ? TrainingWords::tr("One bucket.") : TrainingWords::tr("%1 buckets.").arg(used);
    return TrainingWords::tr("%1 of %2 buckets: the others have too few patients and are merged.")
        .arg(used)
        .arg(wanted);
}

} // namespace

QString dataText(const services::DatasetRecord& data)
{
    const QString known = !data.observedColumn.empty() ? TrainingWords::tr("initial findings: column %1")
                                                             .arg(QString::fromStdString(data.observedColumn))
                          : data.observedSize == 1 ? TrainingWords::tr("initial findings: one feature")
                          : data.observedSize >= 0
                              ? TrainingWords::tr("initial findings: %1 features").arg(data.observedSize)
                              : TrainingWords::tr("initial findings: automatic number");
    return TrainingWords::tr("%1: %2 rows, %3 features, %4 diseases; split: %5; %6.")
        .arg(QString::fromStdString(data.name), QLocale().toString(data.rows),
             QLocale().toString(data.features), QLocale().toString(static_cast<int>(data.classes.size())),
             splitWords(data.split), known);
}

QString bytesText(double bytes)
{
    constexpr double kGigabyte = 1e9;
    constexpr double kMegabyte = 1e6;
    return bytes >= kGigabyte ? TrainingWords::tr("%1 GB").arg(QLocale().toString(bytes / kGigabyte, 'f', 1))
                              : TrainingWords::tr("%1 MB").arg(QLocale().toString(bytes / kMegabyte, 'f', 0));
}

QString deviceText(const contract::EngineFacts& facts)
{
    if (!facts.cuda.gpus.empty()) {
        QStringList gpus;
        for (const std::string& gpu : facts.cuda.gpus)
            gpus << QString::fromStdString(gpu);
        return gpus.join(QStringLiteral("; "));
    }
    return TrainingWords::tr("CPU. %1").arg(language::translated(facts.cuda.reason));
}

QString estimateText(const contract::TrainingEstimate& estimate)
{
    const auto memory = static_cast<double>(estimate.memoryBytes);
    const auto available = static_cast<double>(estimate.availableBytes);
    QStringList lines{TrainingWords::tr("About %1 on %2, %3 of memory (%4 free).")
                          .arg(durationInWords(estimate.seconds), QString::fromStdString(estimate.device),
                               bytesText(memory), bytesText(available)),
                      bucketsText(estimate.buckets, estimate.bucketsWanted),
                      estimate.tests == 1
                          ? TrainingWords::tr("Each selects about one test.")
                          : TrainingWords::tr("Each selects about %1 tests.").arg(estimate.tests)};
    if (available > 0 && memory > kWarnFrom * available)
        lines.prepend(TrainingWords::tr(
            "! This exceeds the free memory: close other programs, or train on fewer rows."));
    return lines.join(QLatin1Char('\n'));
}

QString laneTitle(const services::TrainingLane& lane)
{
    if (lane.name == "shared-expert")
        return TrainingWords::tr("Shared: expert");
    if (lane.name == "shared-expert-without-counts")
        return TrainingWords::tr("Shared: alternative expert");
    if (lane.name == "shared-generator")
        return TrainingWords::tr("Shared: generator");
    return TrainingWords::tr("Bucket %1")
        .arg(QString::fromStdString(lane.name).section(QLatin1Char('-'), 1).toInt() + 1);
}

QString lanePhase(const services::TrainingLane& lane)
{
    const QString count = TrainingWords::tr("%1 of %2").arg(lane.progress.done).arg(lane.progress.total);
    switch (lane.progress.phase) {
    case LanePhase::Expert:
        return TrainingWords::tr("training the expert, step %1").arg(count);
    case LanePhase::Generator:
        return TrainingWords::tr("training the generator, step %1").arg(count);
    case LanePhase::Tests:
        return TrainingWords::tr("selecting tests, %1").arg(count);
    case LanePhase::Estimates:
        return TrainingWords::tr("selecting estimates, budget %1").arg(count);
    case LanePhase::Done:
        return TrainingWords::tr("done");
    case LanePhase::Waiting:
        break;
    }
    return TrainingWords::tr("waiting");
}

QString featureName(const std::string& id, const domain::Catalogue& catalogue)
{
    const domain::Feature* feature = catalogue.feature(id);
    return QString::fromStdString(feature ? feature->name : id);
}

QStringList pickNames(const services::TrainingLane& lane, const domain::Catalogue& catalogue)
{
    QStringList names;
    for (const std::string& pick : lane.picks)
        names << featureName(pick, catalogue);
    return names;
}

QString stateText(services::RunState state)
{
    switch (state) {
    case services::RunState::Running:
    case services::RunState::Interrupted:
        return TrainingWords::tr("interrupted");
    case services::RunState::Finished:
        return TrainingWords::tr("finished");
    case services::RunState::Failed:
        return TrainingWords::tr("failed, can be resumed");
    case services::RunState::Cancelled:
        return TrainingWords::tr("cancelled");
    }
    return {};
}

} // namespace genex::ui
