#include "charts/differentialrows.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace genex::ui {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Differential", text);
}

DifferentialRow rowOf(const domain::Likelihood& likelihood, const DiseaseLabels& labels)
{
    const auto label = labels.find(likelihood.disease);
    if (label == labels.end())
        return {QString::fromStdString(likelihood.disease), likelihood.now, likelihood.expected};
    return {label->second.name, likelihood.now, likelihood.expected, label->second.cantMiss};
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
    DifferentialRow rest{.name = tr("Other %1").arg(all.size() - shown), .isRest = true};
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
        return QStringLiteral("<.01");
    if (probability < 1 && probability >= 0.995)
        return QStringLiteral(">.99");
    const QString digits = QString::number(probability, 'f', 2);
    return digits.startsWith(QLatin1Char('0')) ? digits.mid(1) : digits;
}

QString differentialAsText(const std::vector<DifferentialRow>& rows, const QString& mark)
{
    QStringList lines;
    for (const DifferentialRow& row : rows) {
        const QString name = row.cantMiss ? tr("%1 (can't miss)").arg(row.name) : row.name;
        lines << tr("%1: %2 now, %3 %4")
                     .arg(name, probabilityText(row.now), probabilityText(row.expected),
                          mark.isEmpty() ? tr("expected after the batch") : mark);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace genex::ui
