// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>

namespace genex::services {

/// A file that is there whole or not at all: written beside its place, then put there. Throws Failure that
/// names it.
class ReportFileWriter
{
public:
    /// `isPrivate`: nobody but its owner may read it.
    ReportFileWriter(const QString& path, const QByteArray& bytes, bool isPrivate);

    /// Puts it in its place. Without this call nothing is left of it.
    void commit();

private:
    [[noreturn]] void refuse() const;

    QSaveFile m_file;
};

} // namespace genex::services
