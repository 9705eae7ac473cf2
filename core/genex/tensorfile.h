// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::method {

/// Number types allowed in our tensor files.
enum class NumberType { U8, F16, F32, I64 };

template <typename T>
constexpr NumberType numberTypeOf()
{
    if constexpr (std::is_same_v<T, std::uint8_t>)
        return NumberType::U8;
    else if constexpr (std::is_same_v<T, float>)
        return NumberType::F32;
    else {
        static_assert(std::is_same_v<T, std::int64_t>);
        return NumberType::I64;
    }
}

/// A tensor without torch, as stored in a file.
struct RawTensor
{
    NumberType type = NumberType::F32;
    std::vector<std::int64_t> shape;
    std::string bytes; ///< row-major, little-endian

    template <typename T>
    static RawTensor from(std::span<const T> numbers, std::vector<std::int64_t> shape)
    {
        const auto* first = reinterpret_cast<const char*>(numbers.data());
        return {numberTypeOf<T>(), std::move(shape), std::string(first, numbers.size_bytes())};
    }
    /// The numbers; the type must match T.
    template <typename T>
    std::vector<T> to() const
    {
        std::vector<T> numbers(bytes.size() / sizeof(T));
        if (!numbers.empty()) // memcpy must not be given an empty vector's null pointer
            std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(T));
        return numbers;
    }

    bool operator==(const RawTensor&) const = default;
};

/// Named tensors and strings in one file of the safetensors format: header length (8 bytes, little-endian),
/// header (JSON), numbers. Contains no executable content. metadata["sha256"] is the SHA-256 of the whole
/// file with its own 64 digits set to zero, so that any changed bit is detected.
struct TensorFile
{
    std::map<std::string, RawTensor> tensors;
    std::map<std::string, std::string> metadata;

    /// The tensor with this name, type and shape. Throws Failure(Corrupt) naming `fileName` if there is none.
    const RawTensor& get(const std::string& name, NumberType type, std::span<const std::int64_t> shape,
                         const std::string& fileName) const;
    const std::string& text(const std::string& name, const std::string& fileName) const;

    bool operator==(const TensorFile&) const = default;
};

std::int64_t bytesPerNumber(NumberType type);

struct EncodedTensorFile
{
    std::string bytes;
    std::string sha256; ///< as stored inside
};

/// Replaces "sha256" in the metadata by the correct hash.
EncodedTensorFile encodeTensorFile(const TensorFile& file);
/// Verifies lengths, offsets, types, overlaps and the hash. Throws Failure(Corrupt) naming `fileName`.
TensorFile decodeTensorFile(std::string_view bytes, const std::string& fileName);

/// Writes atomically and returns the file's hash.
std::string writeTensorFile(const std::filesystem::path& path, const TensorFile& file);
TensorFile readTensorFile(const std::filesystem::path& path);

} // namespace genex::method
