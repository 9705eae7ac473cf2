// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingfield.h"

#include "choicefield.h"
#include "language/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

Row rowOf(const services::EntryChoice& choice, int number)
{
    Row row;
    row.key = QString::number(number);
    row.title = QString::fromStdString(choice.name);
    if (!choice.category.empty())
        row.title += QStringLiteral(": ") + QString::fromStdString(choice.category);
    if (choice.isAbsent)
        row.value = FindingField::tr("absent");
    if (choice.number)
        row.value = language::shortNumber(choice.number->value, 10) + QLatin1Char(' ') +
                    QString::fromStdString(choice.number->unit);
    if (row.value.isEmpty() && !choice.matched.empty())
        row.value = QString::fromStdString(choice.matched);
    return row;
}

} // namespace

FindingField::FindingField(QWidget* parent)
    : QWidget(parent)
    , m_field(new ChoiceField(
          {tr("Finding"), tr("Type a finding or a synonym …"), "findingField", "findingRemark", "choices"},
          this))
{
    m_field->setHint(tr("Enter present · Shift+Enter absent · Alt+Enter unknown · number + unit"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_field);
    connect(m_field, &ChoiceField::typed, this, &FindingField::look);
    connect(m_field, &ChoiceField::entered, this, &FindingField::enter);
    m_field->line()->installEventFilter(this);
    setFocusProxy(m_field);
}

void FindingField::setModel(std::shared_ptr<const services::WorkingModel> model,
                            const domain::Catalogue& catalogue)
{
    m_model = std::move(model);
    m_catalogue = &catalogue;
}

void FindingField::takeFocus()
{
    m_field->takeFocus();
}

void FindingField::setText(const QString& text)
{
    m_field->setText(text);
}

QString FindingField::text() const
{
    return m_field->text();
}

void FindingField::setProblem(const QString& problem)
{
    m_field->setProblem(problem);
}

void FindingField::look()
{
    constexpr auto kMost = static_cast<std::size_t>(ChoiceField::kMostShown);
    m_found.clear();
    if (m_model)
        m_found = services::choicesFor(m_field->text().toStdString(), *m_model, *m_catalogue, kMost);
    m_found.resize(std::min(m_found.size(), kMost));
    QList<Row> rows;
    for (const services::EntryChoice& choice : m_found)
        rows << rowOf(choice, static_cast<int>(rows.size()));
    m_field->setChoices({}); // selects the best again
    m_field->setChoices(rows);
}

void FindingField::enter(Qt::KeyboardModifiers modifiers)
{
    if (m_field->text().trimmed().isEmpty())
        return;
    const int chosen = m_field->chosen();
    if (!m_model || chosen < 0 || chosen >= static_cast<int>(m_found.size())) {
        const int known = m_model ? static_cast<int>(m_model->features.names().features().size()) : 0;
        return setProblem(tr("None of the model’s %2 findings matches “%1”.")
                              .arg(m_field->text().trimmed().left(40))
                              .arg(known));
    }
    const services::EntryChoice choice = m_found[static_cast<std::size_t>(chosen)];
    const bool isAbsent = modifiers.testFlag(Qt::ShiftModifier);
    if (!isAbsent && modifiers.testFlag(Qt::AltModifier)) {
        m_field->setText({});
        Q_EMIT unknownEntered(QString::fromStdString(choice.feature));
        return;
    }
    const auto finding = services::findingOf(choice, isAbsent, *m_model, *m_catalogue);
    if (!finding) {
        m_field->hideChoices();
        return setProblem(language::described(finding.error()));
    }
    m_field->setText({});
    Q_EMIT entered(*finding);
}

/// A pasted list is accepted as a whole.
bool FindingField::takePaste()
{
    const QString text = QApplication::clipboard()->text();
    if (!services::isManyFindings(text.toStdString()))
        return false;
    Q_EMIT manyPasted(text);
    return true;
}

bool FindingField::eventFilter(QObject* object, QEvent* event)
{
    const bool isPaste =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste);
    return (isPaste && takePaste()) || QWidget::eventFilter(object, event);
}

} // namespace genex::ui
