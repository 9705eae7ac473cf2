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

/// An IDX file: dimensions and bytes, the last dimension varying fastest.
struct IdxArray
{
    std::vector<std::size_t> sizes;
    std::vector<std::uint8_t> values;
};

/// Whether these first bytes are those of an IDX file of bytes, such as MNIST.
bool beginsAsIdx(std::string_view beginning);
/// Reads a whole file; `beginning` was already read from it.
IdxArray readIdx(ByteSource& source, std::string_view beginning, const std::string& sourceName,
                 JobControl& job);

/// Images as a table: a numeric column per pixel ("r14c7") and, if there are labels, "label" last.
Table tableOfImages(const IdxArray& images, const IdxArray* labels, const std::string& sourceName);
/// The label file of an image file: train-images-idx3-ubyte.gz → train-labels-idx1-ubyte.gz.
std::filesystem::path labelsBeside(const std::filesystem::path& images);

} // namespace genex::data
