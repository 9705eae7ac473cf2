#include "modelviews.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace genex::ui {

namespace {

using services::GateState;
using services::OrderingOutcome;

QString tr(const char* text)
{
    return QCoreApplication::translate("Models", text);
}

QString timeText(std::int64_t atMs)
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
        row.subtitle = tr("cannot be read");
        row.tip = QString::fromStdString(model.problem);
        row.look = RowLook::Quiet;
        return row;
    }
    row.sign = model.isActive ? QStringLiteral("✓") : QString();
    row.subtitle =
        model.isActive ? tr("active · %1").arg(timeText(model.madeAtMs)) : timeText(model.madeAtMs);
    if (!model.card->figures.empty()) {
        row.value = percentText(model.card->figures.back().accuracy);
        row.valueNote = tr("with estimates");
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
    row.subtitle =
        activation.reason.empty() ? tr("all checks passed") : QString::fromStdString(activation.reason);
    row.value = QString::fromStdString(activation.who);
    row.valueNote = timeText(activation.atMs);
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
        return tr("passed");
    case GateState::Failed:
        return tr("failed");
    case GateState::NotKnown:
        break;
    }
    return tr("not known");
}

QString checkTitle(const std::string& name)
{
    if (name == "files")
        return tr("The files are whole");
    if (name == "version")
        return tr("This program reads it");
    if (name == "evaluated")
        return tr("Measured on patients it has not seen");
    if (name == "accuracy")
        return tr("The tests help");
    if (name == "calibration")
        return tr("Its probabilities can be believed");
    if (name == "cant_miss")
        return tr("Can’t-miss diseases are not recognised less often");
    if (name == "no_class_lost")
        return tr("No disease is lost");
    return QString::fromStdString(name);
}

// --- the active model beside it

TableContent comparisonTable(const OrderingOutcome& mine, const OrderingOutcome& active)
{
    TableContent table{{QString(), tr("This model"), tr("Active model")}, {}};
    table.rows << QStringList{tr("Right, with estimates"), percentText(mine.accuracy),
                              percentText(active.accuracy)}
               << QStringList{tr("Tests ordered"), QString::number(mine.meanOrders, 'f', 1),
                              QString::number(active.meanOrders, 'f', 1)}
               << QStringList{tr("Second visits"), percentText(mine.fallBackRate),
                              percentText(active.fallBackRate)}
               << QStringList{tr("Calibration error"), QString::number(mine.calibrationError, 'f', 3),
                              QString::number(active.calibrationError, 'f', 3)};
    return table;
}

} // namespace genex::ui
