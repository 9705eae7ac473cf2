// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytesource.h"

#include "data/table.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// An IDX file: the sizes of its dimensions and its bytes, the last dimension running fastest.
struct IdxArray
{
    std::vector<std::size_t> sizes;
    std::vector<std::uint8_t> values;
};

/// Whether a file that begins so is IDX with bytes in it, as MNIST is.
bool beginsAsIdx(std::string_view beginning);
/// Reads one whole; `beginning` is what was read of it already.
IdxArray readIdx(ByteSource& source, std::string_view beginning, const std::string& sourceName,
                 JobControl& job);

/// Images as a table: a numeric column for each pixel ("r14c7") and, when there are labels, "label" as the
/// last.
Table tableOfImages(const IdxArray& images, const IdxArray* labels, const std::string& sourceName);
/// The labels that belong to images by name: train-images-idx3-ubyte.gz → train-labels-idx1-ubyte.gz.
std::filesystem::path labelsBeside(const std::filesystem::path& images);

} // namespace genex::data
