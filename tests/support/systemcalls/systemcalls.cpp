// SPDX-License-Identifier: GPL-3.0-or-later
#include "systemcalls.h"

#include <algorithm>
#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

// The functions below bear the names of the C library's, so that every library of the process calls them
// first, and their state must outlive everything. They take no lock and allocate only on the watched thread:
// they also run between fork and exec.

// NOLINTBEGIN(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
// NOLINTBEGIN(cppcoreguidelines-macro-usage, cppcoreguidelines-avoid-non-const-global-variables)

namespace {

constexpr int kMostFolders = 8;

std::atomic<bool> isWatching = false;
std::atomic<pid_t> watchedThread = 0;
std::string folders[kMostFolders];
std::atomic<int> folderCount = 0;
std::vector<std::string> touchedHere;
std::atomic<long> touchedElsewhere = 0;
std::atomic<long> pipesHere = 0;
std::atomic<long> pipesElsewhere = 0;

bool isHere()
{
    return gettid() == watchedThread;
}

bool isBelowAFolder(const char* path)
{
    for (int i = 0; i < folderCount; ++i) {
        if (std::strncmp(path, folders[i].c_str(), folders[i].size()) == 0)
            return true;
    }
    return false;
}

void noteFile(const char* function, const char* path)
{
    if (!isWatching || !path || !isBelowAFolder(path))
        return;
    if (!isHere()) {
        ++touchedElsewhere;
        return;
    }
    std::string entry = std::string(function) + ' ' + path;
    if (std::ranges::find(touchedHere, entry) == touchedHere.end())
        touchedHere.push_back(std::move(entry));
}

template <typename Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

void notePipe(int descriptor)
{
    if (!isWatching || descriptor <= STDERR_FILENO)
        return;
    using Fstat = int (*)(int, struct stat*);
    static const auto look = next<Fstat>("fstat");
    struct stat facts = {};
    if (!look || look(descriptor, &facts) != 0 || !S_ISFIFO(facts.st_mode))
        return;
    ++(isHere() ? pipesHere : pipesElsewhere);
}

int modeOf(int flags, va_list arguments)
{
    return (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(arguments, int) : 0;
}

} // namespace

namespace genex::testing {

void watchThisThread(const std::vector<std::string>& watched)
{
    stopWatching();
    touchedHere.clear();
    touchedElsewhere = 0;
    pipesHere = 0;
    pipesElsewhere = 0;
    const auto count = std::min<std::size_t>(watched.size(), kMostFolders);
    for (std::size_t i = 0; i < count; ++i)
        folders[i] = watched[i];
    folderCount = static_cast<int>(count);
    watchedThread = gettid();
    isWatching = true;
}

void stopWatching()
{
    isWatching = false;
}

std::vector<std::string> filesTouchedHere()
{
    return touchedHere;
}

long filesTouchedElsewhere()
{
    return touchedElsewhere;
}

long pipeCallsHere()
{
    return pipesHere;
}

long pipeCallsElsewhere()
{
    return pipesElsewhere;
}

} // namespace genex::testing

#define GENEX_OPEN(name)                                                                                     \
    int name(const char* path, int flags, ...)                                                               \
    {                                                                                                        \
        va_list arguments;                                                                                   \
        va_start(arguments, flags);                                                                          \
        const int mode = modeOf(flags, arguments);                                                           \
        va_end(arguments);                                                                                   \
        noteFile(#name, path);                                                                               \
        static const auto real = next<int (*)(const char*, int, ...)>(#name);                                \
        return real(path, flags, mode);                                                                      \
    }
#define GENEX_OPENAT(name)                                                                                   \
    int name(int folder, const char* path, int flags, ...)                                                   \
    {                                                                                                        \
        va_list arguments;                                                                                   \
        va_start(arguments, flags);                                                                          \
        const int mode = modeOf(flags, arguments);                                                           \
        va_end(arguments);                                                                                   \
        noteFile(#name, path);                                                                               \
        static const auto real = next<int (*)(int, const char*, int, ...)>(#name);                           \
        return real(folder, path, flags, mode);                                                              \
    }
#define GENEX_FOPEN(name)                                                                                    \
    FILE* name(const char* path, const char* mode)                                                           \
    {                                                                                                        \
        noteFile(#name, path);                                                                               \
        static const auto real = next<FILE* (*)(const char*, const char*)>(#name);                           \
        return real(path, mode);                                                                             \
    }

extern "C" {

GENEX_OPEN(open)
GENEX_OPEN(open64)
GENEX_OPENAT(openat)
GENEX_OPENAT(openat64)
GENEX_FOPEN(fopen)
GENEX_FOPEN(fopen64)

int __open_2(const char* path, int flags)
{
    noteFile("open", path);
    static const auto real = next<int (*)(const char*, int)>("__open_2");
    return real(path, flags);
}

int __open64_2(const char* path, int flags)
{
    noteFile("open", path);
    static const auto real = next<int (*)(const char*, int)>("__open64_2");
    return real(path, flags);
}

DIR* opendir(const char* path)
{
    noteFile("opendir", path);
    static const auto real = next<DIR* (*)(const char*)>("opendir");
    return real(path);
}

int statx(int folder, const char* path, int flags, unsigned int mask, struct statx* facts)
{
    noteFile("statx", path);
    static const auto real = next<int (*)(int, const char*, int, unsigned int, struct statx*)>("statx");
    return real(folder, path, flags, mask, facts);
}

int stat(const char* path, struct stat* facts)
{
    noteFile("stat", path);
    static const auto real = next<int (*)(const char*, struct stat*)>("stat");
    return real(path, facts);
}

int stat64(const char* path, struct stat64* facts)
{
    noteFile("stat", path);
    static const auto real = next<int (*)(const char*, struct stat64*)>("stat64");
    return real(path, facts);
}

int access(const char* path, int mode)
{
    noteFile("access", path);
    static const auto real = next<int (*)(const char*, int)>("access");
    return real(path, mode);
}

int rename(const char* from, const char* to)
{
    noteFile("rename", to);
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    return real(from, to);
}

int unlink(const char* path)
{
    noteFile("unlink", path);
    static const auto real = next<int (*)(const char*)>("unlink");
    return real(path);
}

ssize_t read(int descriptor, void* bytes, size_t count)
{
    notePipe(descriptor);
    static const auto real = next<ssize_t (*)(int, void*, size_t)>("read");
    return real(descriptor, bytes, count);
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    notePipe(descriptor);
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    return real(descriptor, bytes, count);
}

} // extern "C"

// NOLINTEND(cppcoreguidelines-macro-usage, cppcoreguidelines-avoid-non-const-global-variables)
// NOLINTEND(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
