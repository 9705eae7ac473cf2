// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/versiontext.h"

#include "language/translated.h"

#include "common/version.h"
#include "storage/sqlite.h"

#include <QCoreApplication>

namespace genex::services {

namespace {

/// Translation context of the texts below.
struct VersionWords
{
    Q_DECLARE_TR_FUNCTIONS(Version)
};

QString sqliteText()
{
    const auto version = storage::sqliteVersion();
    return QString::fromStdString(version ? *version : describe(version.error()));
}

QString cudaText(const contract::EngineFacts& facts)
{
    if (!facts.cuda.isAvailable)
        return VersionWords::tr("not used: %1").arg(language::translated(facts.cuda.reason));
    QStringList gpus;
    for (const std::string& gpu : facts.cuda.gpus)
        gpus.append(QString::fromStdString(gpu));
    return gpus.join(QStringLiteral("; "));
}

QString deviceText(const contract::EngineFacts& facts)
{
    const QString device = QString::fromStdString(facts.device);
    return facts.deviceProblem.empty()
               ? device
               : QStringLiteral("%1 (%2)").arg(device, QString::fromStdString(facts.deviceProblem));
}

/// Placeholder until the engine has answered.
QString unknownText(const EngineService& engine)
{
    return engine.state() == EngineState::Failed ? engine.statusLine() : QStringLiteral("…");
}

} // namespace

QList<VersionLine> versionLines(const QString& programName, const EngineService& engine)
{
    const auto& facts = engine.facts();
    const auto fromEngine = [&](const std::string& text) {
        return facts ? QString::fromStdString(text) : unknownText(engine);
    };
    const contract::EngineFacts known = facts.value_or(contract::EngineFacts{});
    return {
        {programName, QString::fromLatin1(kProgramVersion)},
        {QStringLiteral("genex-engine"), fromEngine(known.version)},
        {QStringLiteral("libtorch"), fromEngine(known.libtorch)},
        {QStringLiteral("BLAS"), fromEngine(known.blas)},
        {QStringLiteral("CUDA"), facts ? cudaText(known) : unknownText(engine)},
        {VersionWords::tr("Device"), facts ? deviceText(known) : unknownText(engine)},
        {QStringLiteral("Qt"), QString::fromLatin1(qVersion())},
        {QStringLiteral("SQLite"), sqliteText()},
    };
}

QString versionText(const QString& programName, const EngineService& engine)
{
    QString text;
    for (const VersionLine& line : versionLines(programName, engine))
        text += QStringLiteral("%1 %2\n").arg(line.name, line.value);
    return text;
}

} // namespace genex::services
