// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/tableimport.h"
#include "support/errorof.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

/// Tables for tests.
namespace genex::testing {

inline data::Table tableOf(std::string_view text, const data::ImportOptions& options = {})
{
    JobControl job;
    return data::importBytes(text, "t.csv", options, job);
}

/// What is said about a text that is no table; empty when it is one.
inline std::string complaintAbout(std::string_view text, const data::ImportOptions& options = {})
{
    return errorOf([&] { return tableOf(text, options); }).message.english();
}

inline std::filesystem::path writeFile(const QDir& folder, const char* name, const QByteArray& bytes)
{
    QFile file(folder.filePath(QString::fromUtf8(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", name);
    return file.fileName().toStdString();
}

/// The folder with the real data sets: GENEX_DATA_DIR, or ../shared/data beside the source; empty when it is
/// not here.
inline std::filesystem::path realData()
{
    const QString named = qEnvironmentVariable("GENEX_DATA_DIR");
    const QString folder = named.isEmpty()
                               ? qEnvironmentVariable("GENEX_SOURCE_DIR") + QStringLiteral("/../shared/data")
                               : named;
    return QFileInfo(folder).isDir() ? std::filesystem::path(folder.toStdString()) : std::filesystem::path();
}

} // namespace genex::testing
