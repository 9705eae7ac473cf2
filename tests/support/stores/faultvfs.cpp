// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/stores/faultvfs.h"

#include <cstddef>
#include <sqlite3.h>

namespace genex::testing::faultvfs {

namespace {

struct State
{
    sqlite3_vfs* base = nullptr;
    Fault fault;
    std::uint64_t count = 0;
    bool hasStruck = false;
};

State& state()
{
    static State only;
    return only;
}

/// SQLite asks for memory for this and, behind it, for the file of the layer below.
struct FaultFile
{
    sqlite3_file file;
};

sqlite3_file* below(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<std::byte*>(file) + sizeof(FaultFile));
}

bool strikes(Call call)
{
    State& now = state();
    if (now.fault.at == 0 || call != now.fault.call)
        return false;
    ++now.count;
    const bool strikesNow = now.fault.forEver ? now.count >= now.fault.at : now.count == now.fault.at;
    now.hasStruck = now.hasStruck || strikesNow;
    return strikesNow;
}

int close(sqlite3_file* file)
{
    return below(file)->pMethods->xClose(below(file));
}

int read(sqlite3_file* file, void* to, int count, sqlite3_int64 offset)
{
    return strikes(Call::Read) ? SQLITE_IOERR_READ
                               : below(file)->pMethods->xRead(below(file), to, count, offset);
}

int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset)
{
    if (strikes(Call::Write))
        return SQLITE_IOERR_WRITE;
    if (strikes(Call::DiskFull)) { // half of it still fitted
        below(file)->pMethods->xWrite(below(file), from, count / 2, offset);
        return SQLITE_FULL;
    }
    return below(file)->pMethods->xWrite(below(file), from, count, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size)
{
    return strikes(Call::Truncate) ? SQLITE_IOERR_TRUNCATE
                                   : below(file)->pMethods->xTruncate(below(file), size);
}

int sync(sqlite3_file* /*file*/, int /*flags*/)
{
    return strikes(Call::Sync) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

int fileSize(sqlite3_file* file, sqlite3_int64* size)
{
    return below(file)->pMethods->xFileSize(below(file), size);
}

int lock(sqlite3_file* file, int level)
{
    return below(file)->pMethods->xLock(below(file), level);
}

int unlock(sqlite3_file* file, int level)
{
    return below(file)->pMethods->xUnlock(below(file), level);
}

int checkReservedLock(sqlite3_file* file, int* result)
{
    return below(file)->pMethods->xCheckReservedLock(below(file), result);
}

int fileControl(sqlite3_file* file, int what, void* argument)
{
    return below(file)->pMethods->xFileControl(below(file), what, argument);
}

int sectorSize(sqlite3_file* file)
{
    return below(file)->pMethods->xSectorSize(below(file));
}

int deviceCharacteristics(sqlite3_file* file)
{
    return below(file)->pMethods->xDeviceCharacteristics(below(file));
}

int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    return strikes(Call::SharedMemory)
               ? SQLITE_IOERR_SHMMAP
               : below(file)->pMethods->xShmMap(below(file), page, size, extend, memory);
}

int shmLock(sqlite3_file* file, int offset, int count, int flags)
{
    return below(file)->pMethods->xShmLock(below(file), offset, count, flags);
}

void shmBarrier(sqlite3_file* file)
{
    below(file)->pMethods->xShmBarrier(below(file));
}

int shmUnmap(sqlite3_file* file, int remove)
{
    return below(file)->pMethods->xShmUnmap(below(file), remove);
}

const sqlite3_io_methods* methods()
{
    static const sqlite3_io_methods table{2,
                                          close,
                                          read,
                                          write,
                                          truncate,
                                          sync,
                                          fileSize,
                                          lock,
                                          unlock,
                                          checkReservedLock,
                                          fileControl,
                                          sectorSize,
                                          deviceCharacteristics,
                                          shmMap,
                                          shmLock,
                                          shmBarrier,
                                          shmUnmap,
                                          nullptr,
                                          nullptr};
    return &table;
}

int open(sqlite3_vfs* /*layer*/, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    file->pMethods = nullptr;
    if (strikes(Call::Open))
        return SQLITE_CANTOPEN;
    const int code = state().base->xOpen(state().base, name, below(file), flags, outFlags);
    if (code == SQLITE_OK)
        file->pMethods = methods();
    return code;
}

int remove(sqlite3_vfs* /*layer*/, const char* name, int syncFolder)
{
    return strikes(Call::Delete) ? SQLITE_IOERR_DELETE
                                 : state().base->xDelete(state().base, name, syncFolder);
}

} // namespace

void install()
{
    static sqlite3_vfs layer{};
    if (layer.zName != nullptr)
        return;
    state().base = sqlite3_vfs_find(nullptr);
    layer = *state().base;
    layer.zName = kName;
    layer.szOsFile = static_cast<int>(sizeof(FaultFile)) + state().base->szOsFile;
    layer.xOpen = open;
    layer.xDelete = remove;
    sqlite3_vfs_register(&layer, 0);
}

void arm(const Fault& fault)
{
    state().fault = fault;
    state().count = 0;
    state().hasStruck = false;
}

void disarm()
{
    arm({});
}

bool hasStruck()
{
    return state().hasStruck;
}

} // namespace genex::testing::faultvfs
