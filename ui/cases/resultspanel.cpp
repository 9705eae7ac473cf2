// SPDX-License-Identifier: GPL-3.0-or-later
#include "resultspanel.h"

#include "caseviews.h"
#include "language/translated.h"

#include "domain/wording.h"
#include "services/findingentry.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/fieldkeys.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

namespace genex::ui {

using Kind = services::ModelFeatures::Kind;

ResultsPanel::ResultsPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                           QWidget* parent)
    : Panel(tr("Results"), parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_which(makeElidedLabel(QString(), TextRole::Strong, this))
    , m_field(new QLineEdit(this))
    , m_remark(makeParagraph(QString(), TextRole::Secondary, this))
    , m_present(makeButton(tr("Present"), ButtonRole::Plain, this))
    , m_absent(makeButton(tr("Absent"), ButtonRole::Plain, this))
    , m_unavailable(makeButton(tr("Unavailable"), ButtonRole::Plain, this))
    , m_list(new RowList(tr("Results"), this))
    , m_left(makeParagraph(QString(), TextRole::Quiet, this))
{
    m_field->setObjectName(QStringLiteral("resultField"));
    m_field->setMaxLength(200);
    m_field->installEventFilter(this);
    m_remark->setObjectName(QStringLiteral("resultRemark"));
    m_list->setObjectName(QStringLiteral("results"));
    m_list->setEmptyText(tr("Nothing was ordered."));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_field, 1);
    for (QPushButton* button : {m_present, m_absent, m_unavailable})
        row->addWidget(button);
    content()->addWidget(m_which);
    content()->addLayout(row);
    content()->addWidget(m_remark);
    content()->addWidget(m_list, 1);
    content()->addWidget(m_left);
    connect(m_present, &QPushButton::clicked, this, [this] { enter(false); });
    connect(m_absent, &QPushButton::clicked, this, [this] { enter(true); });
    connect(m_unavailable, &QPushButton::clicked, this, &ResultsPanel::setUnavailable);
    connect(m_list, &RowList::currentChangedTo, this, &ResultsPanel::showCurrent);
    connect(m_list, &RowList::activatedRow, this, &ResultsPanel::takeFocus);
    connect(m_list, &RowList::removeRequested, this, [this](const QString& key) {
        for (const Row& listed : m_list->rows()) {
            if (listed.key == key && listed.look != RowLook::Waiting && m_field->isEnabled())
                m_open.removeResult(key.toStdString());
        }
    });
}

std::string ResultsPanel::current() const
{
    const Row* row = m_list->currentRowData();
    return row ? row->key.toStdString() : std::string();
}

void ResultsPanel::refresh()
{
    const auto awaitedBefore = m_list->rows();
    m_list->setRows(resultRows(m_open.document(), m_caseStore.catalogue()));
    if (m_list->rows() != awaitedBefore)
        goToNextAwaited();
    const bool canEnter =
        !m_open.document().isClosed() && (m_caseStore.view().readOnlyReason.empty() || m_open.isWhatIf());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_field, m_present, m_absent, m_unavailable})
        widget->setEnabled(canEnter);
    const auto awaited = static_cast<int>(m_open.document().awaited().size());
    m_left->setVisible(awaited > 0);
    m_left->setText(awaited == 1
                        ? tr("One result is pending. You can close the case meanwhile.")
                        : tr("%1 results are pending. You can close the case meanwhile.").arg(awaited));
    setRemark(tr("%1 of %2 in").arg(m_list->count() - awaited).arg(m_list->count()));
    showCurrent();
}

void ResultsPanel::goToNextAwaited()
{
    const int from = std::max(0, m_list->currentRow());
    const int count = m_list->count();
    for (int step = 0; step < count; ++step) {
        const int row = (from + step) % count;
        if (m_list->rows()[row].look == RowLook::Waiting)
            return m_list->setCurrentRow(row);
    }
}

QString ResultsPanel::hint() const
{
    const std::string feature = current();
    if (feature.empty() || !m_open.model())
        return {};
    switch (m_open.model()->features.kindOf(feature)) {
    case Kind::Number: {
        const QString range = language::translated(services::plausibleText(feature, m_caseStore.catalogue()));
        return range.isEmpty()
                   ? tr("A number, then Enter · Alt+Enter unavailable · ↑ ↓ another test")
                   : tr("A number, %1, then Enter · Alt+Enter unavailable · ↑ ↓ another test").arg(range);
    }
    case Kind::Category: {
        QStringList names;
        for (const std::string& name : m_open.model()->features.categoriesOf(feature))
            names << QString::fromStdString(name);
        return tr("One of %1, then Enter · Alt+Enter unavailable").arg(names.join(QStringLiteral(", ")));
    }
    case Kind::Presence:
        break;
    }
    return tr("Enter present · Shift+Enter absent · Alt+Enter unavailable · ↑ ↓ another test");
}

void ResultsPanel::showCurrent()
{
    const std::string feature = current();
    const bool isPresence = m_open.model() && m_open.model()->features.kindOf(feature) == Kind::Presence;
    const QString name = QString::fromStdString(domain::featureName(m_caseStore.catalogue(), feature));
    m_which->setText(feature.empty() ? QString() : tr("Result of %1").arg(name));
    m_field->setAccessibleName(m_which->text());
    m_field->setPlaceholderText(isPresence ? tr("Enter: present") : tr("Value"));
    m_present->setText(isPresence ? tr("Present") : tr("Enter"));
    m_absent->setVisible(isPresence);
    setProblem({});
}

void ResultsPanel::setProblem(const QString& problem)
{
    m_field->setProperty("valid", problem.isEmpty());
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
    setRole(m_remark, problem.isEmpty() ? TextRole::Secondary : TextRole::Problem);
    m_remark->setText(problem.isEmpty() ? hint() : QStringLiteral("! ") + problem);
    m_field->setAccessibleDescription(m_remark->text());
}

void ResultsPanel::takeFocus()
{
    QWidget* next = m_field->isEnabled() ? static_cast<QWidget*>(m_field) : m_list;
    next->setFocus(Qt::OtherFocusReason);
}

void ResultsPanel::enter(bool isAbsent)
{
    const std::string feature = current();
    if (feature.empty() || !m_open.model())
        return;
    const auto finding = services::valueOf(feature, m_field->text().toStdString(), isAbsent, *m_open.model(),
                                           m_caseStore.catalogue());
    if (!finding)
        return setProblem(language::described(finding.error()));
    m_field->clear();
    const domain::Feature* entry = m_caseStore.catalogue().feature(feature);
    const bool hasUnit = finding->state == domain::FindingState::Measured && entry && entry->quantity;
    m_open.setResult({*finding, hasUnit ? entry->quantity->unit : std::string()});
}

void ResultsPanel::setUnavailable()
{
    if (const std::string feature = current(); !feature.empty())
        m_open.setUnavailable({feature}, domain::kNotAvailable);
}

bool ResultsPanel::eventFilter(QObject* object, QEvent* event)
{
    if (passOnUndo(m_field, event))
        return true;
    if (event->type() != QEvent::KeyPress)
        return Panel::eventFilter(object, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
        const int step = key->key() == Qt::Key_Down ? 1 : -1;
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
        return true;
    }
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter || key->modifiers().testFlag(Qt::ControlModifier))
        return Panel::eventFilter(object, event);
    if (key->modifiers().testFlag(Qt::AltModifier))
        setUnavailable();
    else
        enter(key->modifiers().testFlag(Qt::ShiftModifier));
    return true;
}

} // namespace genex::ui
