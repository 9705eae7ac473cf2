// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace genex::language {

enum class Language { System, English, German };

/// "system", "en" or "de": as in settings and on the command line.
QString nameOf(Language language);
/// System for a name that is not known.
Language languageFromName(const QString& name);

/// What is spoken for a choice: the system's language where there is a translation, else English.
Language resolvedLanguage(Language choice, const QLocale& system = QLocale::system());
/// How numbers and dates are written in it: as the system does where it speaks the same language.
QLocale localeFor(Language language, const QLocale& system = QLocale::system());

/// Every text that is made while it lives is in this language, with its numbers and dates. Needs a
/// QCoreApplication. German may be spoken for a while inside of English.
class LanguageScope
{
public:
    explicit LanguageScope(Language choice);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    void load(QTranslator& translator, const QString& name, const QString& folder);

    QLocale m_before;
    QTranslator m_ofQt;
    QTranslator m_ofProgram;
};

} // namespace genex::language
