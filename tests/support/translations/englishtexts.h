// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace genex::testing {

/// Recognises what should have been said in German: the sources of genex_de.ts, with anything in their
/// places.
class EnglishTexts
{
public:
    EnglishTexts()
    {
        QFile file(qEnvironmentVariable("GENEX_SOURCE_DIR") +
                   QStringLiteral("/resources/translations/genex_de.ts"));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader reader(&file);
        QString source;
        while (!reader.atEnd()) {
            if (!reader.readNextStartElement() && !reader.isEndElement())
                continue;
            if (reader.isStartElement() && reader.name() == QStringLiteral("source"))
                source = reader.readElementText();
            else if (reader.isStartElement() && reader.name() == QStringLiteral("translation"))
                add(source, reader.readElementText());
        }
    }

    qsizetype count() const { return static_cast<qsizetype>(m_texts.size()); }

    /// The source that the text looks like; empty: none.
    QString sourceOf(const QString& shown) const
    {
        QString text = shown;
        text.remove(QLatin1Char('&'));
        QString found;
        for (const Text& candidate : m_texts) {
            if (candidate.german.match(text).hasMatch())
                return {};
            if (found.isEmpty() && candidate.english.match(text).hasMatch())
                found = candidate.source;
        }
        return found;
    }

private:
    struct Text
    {
        QString source;
        QRegularExpression english;
        QRegularExpression german;
    };

    static QRegularExpression pattern(QString text)
    {
        static const QRegularExpression place(QStringLiteral("%\\d"));
        text.remove(QLatin1Char('&'));
        QStringList parts;
        for (const QString& literal : text.split(place))
            parts << QRegularExpression::escape(literal);
        return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral(".*"))),
                                  QRegularExpression::DotMatchesEverythingOption);
    }

    void add(const QString& source, const QString& german)
    {
        static const QRegularExpression word(QStringLiteral("(?<!%)[A-Za-z]{3,}"));
        const bool isWords = word.match(source).hasMatch();
        if (isWords && source != german)
            m_texts.push_back({source, pattern(source), pattern(german)});
    }

    std::vector<Text> m_texts;
};

} // namespace genex::testing
