// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files.h"

#include "storage/holder.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace genex::storage {

/// Sees to it that a store has one writer.
///
/// A lock of the kernel on STORE.lock, which ends with the process however it ends; inside stands who holds
/// it. Where the file system has no locks, the file STORE.writer, made by whoever comes first, is the lock:
/// it can outlive its maker, and then a person has to look. Each kind leaves its mark before it looks for the
/// other's, so that two machines that see the same folder differently do not both write.
class WriterLock
{
public:
    enum class Kind { Kernel, File };

    struct Outcome
    {
        std::unique_ptr<WriterLock> lock; ///< empty: somebody else writes, or nobody can
        std::optional<Holder> holder;     ///< who else writes
        Kind kind = Kind::Kernel;
    };

    /// `useKernel` false: as on a file system without locks. Throws Failure naming the holder where the store
    /// cannot even be read beside him.
    static Outcome tryTake(const std::filesystem::path& store, Time now, bool useKernel);
    /// Looks only.
    static std::optional<Holder> holderOf(const std::filesystem::path& store);

    /// Throws Failure(PermissionDenied) naming him when somebody writes as on a file system without locks:
    /// beside him nobody can even read.
    static void requireNoFileLock(const std::filesystem::path& store);

    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    Kind kind() const { return m_kind; }
    /// Throws Failure(Io) when the lock file was removed or exchanged, so that another may hold one too.
    void requireHeld() const;

private:
    WriterLock(std::filesystem::path file, Descriptor descriptor, Kind kind);

    static Outcome takeFile(const std::filesystem::path& store, Time now);

    std::filesystem::path m_file;
    Descriptor m_descriptor;
    Kind m_kind;
};

} // namespace genex::storage
