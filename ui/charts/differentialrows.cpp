// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialrows.h"

#include "language/translated.h"

#include "domain/cantmiss.h"
#include "domain/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace genex::ui {

namespace {

/// Translation context of the texts below.
struct DifferentialWords
{
    Q_DECLARE_TR_FUNCTIONS(Differential)
};

bool isPinned(const DifferentialRow& row)
{
    return row.cantMiss && domain::mustNotBeMissed(row.now, row.cantMissFrom);
}

/// ".44"; with a decimal comma, a leading zero is needed.
QString twoDigits(double probability)
{
    const QString digits = language::number(probability, 2);
    return digits.startsWith(QStringLiteral("0.")) ? digits.mid(1) : digits;
}

} // namespace

DiseaseLabels diseaseLabels(const domain::Catalogue& catalogue)
{
    DiseaseLabels labels;
    for (const domain::Disease& disease : catalogue.diseases())
        labels[disease.id] = {QString::fromStdString(disease.name), disease.cantMiss, disease.cantMissFrom};
    return labels;
}

DifferentialRow differentialRow(const DiseaseLabels& labels, const std::string& disease, double now,
                                double mark)
{
    const auto label = labels.find(disease);
    if (label == labels.end())
        return {QString::fromStdString(disease), now, mark};
    return {label->second.name, now, mark, label->second.cantMiss, false, label->second.cantMissFrom};
}

std::vector<DifferentialRow> shownRows(const std::vector<DifferentialRow>& all, std::size_t top)
{
    std::vector<DifferentialRow> rows;
    DifferentialRow rest{.name = {}, .isRest = true};
    int others = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i < top || isPinned(all[i])) {
            rows.push_back(all[i]);
        } else {
            rest.now += all[i].now;
            rest.expected += all[i].expected;
            ++others;
        }
    }
    if (others > 0) {
        rest.name = DifferentialWords::tr("Other %1").arg(others);
        rows.push_back(rest);
    }
    return rows;
}

std::vector<DifferentialRow> differentialRows(const domain::Recommendation& recommendation,
                                              const DiseaseLabels& labels, std::size_t top)
{
    std::vector<DifferentialRow> all;
    for (const domain::Likelihood& likelihood : recommendation.differential)
        all.push_back(differentialRow(labels, likelihood.disease, likelihood.now, likelihood.expected));
    return shownRows(all, top);
}

QString thresholdText(double threshold)
{
    return language::number(domain::thresholdText(threshold));
}

QString probabilityText(double probability)
{
    if (probability > 0 && probability < 0.005)
        return QLatin1Char('<') + twoDigits(0.01);
    if (probability < 1 && probability >= 0.995)
        return QLatin1Char('>') + twoDigits(0.99);
    return twoDigits(probability);
}

QString differentialAsText(const std::vector<DifferentialRow>& rows, const QString& mark)
{
    QStringList lines;
    for (const DifferentialRow& row : rows) {
        const QString name = row.cantMiss ? DifferentialWords::tr("%1 (can't miss, shown from %2)")
                                                .arg(row.name, thresholdText(row.cantMissFrom))
                                          : row.name;
        lines << DifferentialWords::tr("%1: %2 now, %3 %4")
                     .arg(name, probabilityText(row.now), probabilityText(row.expected),
                          mark.isEmpty() ? DifferentialWords::tr("expected after the batch") : mark);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace genex::ui
