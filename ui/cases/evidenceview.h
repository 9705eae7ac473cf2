// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/conclusion.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace genex::ui {

class RowList;

/// Why a disease: what speaks for it and what against it, equally prominent; or two diseases side by side.
class EvidenceView : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceView(QWidget* parent = nullptr);

    /// Diseases with evidence; the others are left out.
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
