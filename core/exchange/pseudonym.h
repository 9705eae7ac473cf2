// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <QRegularExpression>
#include <QString>

#include <string>

namespace genex::exchange {

/// The subject of a report, and typed text without the patient's identity.
class Pseudonym
{
public:
    /// `namesPatient`: the name is requested, and text is left unchanged.
    Pseudonym(const std::string& caseId, const domain::CaseDocument& document, bool namesPatient);

    bool namesPatient() const { return m_namesPatient; }
    /// "Patient k7x2qd": meaningless without the store.
    const QString& text() const { return m_text; }
    /// The name if requested, else the pseudonym.
    QString subject() const { return m_subject; }
    /// Replaces every name and number the case has ever had, and every longer word of the names, by the
    /// pseudonym.
    QString clean(const std::string& typed) const;
    QString clean(const QString& typed) const;

private:
    bool m_namesPatient;
    QString m_text;
    QString m_subject;
    QRegularExpression m_names; ///< empty pattern: nothing to hide
};

} // namespace genex::exchange
