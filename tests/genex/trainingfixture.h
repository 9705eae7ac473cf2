// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quicksettings.h"
#include "syntheticdata.h"
#include "tensorfile.h"
#include "toldjob.h"

#include "common/atomicfile.h"
#include "genex/training.h"

#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace genex {

/// Trains small models and looks at what comes out.
class TrainingFixture
{
public:
    method::TrainingInput input = method::inputFrom(allKinds(150, 12, 1), 5);

    std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    static method::TrainingOutcome train(const method::TrainingInput& from,
                                         const method::TrainingSettings& settings)
    {
        JobControl control;
        return method::train(from, settings, control);
    }
    static method::TrainingOutcome train(const data::Dataset& dataset,
                                         const method::TrainingSettings& settings)
    {
        return train(method::inputFrom(dataset, settings.seed), settings);
    }

    std::string bytesOf(const method::TrainingOutcome& outcome) const
    {
        outcome.model.save(path("model"));
        return readWholeFile(path("model/weights.safetensors"));
    }

    /// The weights file of a training on `input`.
    std::string trainedBytes(const method::TrainingSettings& settings,
                             std::vector<Progress>* heard = nullptr) const
    {
        ToldJob job;
        std::string bytes = bytesOf(method::train(input, settings, job.control));
        if (heard)
            *heard = job.heard;
        return bytes;
    }
    method::TensorFile trainedFile(const method::TrainingSettings& settings) const
    {
        return method::decodeTensorFile(trainedBytes(settings), "model");
    }

    /// Part of the table's rows, all known, that the model gets right.
    static double accuracyOf(const method::Model& model, const data::Dataset& dataset)
    {
        const std::vector<float> logits = model.logits(dataset.values, model.findBuckets(dataset.values));
        double right = 0;
        for (std::size_t r = 0; r < dataset.rows(); ++r) {
            const auto row = logits.begin() + static_cast<std::ptrdiff_t>(r * dataset.classes.size());
            const auto end = row + static_cast<std::ptrdiff_t>(dataset.classes.size());
            right += std::max_element(row, end) - row == dataset.labels[r] ? 1 : 0;
        }
        return right / static_cast<double>(dataset.rows());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace genex
