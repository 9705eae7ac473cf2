// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace genex::language {

enum class Language { System, English, German };

/// "system", "en" or "de", as in settings and on the command line.
QString nameOf(Language language);
/// System for an unknown name.
Language languageFromName(const QString& name);

/// The language to use: the system's if there is a translation, else English.
Language resolvedLanguage(Language choice, const QLocale& system = QLocale::system());
/// Locale for numbers and dates: the system's if its language matches.
QLocale localeFor(Language language, const QLocale& system = QLocale::system());

/// Sets the language of all texts, numbers and dates created during its lifetime. Needs a QCoreApplication.
/// German scopes may be nested in English ones.
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
