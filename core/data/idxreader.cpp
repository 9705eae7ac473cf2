// SPDX-License-Identifier: GPL-3.0-or-later
#include "idxreader.h"

#include "cells.h"
#include "columnkinds.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>

namespace genex::data {

namespace {

constexpr unsigned char kBytesInside = 0x08; ///< third byte of the file: element type
constexpr std::size_t kMostDimensions = 4;
constexpr std::size_t kMostBytes = std::size_t{8} << 30;
constexpr std::size_t kPiece = std::size_t{1} << 22;
constexpr char kLabel[] = "label";

[[noreturn]] void refuse(const std::string& sourceName, const Text& what)
{
    throw Failure(ErrorCode::Corrupt, Text("%1: %2", sourceName, what), "Copy or download the file again.");
}

/// The bytes of a file, starting with those already read.
class IdxBytes
{
public:
    IdxBytes(ByteSource& source, std::string_view beginning)
        : m_source(source)
        , m_beginning(beginning)
    {}

    std::size_t read(std::span<char> wanted)
    {
        const std::size_t known = std::min(wanted.size(), m_beginning.size());
        std::copy_n(m_beginning.begin(), known, wanted.begin());
        m_beginning.remove_prefix(known);
        return known == wanted.size() ? known : known + m_source.read(wanted.subspan(known));
    }

private:
    ByteSource& m_source;
    std::string_view m_beginning;
};

std::size_t readSize(IdxBytes& bytes, const std::string& sourceName)
{
    std::array<char, 4> word{};
    if (bytes.read(word) != word.size())
        refuse(sourceName, "it ends within its list of sizes.");
    std::size_t size = 0;
    for (const char c : word)
        size = size << 8U | static_cast<unsigned char>(c);
    return size;
}

std::size_t checkedVolume(const std::vector<std::size_t>& sizes, const std::string& sourceName)
{
    std::size_t volume = 1;
    for (const std::size_t size : sizes) {
        if (size == 0)
            refuse(sourceName, "one of its dimensions is 0.");
        if (volume > kMostBytes / size)
            refuse(sourceName, Text("its sizes multiply to more than %1 GB.", kMostBytes >> 30U));
        volume *= size;
    }
    return volume;
}

Column pixelColumn(const IdxArray& images, std::size_t pixel, std::size_t pixels)
{
    Column column;
    column.kind = ColumnKind::Numeric;
    const std::size_t width = images.sizes.size() > 2 ? images.sizes[2] : pixels;
    column.name = 'r' + std::to_string(pixel / width) + 'c' + std::to_string(pixel % width);
    Column::Numbers numbers(images.sizes.front());
    for (std::size_t row = 0; row < numbers.size(); ++row)
        numbers[row] = images.values[row * pixels + pixel];
    column.cells = std::move(numbers);
    return column;
}

Column labelColumn(const IdxArray& labels)
{
    const CellRules rules;
    ColumnBuilder builder(kLabel, ColumnBuilder::Wanted::Text, rules);
    const std::vector<std::uint8_t> unknown(labels.values.size(), ColumnBuilder::kUnknownByte);
    builder.appendBytes(unknown.data(), unknown.size());
    for (std::size_t row = 0; row < labels.values.size(); ++row)
        builder.put(row, std::to_string(labels.values[row]));
    Column column = builder.take();
    setKind(column, ColumnKind::Label, builder.firstRows(), false);
    return column;
}

} // namespace

bool beginsAsIdx(std::string_view beginning)
{
    return beginning.size() >= 4 && beginning[0] == 0 && beginning[1] == 0 &&
           static_cast<unsigned char>(beginning[2]) >= 0x08 &&
           static_cast<unsigned char>(beginning[2]) <= 0x0e;
}

IdxArray readIdx(ByteSource& source, std::string_view beginning, const std::string& sourceName,
                 JobControl& job)
{
    IdxBytes bytes(source, beginning);
    std::array<char, 4> magic{};
    if (bytes.read(magic) != magic.size() || !beginsAsIdx({magic.data(), magic.size()}))
        refuse(sourceName, "it does not start like an IDX file.");
    if (static_cast<unsigned char>(magic[2]) != kBytesInside)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is an IDX file whose elements are not bytes.", sourceName),
                      "Convert it to unsigned bytes, as in MNIST.");
    const auto dimensions = static_cast<unsigned char>(magic[3]);
    if (dimensions == 0 || dimensions > kMostDimensions)
        refuse(sourceName, Text("it declares %1 dimensions.", dimensions));
    IdxArray array;
    for (std::size_t i = 0; i < dimensions; ++i)
        array.sizes.push_back(readSize(bytes, sourceName));
    const std::size_t volume = checkedVolume(array.sizes, sourceName);
    // Memory is allocated as bytes arrive: a short file that claims gigabytes takes none.
    std::vector<char> piece(std::min(kPiece, volume));
    while (array.values.size() < volume) {
        job.report(static_cast<std::int64_t>(source.done()), static_cast<std::int64_t>(source.total()),
                   "Reading the images");
        const std::size_t wanted = std::min(piece.size(), volume - array.values.size());
        if (bytes.read({piece.data(), wanted}) != wanted)
            refuse(sourceName, Text("it ends before the last of its %1 entries.", array.sizes.front()));
        array.values.insert(array.values.end(), piece.begin(),
                            piece.begin() + static_cast<std::ptrdiff_t>(wanted));
    }
    char more = 0;
    if (bytes.read({&more, 1}) != 0)
        refuse(sourceName, "there are bytes after its last entry.");
    return array;
}

Table tableOfImages(const IdxArray& images, const IdxArray* labels, const std::string& sourceName)
{
    Table table;
    table.source = sourceName;
    table.hadHeader = false;
    table.delimiter = 0;
    if (images.sizes.size() == 1) { // labels only
        table.columns.push_back(labelColumn(images));
        return table;
    }
    if (labels != nullptr && (labels->sizes.size() != 1 || labels->sizes.front() != images.sizes.front()))
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 holds %2 images, but its label file holds %3 entries.", sourceName,
                           images.sizes.front(), labels->sizes.front()),
                      "Choose the labels that belong to these images.");
    const std::size_t pixels = images.values.size() / images.sizes.front();
    for (std::size_t pixel = 0; pixel < pixels; ++pixel)
        table.columns.push_back(pixelColumn(images, pixel, pixels));
    if (labels != nullptr)
        table.columns.push_back(labelColumn(*labels));
    return table;
}

std::filesystem::path labelsBeside(const std::filesystem::path& images)
{
    std::string name = images.filename().string();
    const std::size_t place = name.find("images-idx3");
    if (place == std::string::npos)
        return {};
    name.replace(place, std::string_view("images-idx3").size(), "labels-idx1");
    return images.parent_path() / name;
}

} // namespace genex::data
