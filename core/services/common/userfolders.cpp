// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/userfolders.h"

#include <QDir>
#include <QStandardPaths>
#include <QStringList>

namespace genex::services {

UserFolders UserFolders::ofUser()
{
    const QString name = QStringLiteral("/genex");
    const auto folder = [&](QStandardPaths::StandardLocation location) -> QString {
        return QStandardPaths::writableLocation(location) + name;
    };
    const QString data = folder(QStandardPaths::GenericDataLocation);
    return {folder(QStandardPaths::GenericConfigLocation), data, data + QStringLiteral("/logs")};
}

UserFolders UserFolders::inFolder(const QString& folder)
{
    const QString absolute = QDir(folder).absolutePath();
    return {absolute, absolute, absolute + QStringLiteral("/logs")};
}

QString UserFolders::modelFolder(const QString& name) const
{
    return QStringLiteral("%1/models/%2").arg(dataFolder, name);
}

QString UserFolders::checkpointFile(const QString& name) const
{
    return QStringLiteral("%1/checkpoints/%2").arg(dataFolder, name);
}

Result<void> UserFolders::create() const
{
    const QStringList folders{configFolder, dataFolder, logFolder, dataFolder + QStringLiteral("/models"),
                              dataFolder + QStringLiteral("/checkpoints")};
    for (const QString& folder : folders) {
        if (!QDir().mkpath(folder))
            return fail(ErrorCode::PermissionDenied,
                        Text("Cannot create the folder %1.", QDir::toNativeSeparators(folder).toStdString()),
                        "Check its permissions, or choose another with --profile.");
    }
    return {};
}

} // namespace genex::services
