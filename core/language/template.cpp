#include "template.h"

namespace genex::language {

namespace {

/// The place that begins at `at`, from 1 on; 0: none.
int placeAt(QStringView text, qsizetype at)
{
    if (text[at] != QLatin1Char('%') || at + 1 >= text.size())
        return 0;
    const int digit = text[at + 1].digitValue();
    return digit > 0 ? digit : 0;
}

} // namespace

Template::Template(const char* source)
    : m_source(source)
    , m_literals(QString())
{
    const QString text = QString::fromUtf8(source);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (placeAt(text, i) > 0) {
            m_literals << QString();
            ++i;
        } else {
            m_literals.last() += text[i];
            ++m_weight;
        }
    }
}

std::optional<QStringList> Template::fit(QStringView sentence) const
{
    const QString& first = m_literals.first();
    const QString& last = m_literals.last();
    if (m_literals.size() == 1)
        return sentence == first ? std::optional(QStringList()) : std::nullopt;
    if (sentence.size() < first.size() + last.size() || !sentence.startsWith(first) ||
        !sentence.endsWith(last))
        return std::nullopt;
    QStringList places;
    qsizetype at = first.size();
    const qsizetype end = sentence.size() - last.size();
    for (qsizetype i = 1; i + 1 < m_literals.size(); ++i) {
        const qsizetype next = sentence.first(end).indexOf(m_literals[i], at);
        if (next < 0)
            return std::nullopt;
        places << sentence.sliced(at, next - at).toString();
        at = next + m_literals[i].size();
    }
    places << sentence.sliced(at, end - at).toString();
    return places;
}

QString filled(const QString& translation, const QStringList& places)
{
    QString text;
    for (qsizetype i = 0; i < translation.size(); ++i) {
        const int place = placeAt(translation, i);
        if (place > 0 && place <= places.size()) {
            text += places[place - 1];
            ++i;
        } else {
            text += translation[i];
        }
    }
    return text;
}

} // namespace genex::language
