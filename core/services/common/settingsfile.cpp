// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingsfile.h"

#include "common/atomicfile.h"
#include "common/error.h"

#include <QFile>
#include <QJsonDocument>

namespace genex::services {

namespace {

constexpr qint64 kMaxBytes = 1 << 20;
const QString kVersionKey = QStringLiteral("schema_version");

} // namespace

SettingsFile::SettingsFile(QString path, SettingsSchema schema)
    : m_path(std::move(path))
    , m_schema(std::move(schema))
{}

LoadedSettings SettingsFile::load() const
{
    QFile file(m_path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return {
            {}, Text("The settings in %1 cannot be read; defaults are used.", m_path.toStdString()), false};
    const QJsonDocument document = QJsonDocument::fromJson(file.read(kMaxBytes));
    if (!document.isObject() || document.object().value(kVersionKey).toInt() < 1)
        return setAside();
    return migrate(document.object());
}

LoadedSettings SettingsFile::migrate(QJsonObject values) const
{
    int version = values.value(kVersionKey).toInt();
    if (version > m_schema.version())
        return {
            std::move(values),
            Text("The settings in %1 were written by a newer version of the program; changes are not saved.",
                 m_path.toStdString()),
            false};
    for (; version < m_schema.version(); ++version)
        values = m_schema.steps[static_cast<std::size_t>(version - 1)](std::move(values));
    return {std::move(values), {}, true};
}

LoadedSettings SettingsFile::setAside() const
{
    const QString aside = m_path + QStringLiteral(".broken");
    QFile::remove(aside);
    QFile::rename(m_path, aside);
    return {{},
            Text("The settings were damaged and are now in %1; defaults are used.", aside.toStdString()),
            true};
}

Result<void> SettingsFile::save(QJsonObject values) const
{
    values.insert(kVersionKey, m_schema.version());
    return attempt(
        [&] { writeFileAtomically(m_path.toStdString(), QJsonDocument(values).toJson().toStdString()); });
}

} // namespace genex::services
