// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelviews.h"

#include "language/translated.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace genex::ui {

namespace {

using contract::DetailedFigures;
using services::GateState;

/// Translation context of the texts below.
struct ModelWords
{
    Q_DECLARE_TR_FUNCTIONS(Models)
};

QString errorText(double error)
{
    return QString::number(error, 'f', 3);
}

/// Evaluations of before do not have it.
QString classwiseText(double error)
{
    return error > 0 ? errorText(error) : QStringLiteral("–");
}

QString momentText(std::int64_t atMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs), QLocale::ShortFormat);
}

} // namespace

// --- rows

Row modelRow(const services::ListedModel& model)
{
    Row row;
    row.key = QString::fromStdString(model.path.string());
    row.title = QString::fromStdString(model.name);
    if (!model.card) {
        row.sign = QStringLiteral("!");
        row.subtitle = ModelWords::tr("cannot be read");
        row.tip = language::translated(model.problem);
        row.look = RowLook::Quiet;
        return row;
    }
    row.sign = model.isActive ? QStringLiteral("✓") : QString();
    row.subtitle = model.isActive ? ModelWords::tr("active · %1").arg(momentText(model.madeAtMs))
                                  : momentText(model.madeAtMs);
    if (!model.card->figures.empty()) {
        row.value = percentText(model.card->figures.back().accuracy);
        row.valueNote = ModelWords::tr("with estimates");
    }
    row.tip = QString::fromStdString(model.sha256);
    return row;
}

Row activationRow(const services::Activation& activation, int number, bool isCurrent)
{
    Row row;
    row.key = QString::number(number);
    row.sign = isCurrent ? QStringLiteral("✓") : QString();
    row.title = QString::fromStdString(std::filesystem::path(activation.path).filename().string());
    row.subtitle = activation.reason.empty() ? ModelWords::tr("all checks passed")
                                             : QString::fromStdString(activation.reason);
    row.value = QString::fromStdString(activation.who);
    row.valueNote = momentText(activation.atMs);
    row.tip = QString::fromStdString(activation.sha256);
    return row;
}

// --- checks

QString checkSign(GateState state)
{
    switch (state) {
    case GateState::Passed:
        return QStringLiteral("✓");
    case GateState::Failed:
        return QStringLiteral("!");
    case GateState::NotKnown:
        break;
    }
    return QStringLiteral("?");
}

QString checkWord(GateState state)
{
    switch (state) {
    case GateState::Passed:
        return ModelWords::tr("passed");
    case GateState::Failed:
        return ModelWords::tr("failed");
    case GateState::NotKnown:
        break;
    }
    return ModelWords::tr("unknown");
}

QString checkTitle(const std::string& name)
{
    if (name == "files")
        return ModelWords::tr("Files are intact");
    if (name == "version")
        return ModelWords::tr("Readable by this version");
    if (name == "evaluated")
        return ModelWords::tr("Evaluated on held-out patients");
    if (name == "accuracy")
        return ModelWords::tr("Tests improve accuracy");
    if (name == "calibration")
        return ModelWords::tr("Probabilities are calibrated");
    if (name == "cant_miss")
        return ModelWords::tr("No loss of recall for can’t-miss diseases");
    if (name == "no_class_lost")
        return ModelWords::tr("Every disease is still recognised");
    return QString::fromStdString(name);
}

// --- comparison with the active model

TableContent comparisonTable(const DetailedFigures& mine, const DetailedFigures& active)
{
    TableContent table{{QString(), ModelWords::tr("This model"), ModelWords::tr("Active model")}, {}};
    table.rows << QStringList{ModelWords::tr("Accuracy, with estimates"), percentText(mine.accuracy.mean),
                              percentText(active.accuracy.mean)}
               << QStringList{ModelWords::tr("Tests ordered"), QString::number(mine.meanOrders, 'f', 1),
                              QString::number(active.meanOrders, 'f', 1)}
               << QStringList{ModelWords::tr("Second visits"), percentText(mine.fallbackRate),
                              percentText(active.fallbackRate)}
               << QStringList{ModelWords::tr("Calibration error"), errorText(mine.calibrationError),
                              errorText(active.calibrationError)}
               << QStringList{ModelWords::tr("Calibration error, class-wise"),
                              classwiseText(mine.classwiseError), classwiseText(active.classwiseError)};
    return table;
}

} // namespace genex::ui
