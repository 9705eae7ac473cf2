// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorfile.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/sha256.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace genex::method {

static_assert(std::endian::native == std::endian::little, "the numbers in a tensor file are little endian");

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMaxHeaderBytes = 16'000'000;
constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kMaxDimensions = 8;
constexpr int kMaxDepth = 4;
constexpr const char* kMetadata = "__metadata__";
constexpr const char* kHash = "sha256";

struct TypeFacts
{
    NumberType type;
    std::string_view name;
    std::int64_t bytes;
};

constexpr std::array kTypes{TypeFacts{NumberType::U8, "U8", 1}, TypeFacts{NumberType::F16, "F16", 2},
                            TypeFacts{NumberType::F32, "F32", 4}, TypeFacts{NumberType::I64, "I64", 8}};

const TypeFacts& factsOf(NumberType type)
{
    return kTypes[static_cast<std::size_t>(type)];
}

[[noreturn]] void refuse(const std::string& fileName, const Text& why)
{
    throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2.", fileName, why),
                  "Restore it from a backup, or create it again.");
}

std::string littleEndian(std::uint64_t value)
{
    std::string bytes(kLengthBytes, '\0');
    std::memcpy(bytes.data(), &value, kLengthBytes);
    return bytes;
}

/// Position of the hash's 64 digits in the file, or npos.
std::size_t findHash(std::string_view bytes, std::size_t headerEnd, const std::string& digits)
{
    const std::string entry = std::string("\"") + kHash + "\":\"" + digits + "\"";
    const std::size_t at = bytes.substr(0, headerEnd).find(entry);
    return at == std::string_view::npos ? at : at + std::string_view(kHash).size() + 4;
}

std::string hashAround(std::string_view bytes, std::size_t digitsAt)
{
    const std::string zeros(kHashDigits, '0');
    return Sha256().add(bytes.substr(0, digitsAt)).add(zeros).add(bytes.substr(digitsAt + kHashDigits)).hex();
}

Json headerOf(const TensorFile& file)
{
    Json header = Json::object();
    std::uint64_t offset = 0;
    for (const auto& [name, tensor] : file.tensors) {
        const std::uint64_t end = offset + tensor.bytes.size();
        header[name] = {{"dtype", factsOf(tensor.type).name},
                        {"shape", tensor.shape},
                        {"data_offsets", std::array{offset, end}}};
        offset = end;
    }
    header[kMetadata] = file.metadata;
    header[kMetadata][kHash] = std::string(kHashDigits, '0');
    return header;
}

/// Decodes one file and keeps what its checks need.
class TensorDecoder
{
public:
    TensorDecoder(std::string_view bytes, const std::string& fileName)
        : m_bytes(bytes)
        , m_fileName(fileName)
    {}

    TensorFile decode()
    {
        const Json header = parseHeader();
        TensorFile file;
        file.metadata = readMetadata(header);
        checkHash(file.metadata);
        for (const auto& [name, entry] : header.items()) {
            if (name != kMetadata)
                addTensor(file, name, entry);
        }
        checkCoverage();
        return file;
    }

private:
    struct Range
    {
        std::uint64_t begin;
        std::uint64_t end;
    };

    [[noreturn]] void refuse(const Text& why) const { method::refuse(m_fileName, why); }

    Json parseHeader()
    {
        if (m_bytes.size() < kLengthBytes)
            refuse("it ends before its header");
        std::uint64_t length = 0;
        std::memcpy(&length, m_bytes.data(), kLengthBytes);
        if (length > kMaxHeaderBytes || length > m_bytes.size() - kLengthBytes)
            refuse(Text("its header claims %1 bytes, the file has %2", length, m_bytes.size()));
        m_dataBegin = kLengthBytes + length;
        m_dataSize = m_bytes.size() - m_dataBegin;
        const auto checkDepth = [this](int depth, Json::parse_event_t, Json&) {
            if (depth > kMaxDepth)
                refuse("its header is nested too deeply");
            return true;
        };
        Json header = Json::parse(m_bytes.substr(kLengthBytes, length), checkDepth, false);
        if (!header.is_object())
            refuse("its header is not a JSON object");
        return header;
    }

    std::map<std::string, std::string> readMetadata(const Json& header) const
    {
        std::map<std::string, std::string> metadata;
        const auto found = header.find(kMetadata);
        if (found == header.end() || !found->is_object())
            refuse("it has no metadata");
        for (const auto& [name, value] : found->items()) {
            if (!value.is_string())
                refuse("its metadata contains something other than text");
            metadata[name] = value.get<std::string>();
        }
        return metadata;
    }

    void checkHash(const std::map<std::string, std::string>& metadata) const
    {
        const auto found = metadata.find(kHash);
        if (found == metadata.end() || found->second.size() != kHashDigits)
            refuse("it has no hash");
        const std::size_t at = findHash(m_bytes, m_dataBegin, found->second);
        if (at == std::string_view::npos || hashAround(m_bytes, at) != found->second)
            refuse("its content does not match its hash");
    }

    void addTensor(TensorFile& file, const std::string& name, const Json& entry)
    {
        if (!entry.is_object())
            refuse(Text("its header entry \"%1\" is not an object", name));
        RawTensor tensor;
        tensor.type = readType(name, entry);
        tensor.shape = readShape(name, entry);
        const Range range = readRange(name, entry);
        if (range.end - range.begin != sizeOf(name, tensor))
            refuse(Text("the size of tensor \"%1\" does not fit its shape", name));
        tensor.bytes = m_bytes.substr(m_dataBegin + range.begin, range.end - range.begin);
        m_ranges.push_back(range);
        file.tensors.emplace(name, std::move(tensor));
    }

    NumberType readType(const std::string& name, const Json& entry) const
    {
        const auto found = entry.find("dtype");
        for (const TypeFacts& facts : kTypes) {
            if (found != entry.end() && *found == facts.name)
                return facts.type;
        }
        refuse(Text("tensor \"%1\" has an unknown number type", name));
    }

    std::vector<std::int64_t> readShape(const std::string& name, const Json& entry) const
    {
        const auto found = entry.find("shape");
        if (found == entry.end() || !found->is_array() || found->size() > kMaxDimensions)
            refuse(Text("tensor \"%1\" has no shape", name));
        std::vector<std::int64_t> shape;
        for (const Json& size : *found) {
            if (!size.is_number_unsigned() || size.get<std::uint64_t>() > m_bytes.size())
                refuse(Text("tensor \"%1\" has an impossible shape", name));
            shape.push_back(size.get<std::int64_t>());
        }
        return shape;
    }

    Range readRange(const std::string& name, const Json& entry) const
    {
        const auto found = entry.find("data_offsets");
        const bool isPair = found != entry.end() && found->is_array() && found->size() == 2 &&
                            (*found)[0].is_number_unsigned() && (*found)[1].is_number_unsigned();
        if (!isPair)
            refuse(Text("tensor \"%1\" has no offsets", name));
        const Range range{(*found)[0].get<std::uint64_t>(), (*found)[1].get<std::uint64_t>()};
        if (range.begin > range.end || range.end > m_dataSize)
            refuse(Text("tensor \"%1\" lies outside the file", name));
        return range;
    }

    std::uint64_t sizeOf(const std::string& name, const RawTensor& tensor) const
    {
        auto size = static_cast<std::uint64_t>(factsOf(tensor.type).bytes);
        for (const std::int64_t length : tensor.shape) {
            if (__builtin_mul_overflow(size, static_cast<std::uint64_t>(length), &size))
                refuse(Text("tensor \"%1\" has an impossible shape", name));
        }
        return size;
    }

    /// Every byte after the header belongs to exactly one tensor.
    void checkCoverage()
    {
        std::sort(m_ranges.begin(), m_ranges.end(), [](const Range& a, const Range& b) {
            return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
        });
        std::uint64_t end = 0;
        for (const Range& range : m_ranges) {
            if (range.begin != end)
                refuse("its tensors overlap or leave gaps");
            end = range.end;
        }
        if (end != m_dataSize)
            refuse("it contains more than its tensors");
    }

    std::string_view m_bytes;
    const std::string& m_fileName;
    std::size_t m_dataBegin = 0;
    std::uint64_t m_dataSize = 0;
    std::vector<Range> m_ranges;
};

} // namespace

std::int64_t bytesPerNumber(NumberType type)
{
    return factsOf(type).bytes;
}

const RawTensor& TensorFile::get(const std::string& name, NumberType type,
                                 std::span<const std::int64_t> shape, const std::string& fileName) const
{
    const auto found = tensors.find(name);
    if (found == tensors.end())
        refuse(fileName, Text("tensor \"%1\" is missing", name));
    if (found->second.type != type || !std::ranges::equal(found->second.shape, shape))
        refuse(fileName, Text("tensor \"%1\" has an unexpected type or shape", name));
    return found->second;
}

const std::string& TensorFile::text(const std::string& name, const std::string& fileName) const
{
    const auto found = metadata.find(name);
    if (found == metadata.end())
        refuse(fileName, Text("its metadata lacks \"%1\"", name));
    return found->second;
}

EncodedTensorFile encodeTensorFile(const TensorFile& file)
{
    std::string header = headerOf(file).dump();
    header.resize((header.size() + 7) / 8 * 8, ' '); // aligns the numbers
    if (header.size() > kMaxHeaderBytes)
        throw Failure(ErrorCode::InvalidInput, "The names of features and classes take more than 16 MB.");
    std::string bytes = littleEndian(header.size()) + header;
    const std::size_t digitsAt = findHash(bytes, bytes.size(), std::string(kHashDigits, '0'));
    for (const auto& [name, tensor] : file.tensors)
        bytes += tensor.bytes;
    std::string sha256 = hashAround(bytes, digitsAt);
    bytes.replace(digitsAt, kHashDigits, sha256);
    return {std::move(bytes), std::move(sha256)};
}

TensorFile decodeTensorFile(std::string_view bytes, const std::string& fileName)
{
    return TensorDecoder(bytes, fileName).decode();
}

std::string writeTensorFile(const std::filesystem::path& path, const TensorFile& file)
{
    EncodedTensorFile encoded = encodeTensorFile(file);
    writeFileAtomically(path, encoded.bytes);
    return std::move(encoded.sha256);
}

TensorFile readTensorFile(const std::filesystem::path& path)
{
    return decodeTensorFile(readWholeFile(path), path.string());
}

} // namespace genex::method
