// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcometables.h"

#include "clinicaltables.h"

#include <QCoreApplication>

#include <algorithm>

namespace genex::ui {

namespace {

using contract::ClassFigures;
using contract::DetailedFigures;
using domain::Figure; // lupdate loses the context after a qualified type

/// Translation context of the texts below.
struct OutcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(Models)
};

const QString kNone = QStringLiteral("–");

QString shareText(const std::optional<double>& share)
{
    return share ? percentText(*share) : kNone;
}

QString rangeText(const std::optional<contract::IntervalFigure>& figure)
{
    return figure ? QStringLiteral("%1–%2").arg(percentText(figure->low), percentText(figure->high)) : kNone;
}

QString figureText(const std::optional<contract::IntervalFigure>& figure)
{
    return figure ? intervalText(*figure, 2) : kNone;
}

QString slopeText(const std::optional<contract::CalibrationLine>& line)
{
    return line ? intervalText(line->slope, 2) : kNone;
}

QString countText(double count)
{
    return QString::number(count, 'f', 0);
}

QString diseaseName(const domain::Catalogue& catalogue, const std::string& id)
{
    const domain::Disease* disease = catalogue.disease(id);
    return QString::fromStdString(disease ? disease->name : id);
}

bool isCantMiss(const domain::Catalogue& catalogue, const std::string& id)
{
    const domain::Disease* disease = catalogue.disease(id);
    return disease && disease->cantMiss;
}

std::vector<const ClassFigures*> inOrderOfConcern(const DetailedFigures& outcome,
                                                  const domain::Catalogue& catalogue)
{
    std::vector<const ClassFigures*> classes;
    for (const ClassFigures& figures : outcome.byClass)
        classes.push_back(&figures);
    std::ranges::stable_sort(classes, [&](const ClassFigures* a, const ClassFigures* b) {
        const bool isFirst = isCantMiss(catalogue, a->name);
        const bool isSecond = isCantMiss(catalogue, b->name);
        constexpr double kLast = 2; // without patients
        return isFirst != isSecond ? isFirst : a->recall.value_or(kLast) < b->recall.value_or(kLast);
    });
    return classes;
}

} // namespace

TableContent classTable(const DetailedFigures& outcome, const domain::Catalogue& catalogue,
                        const DetailedFigures* active)
{
    TableContent table{{OutcomeWords::tr("Disease"), OutcomeWords::tr("Patients"), OutcomeWords::tr("Recall"),
                        OutcomeWords::tr("Precision")},
                       {}};
    if (active)
        table.headers << OutcomeWords::tr("Recall, active model");
    table.headers << OutcomeWords::tr("Recall, 95 %") << OutcomeWords::tr("AUROC")
                  << OutcomeWords::tr("Calibration slope");
    for (const ClassFigures* figures : inOrderOfConcern(outcome, catalogue)) {
        const QString name = diseaseName(catalogue, figures->name);
        QStringList row{isCantMiss(catalogue, figures->name) ? QStringLiteral("! ") + name : name,
                        countText(figures->patients), shareText(figures->recall),
                        shareText(figures->precision)};
        if (active) {
            const ClassFigures* other = active->ofClass(figures->name);
            row << shareText(other ? other->recall : std::nullopt);
        }
        row << rangeText(figures->recallInterval) << figureText(figures->auroc)
            << slopeText(figures->calibrationLine);
        table.rows << row;
    }
    return table;
}

TableContent subgroupTable(const DetailedFigures& outcome, const domain::Catalogue& catalogue)
{
    TableContent table{{OutcomeWords::tr("Column"), OutcomeWords::tr("Group"), OutcomeWords::tr("Patients"),
                        OutcomeWords::tr("Accuracy"), OutcomeWords::tr("Accuracy, 95 %"),
                        OutcomeWords::tr("Calibration slope")},
                       {},
                       2};
    for (const contract::SubgroupFigures& group : outcome.bySubgroup) {
        const domain::Feature* feature = catalogue.feature(group.feature);
        table.rows << QStringList{QString::fromStdString(feature ? feature->name : group.feature),
                                  QString::fromStdString(group.group),
                                  countText(group.patients),
                                  percentText(group.accuracy),
                                  rangeText(group.accuracyInterval),
                                  slopeText(group.calibrationLine)};
    }
    return table;
}

TableContent confusionTable(const contract::ModelEvaluation& figures, const DetailedFigures& outcome,
                            const domain::Catalogue& catalogue)
{
    TableContent table{{OutcomeWords::tr("actual ↓  predicted →")}, {}};
    for (const std::string& name : figures.classes)
        table.headers << diseaseName(catalogue, name);
    for (std::size_t row = 0; row < outcome.confusion.size(); ++row) {
        QStringList cells{diseaseName(catalogue, figures.classes[row])};
        for (const double count : outcome.confusion[row])
            cells << (count > 0 ? QString::number(count, 'f', 1) : QString());
        table.rows << cells;
    }
    return table;
}

Figure calibrationFigure(const DetailedFigures& outcome)
{
    domain::FigureSeries seen{OutcomeWords::tr("this model").toStdString(), {}};
    for (const contract::CalibrationBin& bin : outcome.calibration) {
        if (bin.share > 0)
            seen.points.push_back({bin.confidence, bin.accuracy, 0});
    }
    const domain::FigureSeries ideal{OutcomeWords::tr("perfect calibration").toStdString(),
                                     {{0, 0, 0}, {1, 1, 0}}};
    return {OutcomeWords::tr("Calibration").toStdString(),
            {{OutcomeWords::tr("mean confidence").toStdString(),
              OutcomeWords::tr("accuracy").toStdString(),
              {seen, ideal}}}};
}

QString calibrationText(const DetailedFigures& outcome)
{
    QStringList lines;
    for (const contract::CalibrationBin& bin : outcome.calibration) {
        if (bin.share > 0)
            lines << OutcomeWords::tr("confidence %1: accuracy %2 (%3 of patients)")
                         .arg(percentText(bin.confidence), percentText(bin.accuracy), percentText(bin.share));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace genex::ui
