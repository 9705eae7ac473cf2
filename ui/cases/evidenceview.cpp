// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidenceview.h"

#include "language/translated.h"

#include "domain/wording.h"
#include "theme/tokens.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>

#include <cmath>

namespace genex::ui {

namespace {

constexpr double kTellsNothing = 0.05; ///< nats: a factor of 1.05
constexpr int kLeastHeight = 60;       ///< of a list: the rest is scrolled to

/// Likelihood ratio of the disease with and without it.
QString factorText(double support)
{
    const double factor = std::exp(std::min(std::abs(support), std::log(99.0)));
    return (support < 0 ? QStringLiteral("÷ ") : QStringLiteral("× ")) + language::number(factor, 1);
}

Row rowOf(const domain::Evidence& evidence, const domain::Catalogue& catalogue, bool isSigned)
{
    Row row;
    row.key = QString::fromStdString(evidence.feature);
    row.title = QString::fromStdString(domain::featureName(catalogue, evidence.feature));
    row.value = factorText(evidence.support);
    if (isSigned)
        row.sign = evidence.support > 0 ? QStringLiteral("▲") : QStringLiteral("▽");
    return row;
}

template <typename Keep>
QList<Row> rowsOf(const domain::Diagnosis& diagnosis, const domain::Catalogue& catalogue, bool isSigned,
                  Keep&& keep)
{
    QList<Row> rows;
    for (const domain::Evidence& evidence : diagnosis.evidence) {
        if (std::abs(evidence.support) >= kTellsNothing && keep(evidence.support))
            rows << rowOf(evidence, catalogue, isSigned);
    }
    return rows;
}

} // namespace

EvidenceView::EvidenceView(QWidget* parent)
    : QWidget(parent)
    , m_disease(new QComboBox(this))
    , m_other(new QComboBox(this))
    , m_leftHead(makeElidedLabel(QString(), TextRole::Good, this))
    , m_rightHead(makeElidedLabel(QString(), TextRole::Alarm, this))
    , m_left(new RowList(tr("Evidence for"), this))
    , m_right(new RowList(tr("Evidence against"), this))
{
    m_disease->setObjectName(QStringLiteral("whyDisease"));
    m_other->setObjectName(QStringLiteral("compareWith"));
    m_disease->setAccessibleName(tr("Evidence for this disease"));
    m_other->setAccessibleName(tr("Compare with"));
    for (QComboBox* box : {m_disease, m_other})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (RowList* list : {m_left, m_right})
        list->setMinimumHeight(kLeastHeight);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(space::kHair);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_disease, 0, 0);
    grid->addWidget(m_other, 0, 1);
    grid->addWidget(m_leftHead, 1, 0);
    grid->addWidget(m_rightHead, 1, 1);
    grid->addWidget(m_left, 2, 0);
    grid->addWidget(m_right, 2, 1);
    grid->setRowStretch(2, 1);
    connect(m_disease, &QComboBox::currentIndexChanged, this, &EvidenceView::showChosen);
    connect(m_other, &QComboBox::currentIndexChanged, this, &EvidenceView::showChosen);
}

void EvidenceView::setDiagnoses(const std::vector<domain::Diagnosis>& diagnoses,
                                const domain::Catalogue& catalogue)
{
    m_catalogue = &catalogue;
    const QVariant compared = m_other->currentData();
    const QSignalBlocker quietDisease(m_disease);
    const QSignalBlocker quietOther(m_other);
    m_diagnoses.clear();
    m_disease->clear();
    m_other->clear();
    m_other->addItem(tr("compare with …"));
    for (const domain::Diagnosis& diagnosis : diagnoses) {
        if (diagnosis.evidence.empty())
            continue;
        const QString name = QString::fromStdString(domain::diseaseName(catalogue, diagnosis.disease));
        const QString id = QString::fromStdString(diagnosis.disease);
        m_diagnoses.push_back(diagnosis);
        m_disease->addItem(tr("Why %1?").arg(name), id);
        m_other->addItem(name, id);
    }
    if (const int place = m_other->findData(compared); compared.isValid() && place > 0)
        m_other->setCurrentIndex(place);
    setVisible(!m_diagnoses.empty());
    showChosen();
}

const domain::Diagnosis* EvidenceView::chosen(const QComboBox* box) const
{
    const std::string id = box->currentData().toString().toStdString();
    for (const domain::Diagnosis& diagnosis : m_diagnoses) {
        if (diagnosis.disease == id)
            return &diagnosis;
    }
    return nullptr;
}

void EvidenceView::showChosen()
{
    const domain::Diagnosis* disease = chosen(m_disease);
    const domain::Diagnosis* other = chosen(m_other);
    if (!disease)
        return;
    const auto isFor = [](double support) { return support > 0; };
    const auto isAgainst = [](double support) { return support < 0; };
    const auto isAny = [](double) { return true; };
    const auto name = [this](const domain::Diagnosis& of) {
        return QString::fromStdString(domain::diseaseName(*m_catalogue, of.disease));
    };
    setRole(m_leftHead, other ? TextRole::Strong : TextRole::Good);
    setRole(m_rightHead, other ? TextRole::Strong : TextRole::Alarm);
    m_leftHead->setText(other ? name(*disease) : tr("For"));
    m_rightHead->setText(other ? name(*other) : tr("Against"));
    m_left->setRows(rowsOf(*disease, *m_catalogue, other != nullptr, isFor));
    m_right->setRows(rowsOf(*disease, *m_catalogue, other != nullptr, isAgainst));
    if (other) {
        m_left->setRows(rowsOf(*disease, *m_catalogue, true, isAny));
        m_right->setRows(rowsOf(*other, *m_catalogue, true, isAny));
    }
    m_left->setEmptyText(tr("no evidence for it"));
    m_right->setEmptyText(tr("no evidence against it"));
}

} // namespace genex::ui
