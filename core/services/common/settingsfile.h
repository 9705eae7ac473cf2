// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <vector>

namespace genex::services {

/// How settings of each older version become those of the next: steps[v - 1] turns version v into v + 1.
struct SettingsSchema
{
    using Step = std::function<QJsonObject(QJsonObject)>;
    std::vector<Step> steps;

    int version() const { return static_cast<int>(steps.size()) + 1; }
};

struct LoadedSettings
{
    QJsonObject values;
    Text notice;            ///< one line for the user when the file could not be taken as it was
    bool isWritable = true; ///< false for a file of a newer version, which must not be overwritten
};

/// Settings as one JSON object on disk, with "schema_version".
class SettingsFile
{
public:
    SettingsFile(QString path, SettingsSchema schema);

    /// Never fails: a file that cannot be read is set aside under another name and said in the notice.
    LoadedSettings load() const;
    /// All or nothing.
    Result<void> save(QJsonObject values) const;

private:
    LoadedSettings migrate(QJsonObject values) const;
    LoadedSettings setAside() const;

    QString m_path;
    SettingsSchema m_schema;
};

} // namespace genex::services
