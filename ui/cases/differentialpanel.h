// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

class QLabel;

namespace genex::ui {

class ConfidenceGauge;
class DifferentialChart;
class EvidenceView;

/// The differential with its evidence and confidence.
class DifferentialPanel : public Panel
{
    Q_OBJECT

public:
    DifferentialPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                      QWidget* parent = nullptr);

    void refresh();

private:
    void showConfidence();
    void showChange();

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    QLabel* m_empty;
    DifferentialChart* m_chart;
    QLabel* m_change;
    EvidenceView* m_evidence;
    QLabel* m_confidenceHead;
    ConfidenceGauge* m_gauge;
    QLabel* m_confidence;
    QLabel* m_provenance;
};

} // namespace genex::ui
