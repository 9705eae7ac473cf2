// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QString>

namespace genex::services {

/// Folders of one user (or one test). Everything the program writes on its own is below them.
struct UserFolders
{
    QString configFolder; ///< settings
    QString dataFolder;   ///< models, checkpoints, the store
    QString logFolder;

    /// The XDG folders of this user.
    static UserFolders ofUser();
    /// Everything in one folder, for a department, a USB stick or a test.
    static UserFolders inFolder(const QString& folder);

    QString settingsFile() const { return configFolder + QStringLiteral("/settings.json"); }
    QString storeFile() const { return dataFolder + QStringLiteral("/store.db"); }
    /// Open to all: for trying the program before setting a passphrase.
    QString demonstrationStoreFile() const { return dataFolder + QStringLiteral("/demonstration.db"); }
    QString logFile() const { return logFolder + QStringLiteral("/genex.log"); }
    QString modelFolder(const QString& name) const;
    QString checkpointFile(const QString& name) const;

    /// Creates the folders; an error names the one that failed.
    Result<void> create() const;
};

} // namespace genex::services
