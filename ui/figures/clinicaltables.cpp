// SPDX-License-Identifier: GPL-3.0-or-later
#include "clinicaltables.h"

#include "language/translated.h"

#include <QCoreApplication>

namespace genex::ui {

namespace {

using domain::Figure; // lupdate loses the context after a qualified type
using domain::FigurePanel;
using domain::FigureSeries;

/// Translation context of the texts below.
struct ClinicalWords
{
    Q_DECLARE_TR_FUNCTIONS(Clinical)
};

constexpr int kDecimals = 2;

std::string word(const QString& text)
{
    return text.toStdString();
}

bool isAboutCantMiss(const contract::ClinicalFigures& figures)
{
    return figures.decisionAbout == "cant_miss";
}

void addCalibrationLine(QStringList& lines, const contract::ClinicalFigures& figures)
{
    if (!figures.calibrationLine) {
        lines << ClinicalWords::tr("Calibration slope and intercept: too few right or wrong answers.");
        return;
    }
    lines << ClinicalWords::tr("Calibration slope %1, intercept %2 (95 % intervals; perfect: 1 and 0).")
                 .arg(intervalText(figures.calibrationLine->slope, kDecimals),
                      intervalText(figures.calibrationLine->intercept, kDecimals));
}

FigurePanel netBenefitPanel(const contract::ClinicalFigures& figures)
{
    FigureSeries model{word(ClinicalWords::tr("this model")), {}};
    FigureSeries everyone{word(ClinicalWords::tr("everyone")), {}};
    FigureSeries nobody{word(ClinicalWords::tr("nobody")), {}};
    for (const contract::DecisionPoint& point : figures.decisionCurve) {
        model.points.push_back({point.threshold, point.netBenefit, 0});
        nobody.points.push_back({point.threshold, 0, 0});
        // Far below nobody it would flatten the rest of the chart.
        if (point.netBenefitOfAll > -0.1)
            everyone.points.push_back({point.threshold, point.netBenefitOfAll, 0});
    }
    return {word(isAboutCantMiss(figures) ? ClinicalWords::tr("threshold for any can’t-miss disease")
                                          : ClinicalWords::tr("threshold for each disease")),
            word(ClinicalWords::tr("net benefit")),
            {model, everyone, nobody}};
}

FigurePanel coveragePanel(const contract::ClinicalFigures& figures)
{
    FigureSeries risk{word(ClinicalWords::tr("this model")), {}};
    for (const contract::CoveragePoint& point : figures.riskCoverage)
        risk.points.push_back({point.coverage, point.risk, 0});
    return {word(ClinicalWords::tr("fraction of patients answered")),
            word(ClinicalWords::tr("fraction of them wrong")),
            {risk}};
}

} // namespace

QString intervalText(const contract::IntervalFigure& figure, int decimals)
{
    return QStringLiteral("%1 (%2–%3)")
        .arg(language::number(figure.value, decimals), language::number(figure.low, decimals),
             language::number(figure.high, decimals));
}

QString clinicalText(const contract::ClinicalFigures& figures, const QString& currency)
{
    QStringList lines;
    addCalibrationLine(lines, figures);
    if (figures.auroc && figures.averagePrecision)
        lines
            << ClinicalWords::tr(
                   "Each disease against the rest, mean: area under the ROC curve %1, average precision %2.")
                   .arg(language::number(*figures.auroc, 3), language::number(*figures.averagePrecision, 3));
    if (figures.costPerCorrect)
        lines << (currency.isEmpty() ? ClinicalWords::tr("Tests ordered per correct diagnosis: %1.")
                                           .arg(language::number(*figures.costPerCorrect, 1))
                                     : ClinicalWords::tr("Cost of the orders per correct diagnosis: %1 %2.")
                                           .arg(language::number(*figures.costPerCorrect, 1), currency));
    if (figures.unlike)
        lines << ClinicalWords::tr(
                     "Unlike training: %1 of the test patients are taken for unlike; of made-up "
                     "patients, each value from another one, %2 are not recognised.")
                     .arg(percentText(figures.unlike->falseAlarms), percentText(figures.unlike->missed));
    return lines.join(QLatin1Char('\n'));
}

TableContent cantMissTable(const contract::ClinicalFigures& figures, const domain::Catalogue& catalogue)
{
    TableContent table{{ClinicalWords::tr("Disease"), ClinicalWords::tr("Patients"),
                        ClinicalWords::tr("Sensitivity"), ClinicalWords::tr("95 % interval")},
                       {}};
    for (const contract::CantMissFigures& disease : figures.cantMiss) {
        const domain::Disease* known = catalogue.disease(disease.name);
        table.rows << QStringList{QString::fromStdString(known ? known->name : disease.name),
                                  language::number(disease.patients, 0),
                                  percentText(disease.sensitivity.value),
                                  QStringLiteral("%1–%2").arg(percentText(disease.sensitivity.low),
                                                              percentText(disease.sensitivity.high))};
    }
    return table;
}

Figure decisionFigure(const contract::ClinicalFigures& figures)
{
    return {word(ClinicalWords::tr("Decision curve, and risk against coverage")),
            {netBenefitPanel(figures), coveragePanel(figures)}};
}

QString decisionText(const contract::ClinicalFigures& figures)
{
    QStringList lines;
    for (const contract::DecisionPoint& point : figures.decisionCurve)
        lines << ClinicalWords::tr("threshold %1: net benefit %2, of acting on everyone %3")
                     .arg(percentText(point.threshold), language::number(point.netBenefit, 3),
                          language::number(point.netBenefitOfAll, 3));
    for (const contract::CoveragePoint& point : figures.riskCoverage)
        lines << ClinicalWords::tr("%1 of the patients answered: %2 of them wrong")
                     .arg(percentText(point.coverage), percentText(point.risk));
    return lines.join(QLatin1Char('\n'));
}

Figure discriminationFigure(const contract::ClinicalFigures& figures)
{
    const std::string name = word(ClinicalWords::tr("all diseases against the rest"));
    FigureSeries roc{name, {{0, 0, 0}}};
    FigureSeries precision{name, {}};
    for (const contract::OperatingPoint& point : figures.operatingPoints) {
        roc.points.push_back({1 - point.specificity, point.sensitivity, 0});
        if (point.precision)
            precision.points.push_back({point.sensitivity, *point.precision, 0});
    }
    return {word(ClinicalWords::tr("ROC and precision–recall")),
            {{word(ClinicalWords::tr("1 − specificity")), word(ClinicalWords::tr("sensitivity")), {roc}},
             {word(ClinicalWords::tr("sensitivity (recall)")),
              word(ClinicalWords::tr("precision")),
              {precision}}}};
}

QString discriminationText(const contract::ClinicalFigures& figures)
{
    QStringList lines;
    for (const contract::OperatingPoint& point : figures.operatingPoints)
        lines << ClinicalWords::tr("from %1 on: sensitivity %2, specificity %3, precision %4")
                     .arg(percentText(point.threshold), percentText(point.sensitivity),
                          percentText(point.specificity),
                          point.precision ? percentText(*point.precision) : QStringLiteral("–"));
    return lines.join(QLatin1Char('\n'));
}

} // namespace genex::ui
