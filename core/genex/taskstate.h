// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adam.h"
#include "tensorfile.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace genex::method {

/// Writes a task's state to a tensor file.
class StateWriter
{
public:
    explicit StateWriter(TensorFile& file)
        : m_file(file)
    {}

    void number(const std::string& name, std::int64_t value);
    void integers(const std::string& name, const std::vector<std::int64_t>& values);
    void parameters(const std::string& prefix, const NamedParameters& parameters);
    void adam(const std::string& prefix, const Adam& adam);

private:
    TensorFile& m_file;
};

/// Reads it back; a missing tensor or a different shape is a Failure(Corrupt).
class StateReader
{
public:
    StateReader(const TensorFile& file, std::string fileName)
        : m_file(file)
        , m_fileName(std::move(fileName))
    {}

    std::int64_t number(const std::string& name) const;
    std::vector<std::int64_t> integers(const std::string& name) const;
    /// Into tensors that already have the right shape and device.
    void parameters(const std::string& prefix, const NamedParameters& parameters) const;
    void adam(const std::string& prefix, Adam& adam) const;

private:
    void tensor(const std::string& name, at::Tensor& into) const;

    const TensorFile& m_file;
    std::string m_fileName;
};

} // namespace genex::method
