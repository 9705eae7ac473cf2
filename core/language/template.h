#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace genex::language {

/// "There is no feature %1 in %2.": fits a finished sentence and gives back what stands in its places.
class Template
{
public:
    explicit Template(const char* source);

    const char* source() const { return m_source; }
    /// How much of it is fixed: the more, the surer the fit.
    qsizetype weight() const { return m_weight; }
    /// What stands in places 1, 2, …; nothing where the sentence is another one.
    std::optional<QStringList> fit(QStringView sentence) const;

private:
    const char* m_source;
    QStringList m_literals; ///< one more than places
    qsizetype m_weight = 0;
};

/// Replaces %1, %2, … of a translation in one go: what is put in is not searched again.
QString filled(const QString& translation, const QStringList& places);

} // namespace genex::language
