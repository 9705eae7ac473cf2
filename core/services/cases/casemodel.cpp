// SPDX-License-Identifier: GPL-3.0-or-later
#include "casemodel.h"

namespace genex::services {

CaseModel::CaseModel(CaseStoreController& caseStore, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
{}

const WorkingModel* CaseModel::of(const std::string& orderedWith) const
{
    const auto& worked = m_caseStore.model();
    if (orderedWith.empty() || !worked || orderedWith == worked->sha256)
        return worked.get();
    if (orderedWith != m_sought || m_isSeeking)
        return nullptr;
    return m_own ? m_own.get() : worked.get();
}

void CaseModel::seek(const std::string& orderedWith)
{
    if (!m_caseStore.model() || of(orderedWith) || orderedWith == m_sought)
        return;
    m_sought = orderedWith;
    m_own.reset();
    m_isSeeking = true;
    m_caseStore.findModel(orderedWith, this,
                          [this, orderedWith](const std::shared_ptr<const WorkingModel>& model) {
                              if (orderedWith != m_sought)
                                  return;
                              m_isSeeking = false;
                              m_own = model;
                              Q_EMIT found();
                          });
}

} // namespace genex::services
