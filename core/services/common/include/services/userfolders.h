// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QString>

namespace genex::services {

/// Where one user's (or one test's) files live. Everything the program writes by itself is below these
/// folders.
struct UserFolders
{
    QString configFolder; ///< settings
    QString dataFolder;   ///< models, checkpoints, the store
    QString logFolder;

    /// The folders the desktop's rules give this user.
    static UserFolders ofUser();
    /// All in one folder, for a department, a stick or a test.
    static UserFolders inFolder(const QString& folder);

    QString settingsFile() const { return configFolder + QStringLiteral("/settings.json"); }
    QString storeFile() const { return dataFolder + QStringLiteral("/store.db"); }
    /// Open to all: what is tried out before there is a passphrase.
    QString demonstrationStoreFile() const { return dataFolder + QStringLiteral("/demonstration.db"); }
    QString logFile() const { return logFolder + QStringLiteral("/genex.log"); }
    QString modelFolder(const QString& name) const;
    QString checkpointFile(const QString& name) const;

    /// Makes the folders; an error names the one that could not be made.
    Result<void> create() const;
};

} // namespace genex::services
