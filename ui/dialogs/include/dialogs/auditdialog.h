// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace genex::services {
class CaseStoreController;
struct AuditPage;
} // namespace genex::services

namespace genex::ui {

class RowList;

/// The audit log, latest entry first, and its verification.
class AuditDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AuditDialog(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

private:
    void load(std::uint64_t first);
    void show(const Result<services::AuditPage>& page);
    void verify();

    services::CaseStoreController& m_caseStore;
    RowList* m_list;
    QLabel* m_state;
    QPushButton* m_older;
    QPushButton* m_newer;
    std::uint64_t m_first = 0; ///< first entry shown
    std::uint64_t m_total = 0;
};

} // namespace genex::ui
