// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/translated.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace genex::language {

namespace {

/// A version such as 0.1.0 is not a number.
QString withDecimalMark(QString text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^[-+−<>≈± ]*\\d+(\\.)\\d+(?![\\d.])(?=$|[\\s\\x{2009}%/])"));
    const auto match = pattern.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(1), 1, QLocale().decimalPoint());
    return text;
}

/// resources/translations/update collects the patterns in this context.
QString translatedPattern(const Text& text)
{
    std::vector<std::string> arguments;
    for (const Text& argument : text.arguments())
        arguments.push_back(translated(argument).toStdString());
    const QString pattern = QCoreApplication::translate("Message", text.words().c_str());
    return QString::fromStdString(filled(pattern.toStdString(), arguments));
}

} // namespace

QString translated(const Text& text)
{
    switch (text.kind()) {
    case Text::Kind::Pattern:
        return text.empty() ? QString() : translatedPattern(text);
    case Text::Kind::Number:
        return number(text.words());
    case Text::Kind::Verbatim:
        break;
    }
    return QString::fromStdString(text.words());
}

QString described(const Error& error)
{
    return translated(textOf(error));
}

QString number(double value, int decimals)
{
    return withDecimalMark(QString::number(value, 'f', decimals));
}

QString number(std::string_view digits)
{
    return withDecimalMark(QString::fromUtf8(digits.data(), static_cast<qsizetype>(digits.size())));
}

QString shortNumber(double value, int digits)
{
    return withDecimalMark(QString::number(value, 'g', digits));
}

} // namespace genex::language
