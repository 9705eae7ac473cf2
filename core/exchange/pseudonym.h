// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <QRegularExpression>
#include <QString>

#include <string>

namespace genex::exchange {

/// Who a report is about, and what people have typed without saying who that is.
class Pseudonym
{
public:
    /// `namesPatient`: the name was asked for, and every text stays as it is.
    Pseudonym(const std::string& caseId, const domain::CaseDocument& document, bool namesPatient);

    bool namesPatient() const { return m_namesPatient; }
    /// "Patient k7x2qd": says nothing to whoever does not have the store.
    const QString& text() const { return m_text; }
    /// The name where it was asked for, else the pseudonym.
    QString subject() const { return m_subject; }
    /// A typed text. Each name and number that the case has ever had, and each longer word of the names,
    /// becomes the pseudonym.
    QString clean(const std::string& typed) const;
    QString clean(const QString& typed) const;

private:
    bool m_namesPatient;
    QString m_text;
    QString m_subject;
    QRegularExpression m_names; ///< an empty pattern: there is nothing to hide
};

} // namespace genex::exchange
