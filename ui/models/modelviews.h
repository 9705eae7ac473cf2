#pragma once

#include "domain/catalogue.h"
#include "domain/figure.h"
#include "services/activemodel.h"
#include "services/modellist.h"
#include "services/testfigures.h"
#include "widgets/rowlist.h"

#include <QString>
#include <QStringList>

#include <vector>

class QTableWidget;

/// What models, figures and checks look like, without a widget of their own.
namespace genex::ui {

QString percentText(double share);
QString timeText(std::int64_t atMs);

Row modelRow(const services::ListedModel& model);
/// `number`: its place in the history.
Row activationRow(const services::Activation& activation, int number, bool isCurrent);

QString checkSign(services::GateState state);
QString checkWord(services::GateState state);
QString checkTitle(const std::string& name);

/// A table that is only read.
struct TableContent
{
    QStringList headers;
    QList<QStringList> rows;
    int textColumns = 1; ///< at the left; the others are numbers
};

/// Can't-miss diseases first, marked !, then the ones that are recognised least. `active`: the figures of the
/// active model on the same patients, or nullptr.
TableContent classTable(const services::OrderingOutcome& outcome, const domain::Catalogue& catalogue,
                        const services::OrderingOutcome* active);
TableContent subgroupTable(const services::OrderingOutcome& outcome, const domain::Catalogue& catalogue);
/// True classes below each other, named ones side by side.
TableContent confusionTable(const services::TestFigures& figures, const services::OrderingOutcome& outcome,
                            const domain::Catalogue& catalogue);
TableContent comparisonTable(const services::OrderingOutcome& mine, const services::OrderingOutcome& active);

domain::Figure calibrationFigure(const services::OrderingOutcome& outcome);
/// The same as sentences.
QString calibrationText(const services::OrderingOutcome& outcome);

/// A name for screen readers; no editing, Tab leads on.
QTableWidget* makeReadTable(const QString& accessibleName, const char* objectName, QWidget* parent);
void fill(QTableWidget* table, const TableContent& content);

} // namespace genex::ui
