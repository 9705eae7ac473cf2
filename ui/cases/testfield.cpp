// SPDX-License-Identifier: GPL-3.0-or-later
#include "testfield.h"

#include "batchviews.h"
#include "choicefield.h"

#include "domain/wording.h"

#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kMostQuoted = 40; ///< letters of the typed text

} // namespace

TestField::TestField(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent)
    : QWidget(parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_field(new ChoiceField({tr("Add a test"), tr("Add a test: name or synonym, then Enter …"), "testField",
                               "testRemark", "testChoices"},
                              this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_field);
    setFocusProxy(m_field);
    connect(m_field, &ChoiceField::typed, this, &TestField::look);
    connect(m_field, &ChoiceField::entered, this, &TestField::enter);
    connect(&m_open, &services::OpenCase::triedTests, this, &TestField::showFound);
}

void TestField::refresh()
{
    const bool canAdd = m_open.recommendation() && m_open.workflow().isDraft() &&
                        (m_caseStore.view().readOnlyReason.empty() || m_open.isWhatIf());
    setEnabled(canAdd);
    if (!m_field->text().isEmpty())
        look(); // the batch it would be added to has changed
}

void TestField::takeFocus()
{
    m_field->takeFocus();
}

void TestField::look()
{
    m_found.clear();
    if (const auto& model = m_caseStore.model())
        m_found = services::testsFor(m_field->text().toStdString(), *model, m_caseStore.catalogue(),
                                     ChoiceField::kMostShown);
    std::vector<std::string> features;
    for (const services::EntryChoice& choice : m_found)
        features.push_back(choice.feature);
    m_open.tryTests(features);
    showFound();
}

/// Immediately from the catalogue, and again when the model has given the effects.
void TestField::showFound()
{
    QList<Row> rows;
    for (const services::EntryChoice& choice : m_found)
        rows << candidateRow(choice, m_open, m_caseStore.catalogue());
    m_field->setChoices(rows);
}

void TestField::enter()
{
    const QString typed = m_field->text().trimmed();
    const auto chosen = static_cast<std::size_t>(m_field->chosen());
    if (typed.isEmpty())
        return;
    if (m_found.empty() || chosen >= m_found.size())
        return m_field->setProblem(
            tr("None of the model’s tests matches “%1”.").arg(typed.left(kMostQuoted)));
    const std::string feature = m_found[chosen].feature; // adding it clears the field and the results
    add(feature);
}

void TestField::add(const std::string& feature)
{
    const QString name = QString::fromStdString(domain::featureName(m_caseStore.catalogue(), feature));
    const TestStanding standing = standingOf(m_open, feature);
    m_field->hideChoices();
    if (standing == TestStanding::IsKnown)
        return m_field->setProblem(tr("%1 is already known.").arg(name));
    if (standing == TestStanding::Ordered) {
        m_field->setProblem(tr("%1 is already in the batch.").arg(name));
    } else if (m_open.isAsking()) {
        return m_field->setProblem(tr("Still waiting for the model. Press Enter again."));
    } else {
        m_open.placeInBatch({feature}, domain::BatchPlace::Order);
        m_field->setText({});
    }
    Q_EMIT placed(QString::fromStdString(feature));
}

} // namespace genex::ui
