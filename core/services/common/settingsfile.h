// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <vector>

namespace genex::services {

/// Upgrades of older settings: steps[v - 1] converts version v to v + 1.
struct SettingsSchema
{
    using Step = std::function<QJsonObject(QJsonObject)>;
    std::vector<Step> steps;

    int version() const { return static_cast<int>(steps.size()) + 1; }
};

struct LoadedSettings
{
    QJsonObject values;
    Text notice;            ///< one line for the user if the file could not be used as it is
    bool isWritable = true; ///< false for a file of a newer version, which must not be overwritten
};

/// Settings as a JSON object on disk, with "schema_version".
class SettingsFile
{
public:
    SettingsFile(QString path, SettingsSchema schema);

    /// Never fails: an unreadable file is renamed, and the notice says so.
    LoadedSettings load() const;
    /// Atomic.
    Result<void> save(QJsonObject values) const;

private:
    LoadedSettings migrate(QJsonObject values) const;
    LoadedSettings setAside() const;

    QString m_path;
    SettingsSchema m_schema;
};

} // namespace genex::services
