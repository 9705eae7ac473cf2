// SPDX-License-Identifier: GPL-3.0-or-later
#include "pseudonym.h"

#include "reportwords.h"

#include <QStringList>

#include <algorithm>

namespace genex::exchange {

namespace {

constexpr std::size_t kLettersOfId = 6;
constexpr qsizetype kShortestWord = 3; ///< "de", "St" and "O" alone are not names

QString folded(const QString& text)
{
    return text.normalized(QString::NormalizationForm_C);
}

/// All patient details the case has ever had, including undone changes.
std::vector<domain::PatientDetails> everKnown(const domain::CaseDocument& document)
{
    std::vector<domain::PatientDetails> patients;
    for (const domain::CaseEvent& event : document.events()) {
        if (const auto* opened = std::get_if<domain::CaseOpened>(&event.change))
            patients.push_back(opened->patient);
        if (const auto* changed = std::get_if<domain::PatientChanged>(&event.change))
            patients.push_back(changed->patient);
    }
    return patients;
}

/// A word matches as a whole word; a full name or number also within other text.
QString patternOf(const QStringList& whole, const QStringList& words)
{
    QStringList parts;
    for (const QString& text : whole)
        parts << QRegularExpression::escape(text);
    for (const QString& word : words)
        parts << QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])")
                     .arg(QRegularExpression::escape(word));
    if (parts.isEmpty())
        return {};
    // Consecutive names become one pseudonym.
    return QStringLiteral("(?:%1)(?:[\\s.,'’-]*(?:%1))*").arg(parts.join(QLatin1Char('|')));
}

QStringList wordsOf(const QString& name)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (const QString& word : name.split(between, Qt::SkipEmptyParts)) {
        if (word.size() >= kShortestWord)
            words << word;
    }
    return words;
}

QRegularExpression namesIn(const domain::CaseDocument& document, const QString& pseudonym)
{
    QStringList whole;
    QStringList words;
    for (const domain::PatientDetails& patient : everKnown(document)) {
        const QString name = folded(plain(patient.name));
        const QString number = folded(plain(patient.reference));
        if (!name.isEmpty() && name != pseudonym) {
            whole << name;
            words << wordsOf(name);
        }
        if (!number.isEmpty())
            whole << number;
    }
    // Longest first: "Ann Lee-Jones" before "Ann Lee".
    std::ranges::sort(whole, [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return QRegularExpression(patternOf(whole, words), QRegularExpression::CaseInsensitiveOption |
                                                           QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

Pseudonym::Pseudonym(const std::string& caseId, const domain::CaseDocument& document, bool namesPatient)
    : m_namesPatient(namesPatient)
    , m_text(QStringLiteral("Patient ") + plain(caseId.substr(0, kLettersOfId)))
    , m_subject(namesPatient ? plain(document.patient().name) : m_text)
{
    if (!namesPatient)
        m_names = namesIn(document, m_text);
}

QString Pseudonym::clean(const std::string& typed) const
{
    return clean(plain(typed));
}

QString Pseudonym::clean(const QString& typed) const
{
    return m_names.pattern().isEmpty() ? typed : folded(typed).replace(m_names, m_text);
}

} // namespace genex::exchange
