// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/languagescope.h"

#include "common/text.h"
#include "domain/effortweights.h"
#include "services/userfolders.h"

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>

namespace genex::services {

class SettingsFile;

enum class ThemeChoice { System, Light, Dark };

/// User settings, persisted shortly after each change on another thread.
class Settings : public QObject
{
    Q_OBJECT

public:
    explicit Settings(const UserFolders& folders, QObject* parent = nullptr);
    /// Waits until the last change is written.
    ~Settings() override;

    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    /// Language of the window from the next start.
    language::Language language() const;
    void setLanguage(language::Language language);

    /// Command line of the engine; empty: the one shipped with the program.
    QString engineCommand() const;
    void setEngineCommand(const QString& command);

    /// auto, cpu, cuda or cuda:k
    QString device() const;
    void setDevice(const QString& device);

    /// Minutes of inactivity after which the store is locked; 0: never.
    int autoLockMinutes() const;
    void setAutoLockMinutes(int minutes);

    domain::EffortWeights effortWeights() const;
    void setEffortWeights(const domain::EffortWeights& weights);

    bool noticeAccepted() const;
    void acceptNotice();

    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// One line if the file was damaged, of a newer version, or could not be written; else empty.
    QString notice() const;

Q_SIGNALS:
    void changed();

private:
    QJsonValue value(const char* key) const;
    double weight(const char* key, double usual) const;
    void setValue(const char* key, const QJsonValue& value);
    void save();

    std::shared_ptr<const SettingsFile> m_file;
    QJsonObject m_values;
    Text m_notice;
    bool m_isWritable = true;
    QThreadPool m_writer;
};

/// Empty if the text names a valid device (auto, cpu, cuda, cuda:k); else the problem.
QString problemWithDevice(const QString& device);

/// Empty if the command's program exists; else the problem.
QString problemWithCommand(const QString& command);

/// The words of the command; if empty, the engine next to the program.
QStringList engineCommandLine(const QString& command);

} // namespace genex::services
