// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/languagescope.h"

#include "common/log.h"
#include "common/resources.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <utility>

namespace genex::language {

namespace {

const std::pair<Language, QString> kNames[] = {
    {Language::System, QStringLiteral("system")},
    {Language::English, QStringLiteral("en")},
    {Language::German, QStringLiteral("de")},
};

QString folderOfProgram()
{
    return QString::fromStdString((resourceFolder() / "translations").string());
}

} // namespace

QString nameOf(Language language)
{
    for (const auto& [known, name] : kNames) {
        if (known == language)
            return name;
    }
    return {};
}

Language languageFromName(const QString& name)
{
    for (const auto& [language, known] : kNames) {
        if (known == name)
            return language;
    }
    return Language::System;
}

Language resolvedLanguage(Language choice, const QLocale& system)
{
    if (choice != Language::System)
        return choice;
    return system.language() == QLocale::German ? Language::German : Language::English;
}

QLocale localeFor(Language language, const QLocale& system)
{
    const bool isGerman = language == Language::German;
    const bool isSystems = isGerman
                               ? system.language() == QLocale::German
                               : system.language() == QLocale::English || system.language() == QLocale::C;
    if (isSystems)
        return system;
    return isGerman ? QLocale(QLocale::German, QLocale::Germany)
                    : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

LanguageScope::LanguageScope(Language choice)
{
    const Language language = resolvedLanguage(choice);
    QLocale::setDefault(localeFor(language));
    if (language == Language::English)
        return;
    load(m_ofQt, QStringLiteral("qtbase_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(m_ofProgram, QStringLiteral("genex_"), folderOfProgram());
}

LanguageScope::~LanguageScope()
{
    QCoreApplication::removeTranslator(&m_ofProgram);
    QCoreApplication::removeTranslator(&m_ofQt);
    QLocale::setDefault(m_before);
}

void LanguageScope::load(QTranslator& translator, const QString& name, const QString& folder)
{
    const QString file = name + QLocale().name().left(2);
    if (translator.load(file, folder))
        QCoreApplication::installTranslator(&translator);
    else
        log::warning("language.not_found", {{"is_program", &translator == &m_ofProgram}});
}

} // namespace genex::language
