// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modelfixture.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex {

/// Two diseases and four tests whose weights are known: with x = −1, +1 or 0 for unknown,
///   ln p(flu)/p(cold) = ln 3 + ½ x₀ + 2 x₁ + 4 x₂,
/// and x₃ says nothing. Six training patients, gaps as "?", stand for what may come:
///
///         x₀ x₁ x₂ x₃           x₀ x₁ x₂ x₃
///   flu   +  +  +  +      cold  −  −  −  +
///   flu   +  +  ?  −      cold  −  +  −  −
///   flu   +  +  ?  +
///   flu   +  −  ?  −
class HandModel
{
public:
    explicit HandModel(method::GeneratorKind generator)
        : m_fixture(trained(generator))
    {}

    /// Whom the training patients had: 0 for flu, 1 for a cold.
    method::Model model(const std::vector<std::int64_t>& labels = {0, 0, 0, 0, 1, 1}) const
    {
        return method::Model::load(m_fixture.writeChanged([&](method::TensorFile& file) {
            nlohmann::json manifest = nlohmann::json::parse(file.metadata.at("manifest"));
            manifest["observed"]["temperature"] = 1;
            for (nlohmann::json& plan : manifest["plans"])
                plan["temperature"] = kTemperature;
            file.metadata["manifest"] = manifest.dump();
            putWeights(file);
            putPatients(file, labels);
        }));
    }

    static constexpr double kTemperature = 2; ///< once results are there; 1 before

private:
    static method::Model trained(method::GeneratorKind generator)
    {
        data::Dataset dataset;
        dataset.classes = {"flu", "cold"};
        for (const char* id : {"f0", "f1", "f2", "f3"})
            dataset.features.push_back({id, data::FeatureKind::Binary});
        for (int row = 0; row < 64; ++row) {
            for (int f = 0; f < 4; ++f)
                dataset.values.push_back(static_cast<float>((row >> f) & 1));
            dataset.labels.push_back(row & 1);
        }
        method::TrainingSettings settings = quickSettings();
        settings.buckets = 1;
        settings.hidden = 2;
        settings.observedSize = 1;
        settings.budgetFraction = 0.5;
        settings.generator = generator;
        return trainedModel(dataset, settings);
    }

    /// z = (s, −s) with s = ½ x₀ + 2 x₁ + 4 x₂; logits = max(z, 0) + (ln 3, 0). The mask says nothing.
    static void putWeights(method::TensorFile& file)
    {
        const auto put = [&](const char* name, const std::vector<float>& numbers,
                             std::vector<std::int64_t> shape) {
            file.tensors["bucket.0.expert." + std::string(name)] =
                method::RawTensor::from<float>(numbers, std::move(shape));
        };
        std::vector<float> first(16);
        const std::vector<float> strengths{0.5F, 2, 4, 0};
        for (std::size_t f = 0; f < 4; ++f) {
            first[2 * f] = strengths[f];
            first[2 * f + 1] = -strengths[f];
        }
        put("hidden_weight", first, {8, 2});
        put("hidden_bias", {0, 0}, {2});
        put("tail.0.weight", {1, 0, 0, 1}, {2, 2});
        put("tail.0.bias", {std::log(3.0F), 0}, {2});
    }

    static void putPatients(method::TensorFile& file, const std::vector<std::int64_t>& labels)
    {
        std::string bytes;
        for (const char sign : std::string("++++"
                                           "++?-"
                                           "++?+"
                                           "+-?-"
                                           "---+"
                                           "-+--")) {
            // Halves, little endian: 1, −1 and NaN all have a low byte of 0.
            bytes.push_back('\0');
            bytes.push_back(static_cast<char>(sign == '+' ? 0x3c : sign == '-' ? 0xbc : 0x7e));
        }
        file.tensors["bucket.0.reference.values"] = {method::NumberType::F16, {6, 4}, bytes};
        file.tensors["bucket.0.reference.labels"] = method::RawTensor::from<std::int64_t>(labels, {6});
    }

    ModelFixture m_fixture;
};

} // namespace genex
