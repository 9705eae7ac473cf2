#include "modelviews.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>

namespace genex::ui {

namespace {

using services::ClassOutcome;
using services::GateState;
using services::OrderingOutcome;

QString tr(const char* text)
{
    return QCoreApplication::translate("Models", text);
}

QString shareText(const std::optional<double>& share)
{
    return share ? percentText(*share) : QStringLiteral("–");
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

std::vector<const ClassOutcome*> inOrderOfConcern(const OrderingOutcome& outcome,
                                                  const domain::Catalogue& catalogue)
{
    std::vector<const ClassOutcome*> classes;
    for (const ClassOutcome& figures : outcome.byClass)
        classes.push_back(&figures);
    std::ranges::stable_sort(classes, [&](const ClassOutcome* a, const ClassOutcome* b) {
        const bool isFirst = isCantMiss(catalogue, a->name);
        const bool isSecond = isCantMiss(catalogue, b->name);
        constexpr double kLast = 2; // without patients
        return isFirst != isSecond ? isFirst : a->recall.value_or(kLast) < b->recall.value_or(kLast);
    });
    return classes;
}

} // namespace

QString percentText(double share)
{
    return QString::number(100 * share, 'f', 1) + QStringLiteral(" %");
}

QString timeText(std::int64_t atMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs), QLocale::ShortFormat);
}

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

// --- tables

TableContent classTable(const OrderingOutcome& outcome, const domain::Catalogue& catalogue,
                        const OrderingOutcome* active)
{
    TableContent table{{tr("Disease"), tr("Patients"), tr("Recall"), tr("Precision")}, {}};
    if (active)
        table.headers << tr("Recall of the active");
    for (const ClassOutcome* figures : inOrderOfConcern(outcome, catalogue)) {
        const QString name = diseaseName(catalogue, figures->name);
        QStringList row{isCantMiss(catalogue, figures->name) ? QStringLiteral("! ") + name : name,
                        countText(figures->patients), shareText(figures->recall),
                        shareText(figures->precision)};
        if (active) {
            const ClassOutcome* other = active->ofClass(figures->name);
            row << shareText(other ? other->recall : std::nullopt);
        }
        table.rows << row;
    }
    return table;
}

TableContent subgroupTable(const OrderingOutcome& outcome, const domain::Catalogue& catalogue)
{
    TableContent table{{tr("Column"), tr("Group"), tr("Patients"), tr("Accuracy")}, {}, 2};
    for (const services::SubgroupOutcome& group : outcome.bySubgroup) {
        const domain::Feature* feature = catalogue.feature(group.feature);
        table.rows << QStringList{QString::fromStdString(feature ? feature->name : group.feature),
                                  QString::fromStdString(group.group), countText(group.patients),
                                  percentText(group.accuracy)};
    }
    return table;
}

TableContent confusionTable(const services::TestFigures& figures, const OrderingOutcome& outcome,
                            const domain::Catalogue& catalogue)
{
    TableContent table{{tr("has ↓  named →")}, {}};
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

// --- calibration

domain::Figure calibrationFigure(const OrderingOutcome& outcome)
{
    domain::FigureSeries seen{tr("this model").toStdString(), {}};
    for (const services::CalibrationBin& bin : outcome.calibration)
        seen.points.push_back({bin.confidence, bin.accuracy, 0});
    const domain::FigureSeries ideal{tr("as sure as right").toStdString(), {{0, 0, 0}, {1, 1, 0}}};
    return {tr("Calibration").toStdString(),
            {{tr("how sure").toStdString(), tr("how often right").toStdString(), {seen, ideal}}}};
}

QString calibrationText(const OrderingOutcome& outcome)
{
    QStringList lines;
    for (const services::CalibrationBin& bin : outcome.calibration)
        lines << tr("%1 sure: %2 right (%3 of the patients)")
                     .arg(percentText(bin.confidence), percentText(bin.accuracy), percentText(bin.share));
    return lines.join(QLatin1Char('\n'));
}

// --- widgets

QTableWidget* makeReadTable(const QString& accessibleName, const char* objectName, QWidget* parent)
{
    auto* table = new QTableWidget(parent);
    table->setObjectName(QString::fromLatin1(objectName));
    table->setAccessibleName(accessibleName);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->setTabKeyNavigation(false);
    return table;
}

void fill(QTableWidget* table, const TableContent& content)
{
    table->clear();
    table->setColumnCount(static_cast<int>(content.headers.size()));
    table->setRowCount(static_cast<int>(content.rows.size()));
    table->setHorizontalHeaderLabels(content.headers);
    for (int row = 0; row < table->rowCount(); ++row) {
        for (int column = 0; column < table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(content.rows[row].value(column));
            if (column >= content.textColumns)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(row, column, item);
        }
    }
    table->resizeColumnsToContents();
}

} // namespace genex::ui
