// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>

namespace genex::domain {

namespace {

constexpr int kDeepest = 12;

/// "line 3, column 7" of a byte offset, both counted from 1.
Text placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return Text("line %1, column %2", line, before.size() - lineStart + 1);
}

} // namespace

std::string readTextFile(const std::filesystem::path& file, std::size_t mostBytes)
{
    std::error_code code;
    const std::filesystem::file_status status = std::filesystem::status(file, code);
    if (!std::filesystem::exists(status))
        throw Failure(errorFromErrno(code ? code.value() : ENOENT, "read", file.string()));
    if (!std::filesystem::is_regular_file(status))
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a file.", file.string()),
                      "Specify a regular file.");
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw Failure(errorFromErrno(errno, "read", file.string()));
    std::string text;
    std::array<char, 65'536> block{};
    while (text.size() <= mostBytes && in.read(block.data(), block.size()).gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad())
        throw Failure(ErrorCode::Io, Text("Cannot read %1.", file.string()), "Check the disk and try again.");
    if (text.size() > mostBytes)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is larger than %2 bytes.", file.string(), mostBytes),
                      "Check that it is the right file.");
    return text;
}

nlohmann::json parseJson(std::string_view text, const Text& sourceName)
{
    const auto refuseDepth = [&sourceName](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
        if (depth > kDeepest)
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1 is nested more than %2 levels deep.", sourceName, kDeepest),
                          "Check that it is the right file.");
        return true;
    };
    try {
        return nlohmann::json::parse(text, refuseDepth);
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t offset = error.byte == 0 ? 0 : error.byte - 1;
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is not valid JSON: see %2.", sourceName, placeOf(text, offset)),
                      "Correct the file there; it must be JSON in UTF-8.");
    } catch (const nlohmann::json::exception&) {
        throw Failure(ErrorCode::InvalidInput, Text("%1 contains a number that is too large.", sourceName),
                      "Correct the number.");
    }
}

} // namespace genex::domain
