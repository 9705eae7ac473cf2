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

/// What the user chose, kept between starts. Every change is on the disk a moment later, written on another
/// thread.
class Settings : public QObject
{
    Q_OBJECT

public:
    explicit Settings(const UserFolders& folders, QObject* parent = nullptr);
    /// Waits until the last change is written.
    ~Settings() override;

    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    /// What the window speaks from its next start on.
    language::Language language() const;
    void setLanguage(language::Language language);

    /// The command line that starts the engine; empty: the one that came with the program.
    QString engineCommand() const;
    void setEngineCommand(const QString& command);

    /// auto, cpu, cuda or cuda:k
    QString device() const;
    void setDevice(const QString& device);

    /// Minutes without a touch after which cases are locked; 0: never.
    int autoLockMinutes() const;
    void setAutoLockMinutes(int minutes);

    domain::EffortWeights effortWeights() const;
    void setEffortWeights(const domain::EffortWeights& weights);

    bool noticeAccepted() const;
    void acceptNotice();

    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// One line when the file was damaged, of a newer version, or could not be written; empty when all is
    /// well.
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

/// Empty when the text names a device the program knows (auto, cpu, cuda, cuda:k); else what is wrong with
/// it.
QString problemWithDevice(const QString& device);

/// Empty when the command's program is on this machine; else what is wrong with it.
QString problemWithCommand(const QString& command);

/// The words of the command, or the engine beside the program when it is empty.
QStringList engineCommandLine(const QString& command);

} // namespace genex::services
