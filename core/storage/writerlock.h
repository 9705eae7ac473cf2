// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files.h"

#include "storage/holder.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace genex::storage {

/// Ensures that a store has one writer. A kernel lock on STORE.lock, which ends with the process; the file
/// names the holder. On a file system without locks, the file STORE.writer, created by the first process, is
/// the lock: it can outlive its process, and a user then has to check. Each kind leaves its mark before
/// checking for the other, so that two machines that see the same folder differently cannot both write.
class WriterLock
{
public:
    enum class Kind { Kernel, File };

    struct Outcome
    {
        std::unique_ptr<WriterLock> lock; ///< empty: another process writes, or writing is impossible
        std::optional<Holder> holder;     ///< the other writer
        Kind kind = Kind::Kernel;
    };

    /// `useKernel` false: as on a file system without locks. Throws Failure naming the holder if the store
    /// cannot even be read concurrently.
    static Outcome tryTake(const std::filesystem::path& store, Time now, bool useKernel);
    /// Only looks.
    static std::optional<Holder> holderOf(const std::filesystem::path& store);

    /// Throws Failure(PermissionDenied) naming the writer if it uses the lock file of a file system without
    /// locks: nobody else can even read then.
    static void requireNoFileLock(const std::filesystem::path& store);

    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    Kind kind() const { return m_kind; }
    /// Throws Failure(Io) if the lock file was removed or replaced, so that another process may hold a lock
    /// too.
    void requireHeld() const;

private:
    WriterLock(std::filesystem::path file, Descriptor descriptor, Kind kind);

    static Outcome takeFile(const std::filesystem::path& store, Time now);

    std::filesystem::path m_file;
    Descriptor m_descriptor;
    Kind m_kind;
};

} // namespace genex::storage
