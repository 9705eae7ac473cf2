// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/settings.h"

#include "language/translated.h"
#include "settingsfile.h"

#include "common/log.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

namespace genex::services {

namespace {

constexpr char kTheme[] = "theme";
constexpr char kLanguage[] = "language";
constexpr char kEngineCommand[] = "engine.command";
constexpr char kDevice[] = "device";
constexpr char kAutoLock[] = "lock.minutes";
constexpr int kUsualAutoLock = 10;
constexpr int kLongestAutoLock = 24 * 60;
constexpr char kPriceWeight[] = "effort.price";
constexpr char kTimeWeight[] = "effort.time";
constexpr char kInvasivenessWeight[] = "effort.invasiveness";
constexpr char kNotice[] = "notice_accepted";
constexpr char kGeometry[] = "window.geometry";
constexpr char kState[] = "window.state";

const QString kThemeNames[] = {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};

QJsonValue toJson(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray bytesFrom(const QJsonValue& value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

} // namespace

Settings::Settings(const UserFolders& folders, QObject* parent)
    : QObject(parent)
    , m_file(std::make_shared<SettingsFile>(folders.settingsFile(), SettingsSchema{}))
{
    m_writer.setMaxThreadCount(1); // keeps writes in order
    LoadedSettings loaded = m_file->load();
    m_values = std::move(loaded.values);
    m_notice = std::move(loaded.notice);
    m_isWritable = loaded.isWritable;
}

Settings::~Settings()
{
    m_writer.waitForDone();
}

ThemeChoice Settings::theme() const
{
    const QString name = value(kTheme).toString();
    for (int i = 0; i < 3; ++i) {
        if (kThemeNames[i] == name)
            return static_cast<ThemeChoice>(i);
    }
    return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice theme)
{
    setValue(kTheme, kThemeNames[static_cast<int>(theme)]);
}

language::Language Settings::language() const
{
    return language::languageFromName(value(kLanguage).toString());
}

void Settings::setLanguage(language::Language language)
{
    setValue(kLanguage, language::nameOf(language));
}

/// The file is read before the language is known, so the notice is translated here.
QString Settings::notice() const
{
    return language::translated(m_notice);
}

QString Settings::engineCommand() const
{
    return value(kEngineCommand).toString();
}

void Settings::setEngineCommand(const QString& command)
{
    setValue(kEngineCommand, command.trimmed());
}

QString Settings::device() const
{
    const QString device = value(kDevice).toString();
    return device.isEmpty() || !problemWithDevice(device).isEmpty() ? QStringLiteral("auto") : device;
}

void Settings::setDevice(const QString& device)
{
    setValue(kDevice, device);
}

int Settings::autoLockMinutes() const
{
    const int minutes = value(kAutoLock).toInt(kUsualAutoLock);
    return minutes >= 0 && minutes <= kLongestAutoLock ? minutes : kUsualAutoLock;
}

void Settings::setAutoLockMinutes(int minutes)
{
    setValue(kAutoLock, minutes);
}

double Settings::weight(const char* key, double usual) const
{
    const double weight = value(key).toDouble(usual);
    return weight >= 0 && weight <= domain::EffortWeights::kMost ? weight : usual;
}

domain::EffortWeights Settings::effortWeights() const
{
    const domain::EffortWeights usual;
    return {weight(kPriceWeight, usual.price), weight(kTimeWeight, usual.time),
            weight(kInvasivenessWeight, usual.invasiveness)};
}

void Settings::setEffortWeights(const domain::EffortWeights& weights)
{
    setValue(kPriceWeight, weights.price);
    setValue(kTimeWeight, weights.time);
    setValue(kInvasivenessWeight, weights.invasiveness);
}

bool Settings::noticeAccepted() const
{
    return value(kNotice).toBool();
}

void Settings::acceptNotice()
{
    setValue(kNotice, true);
}

QByteArray Settings::windowGeometry() const
{
    return bytesFrom(value(kGeometry));
}

QByteArray Settings::windowState() const
{
    return bytesFrom(value(kState));
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    setValue(kGeometry, toJson(geometry));
    setValue(kState, toJson(state));
}

QJsonValue Settings::value(const char* key) const
{
    return m_values.value(QLatin1String(key));
}

void Settings::setValue(const char* key, const QJsonValue& newValue)
{
    if (value(key) == newValue)
        return;
    m_values.insert(QLatin1String(key), newValue);
    save();
    Q_EMIT changed();
}

void Settings::save()
{
    if (!m_isWritable)
        return;
    m_writer.start([this, file = m_file, values = m_values] {
        const auto saved = file->save(values);
        if (saved)
            return;
        log::warning("settings.not_saved", {{"code", log::Word(nameOf(saved.error().code))}});
        QMetaObject::invokeMethod(this, [this, notice = textOf(saved.error())] {
            m_notice = notice;
            Q_EMIT changed();
        });
    });
}

QString problemWithDevice(const QString& device)
{
    static const QRegularExpression known(
        QRegularExpression::anchoredPattern(QStringLiteral("auto|cpu|cuda(:[0-9]{1,2})?")));
    if (known.match(device).hasMatch())
        return {};
    return QCoreApplication::translate("Settings", "“%1” is not a device: use auto, cpu, cuda or cuda:0.")
        .arg(device);
}

QString problemWithCommand(const QString& command)
{
    const QString program = engineCommandLine(command).constFirst();
    if (program.isEmpty())
        return QCoreApplication::translate("Settings", "No program is given.");
    if (QStandardPaths::findExecutable(program).isEmpty())
        return QCoreApplication::translate("Settings", "There is no program %1 on this machine.")
            .arg(program);
    return {};
}

QStringList engineCommandLine(const QString& command)
{
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty())
        words.append(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine"));
    return words;
}

} // namespace genex::services
