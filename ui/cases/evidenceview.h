// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/conclusion.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace genex::ui {

class RowList;

/// Evidence for and against a disease, equally prominent; or two diseases compared.
class EvidenceView : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceView(QWidget* parent = nullptr);

    /// Diseases without evidence are skipped.
    void setDiagnoses(const std::vector<domain::Diagnosis>& diagnoses, const domain::Catalogue& catalogue);

private:
    void showChosen();
    const domain::Diagnosis* chosen(const QComboBox* box) const;

    std::vector<domain::Diagnosis> m_diagnoses;
    const domain::Catalogue* m_catalogue = nullptr;
    QComboBox* m_disease;
    QComboBox* m_other;
    QLabel* m_leftHead;
    QLabel* m_rightHead;
    RowList* m_left;
    RowList* m_right;
};

} // namespace genex::ui
