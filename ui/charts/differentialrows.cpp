#include "charts/differentialrows.h"

#include "language/saying.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace genex::ui {

namespace {

/// Owner of the texts below, for Qt Linguist.
struct DifferentialWords
{
    Q_DECLARE_TR_FUNCTIONS(Differential)
};

DifferentialRow rowOf(const domain::Likelihood& likelihood, const DiseaseLabels& labels)
{
    const auto label = labels.find(likelihood.disease);
    if (label == labels.end())
        return {QString::fromStdString(likelihood.disease), likelihood.now, likelihood.expected};
    return {label->second.name, likelihood.now, likelihood.expected, label->second.cantMiss};
}

/// ".44"; a decimal comma needs the zero before it.
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
        labels[disease.id] = {QString::fromStdString(disease.name), disease.cantMiss};
    return labels;
}

std::vector<DifferentialRow> differentialRows(const domain::Recommendation& recommendation,
                                              const DiseaseLabels& labels, std::size_t top)
{
    const auto& all = recommendation.differential;
    const std::size_t shown = std::min(top, all.size());
    std::vector<DifferentialRow> rows;
    for (std::size_t i = 0; i < shown; ++i)
        rows.push_back(rowOf(all[i], labels));
    if (shown == all.size())
        return rows;
    DifferentialRow rest{.name = DifferentialWords::tr("Other %1").arg(all.size() - shown), .isRest = true};
    for (std::size_t i = shown; i < all.size(); ++i) {
        rest.now += all[i].now;
        rest.expected += all[i].expected;
    }
    rows.push_back(rest);
    return rows;
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
        const QString name = row.cantMiss ? DifferentialWords::tr("%1 (can't miss)").arg(row.name) : row.name;
        lines << DifferentialWords::tr("%1: %2 now, %3 %4")
                     .arg(name, probabilityText(row.now), probabilityText(row.expected),
                          mark.isEmpty() ? DifferentialWords::tr("expected after the batch") : mark);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace genex::ui
