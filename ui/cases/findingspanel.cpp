// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingspanel.h"

#include "caseviews.h"
#include "findingfield.h"

#include "domain/wording.h"
#include "services/findingentry.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QVBoxLayout>

namespace genex::ui {

FindingsPanel::FindingsPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                             QWidget* parent)
    : Panel(tr("Findings"), parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_story(makeParagraph(QString(), TextRole::Quiet, this))
    , m_field(new FindingField(this))
    , m_consequence(makeParagraph(QString(), TextRole::Secondary, this))
    , m_list(new RowList(tr("Findings"), this))
{
    m_list->setObjectName(QStringLiteral("findings"));
    m_list->setEmptyText(tr("No findings yet. Type a few letters of a finding."));
    content()->addWidget(m_story);
    m_consequence->setObjectName(QStringLiteral("findingConsequence"));
    content()->addWidget(m_field);
    content()->addWidget(m_consequence);
    content()->addWidget(m_list, 1);
    connect(m_field, &FindingField::entered, this,
            [this](const domain::Finding& finding) { m_open.setFindings({finding}); });
    connect(m_field, &FindingField::unknownEntered, this, [this](const QString& feature) {
        if (finding(feature))
            m_open.removeFinding(feature.toStdString());
    });
    connect(m_field, &FindingField::manyPasted, this, &FindingsPanel::takeMany);
    connect(m_list, &RowList::toggled, this, &FindingsPanel::toggle);
    connect(m_list, &RowList::activatedRow, this, &FindingsPanel::correct);
    connect(m_list, &RowList::removeRequested, this,
            [this](const QString& key) { m_open.removeFinding(key.toStdString()); });
}

void FindingsPanel::refresh()
{
    const domain::CaseDocument& document = m_open.document();
    m_field->setModel(m_caseStore.model(), m_caseStore.catalogue());
    m_field->setEnabled(!document.isClosed() && m_caseStore.view().readOnlyReason.empty());
    m_story->setText(QString::fromStdString(document.patient().remarks));
    m_story->setVisible(!m_story->text().isEmpty());
    m_consequence->setText(findingConsequence(m_open));
    m_consequence->setVisible(!m_consequence->text().isEmpty());
    m_list->setRows(findingRows(document, m_caseStore.catalogue()));
    const auto known = static_cast<int>(document.findings().size() + document.results().size());
    const int all = m_caseStore.model()
                        ? static_cast<int>(m_caseStore.model()->features.names().features().size())
                        : known;
    setRemark(tr("%1 known · %2 unknown").arg(known).arg(std::max(0, all - known)));
}

void FindingsPanel::takeFocus()
{
    m_field->takeFocus();
}

void FindingsPanel::setProblem(const QString& problem)
{
    m_field->setProblem(problem);
}

const domain::Finding* FindingsPanel::finding(const QString& key) const
{
    for (const domain::CaseFinding& known : m_open.document().findings()) {
        if (QString::fromStdString(known.finding.feature) == key)
            return &known.finding;
    }
    return nullptr;
}

/// Toggles present and absent; numbers and categories are edited in the field.
void FindingsPanel::toggle(const QString& key)
{
    const domain::Finding* known = finding(key);
    if (!known)
        return;
    if (known->state == domain::FindingState::Present)
        m_open.setFindings({domain::Finding::absent(known->feature)});
    else if (known->state == domain::FindingState::Absent)
        m_open.setFindings({domain::Finding::present(known->feature)});
    else
        correct(key);
}

void FindingsPanel::correct(const QString& key)
{
    const domain::Finding* known = finding(key);
    if (!known)
        return;
    if (known->state == domain::FindingState::Present || known->state == domain::FindingState::Absent)
        return toggle(key);
    m_field->setText(QString::fromStdString(domain::featureName(m_caseStore.catalogue(), known->feature)) +
                     QLatin1Char(' '));
    m_field->takeFocus();
}

void FindingsPanel::takeMany(const QString& pasted)
{
    const auto model = m_caseStore.model();
    if (!model)
        return;
    m_caseStore.ask(
        this,
        [model, text = pasted.toStdString()](services::CaseBook& book) {
            return services::findingsOf(text, *model, book.catalogue());
        },
        [this](const services::PastedFindings& read) {
            m_open.setFindings(read.findings);
            if (read.notUnderstood.empty())
                return;
            QStringList some;
            for (std::size_t i = 0; i < std::min<std::size_t>(3, read.notUnderstood.size()); ++i)
                some << QStringLiteral("“%1”").arg(QString::fromStdString(read.notUnderstood[i]).left(30));
            m_field->setProblem(tr("%1 added, %2 not recognised: %3%4")
                                    .arg(read.findings.size())
                                    .arg(read.notUnderstood.size())
                                    .arg(some.join(QStringLiteral(", ")),
                                         read.notUnderstood.size() > 3 ? QStringLiteral(" …") : QString()));
        });
}

} // namespace genex::ui
