#include "language/saying.h"

#include "messages.h"
#include "template.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace genex::language {

namespace {

constexpr int kWhole = 0;
constexpr int kDeepest = 3; ///< a part of a part of a sentence

using List = std::vector<Template>;

/// The surest first, so that the first that fits is the one.
List sorted(std::initializer_list<Templates> lists)
{
    List all;
    for (const Templates& list : lists) {
        for (const char* source : list)
            all.emplace_back(source);
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &Template::weight);
    return all;
}

const List& messages()
{
    static const List list =
        sorted({messagesOfCommon(), messagesOfDomain(), messagesOfStorage(), messagesOfServices(),
                messagesOfProtocol(), messagesOfData(), messagesOfMethod(), messagesOfEngine(),
                messagesOfCard(), messagesOfDemonstration(), composedMessages()});
    return list;
}

const List& quoting()
{
    static const List list = sorted({quotes()});
    return list;
}

const List& parts()
{
    static const List list = sorted({partsOfAll(), composedParts(), terms()});
    return list;
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(const char* source)
{
    return QCoreApplication::translate("Message", source);
}

/// "38.9 °C" with the decimal mark of the language; a version such as 0.1.0 is no number.
QString localNumber(QString text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^[-+−<>≈± ]*\\d+(\\.)\\d+(?![\\d.])(?=$|[\\s\\x{2009}%/])"));
    const auto match = pattern.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(1), 1, QLocale().decimalPoint());
    return text;
}

bool isSentence(const QString& text)
{
    return text.endsWith(QLatin1Char('.'));
}

QString partSaid(const QString& text, int depth)
{
    if (text.isEmpty() || depth > kDeepest)
        return text;
    for (const Template& part : parts()) {
        // A sentence that is not known stays English: pieces of it in another language would say something
        // else.
        if (depth == kWhole && isSentence(text) && !isSentence(fromUtf8(part.source())))
            continue;
        auto places = part.fit(text);
        if (!places)
            continue;
        for (QString& place : *places)
            place = partSaid(place, depth + 1);
        return filled(translated(part.source()), *places);
    }
    return localNumber(text);
}

} // namespace

QString said(std::string_view english)
{
    const QString text = fromUtf8(english);
    for (const Template& quote : quoting()) {
        if (const auto places = quote.fit(text))
            return filled(translated(quote.source()), *places);
    }
    for (const Template& message : messages()) {
        auto places = message.fit(text);
        if (!places)
            continue;
        for (QString& place : *places)
            place = partSaid(place, kWhole + 1);
        return filled(translated(message.source()), *places);
    }
    return partSaid(text, kWhole);
}

QString described(const Error& error)
{
    const QString message = said(error.message);
    return error.remedy.empty() ? message : message + QLatin1Char(' ') + said(error.remedy);
}

QString value(std::string_view english)
{
    const QString text = fromUtf8(english);
    const Templates words = terms();
    const auto* const found =
        std::ranges::find_if(words, [&](const char* word) { return text == QString::fromUtf8(word); }).base();
    return found == words.data() + words.size() ? localNumber(text) : translated(*found);
}

QString number(double value, int decimals)
{
    return localNumber(QString::number(value, 'f', decimals));
}

QString shortNumber(double value, int digits)
{
    return localNumber(QString::number(value, 'g', digits));
}

} // namespace genex::language
