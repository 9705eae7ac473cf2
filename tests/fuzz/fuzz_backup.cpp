// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a backup: its header is refused in words or reads as what it is written from, no secret opens
// it that did not seal it, and only what was sealed comes out of its stream.
#include "backupstream.h"

#include "common/atomicfile.h"
#include "common/jobcontrol.h"
#include "common/result.h"

#include <cstdint>
#include <cstdlib>
#include <unistd.h>

using namespace genex;
using namespace genex::storage;

namespace {

/// What the seeds are sealed with, and what they hold.
const std::string kStreamKey(kKeyBytes, 'k');
constexpr std::string_view kContent = "the whole store\n";

void require(bool isKept)
{
    if (!isKept)
        std::abort();
}

template <typename Value>
bool isUnderstood(const Result<Value>& read)
{
    require(read || (!read.error().message.empty() && read.error().code != ErrorCode::Internal));
    return read.has_value();
}

/// In memory, and of this process alone: several may fuzz at once.
std::filesystem::path placeOf(const char* name)
{
    return "/dev/shm/genex-fuzz-" + std::to_string(::getpid()) + name;
}

void readHeader(std::string_view bytes)
{
    const auto read = attempt([&] { return decodeBackupHeader(bytes, "fuzz"); });
    if (!isUnderstood(read))
        return;
    const BackupHeader again = decodeBackupHeader(encode(*read), "again");
    require(encode(again) == encode(*read) && again.slots.size() == read->slots.size());
    // Passphrases are left out: Argon2 would do what the slot asks for, a gigabyte maybe.
    (void)attempt([&] {
        return dataKeyOf(*read, {{}, "00000-00000-00000-00000-00000-00000-00000-00000"}).size();
    });
}

void readFile(const std::filesystem::path& file)
{
    isUnderstood(attempt([&] { return readBackupHeader(file).made; }));
    isUnderstood(attempt([&] { return readBackupInfo(file).bytes; }));
    const std::filesystem::path content = placeOf(".content");
    JobControl job;
    if (isUnderstood(attempt([&] { unsealFile(file, content, SecretBytes::copyOf(kStreamKey), job); })))
        require(readWholeFile(content) == kContent);
    std::filesystem::remove(content);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    readHeader(bytes);
    const std::filesystem::path file = placeOf(".backup");
    writeFileAtomically(file, bytes);
    readFile(file);
    std::filesystem::remove(file);
    return 0;
}
