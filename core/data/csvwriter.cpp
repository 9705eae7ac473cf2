// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/csvwriter.h"

#include "cells.h"
#include "observedcolumn.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <cmath>
#include <ostream>

namespace genex::data {

namespace {

constexpr std::size_t kRowsBetweenReports = 256;

void appendNumber(std::string& line, float value)
{
    if (!std::isnan(value))
        line += textOfNumber(value);
}

std::string header(const Dataset& dataset, const std::string& labelColumn, bool isObserved)
{
    std::string line;
    for (const FeatureColumn& feature : dataset.features) {
        if (feature.id == labelColumn)
            throw Failure(ErrorCode::InvalidInput,
                          Text("A feature has the same name as the label: \"%1\".", labelColumn),
                          "Choose another name for the label column.");
        if (isObserved && feature.id == kObservedColumn)
            throw Failure(
                ErrorCode::InvalidInput,
                "A feature is called \"observed\", like the column that lists the initial findings.",
                "Remove that column, or rename the feature.");
        line += csvField(feature.id) + ',';
    }
    if (isObserved)
        line += std::string(kObservedColumn) + ',';
    return line + csvField(labelColumn) + "\r\n";
}

std::string observedText(const Dataset& dataset, const FeatureSet& set)
{
    std::string text;
    for (const std::uint32_t f : set)
        text.append(text.empty() ? "" : "|").append(dataset.features[f].id);
    return text;
}

std::string rowLine(const Dataset& dataset, const GivenObservations* observations, std::size_t row)
{
    std::string line;
    for (const float value : dataset.row(row)) {
        appendNumber(line, value);
        line += ',';
    }
    if (observations != nullptr)
        line += csvField(observedText(dataset, observations->ofRow(row))) + ',';
    return line + csvField(dataset.classes.at(static_cast<std::size_t>(dataset.labels[row]))) + "\r\n";
}

void writeLine(std::ostream& out, const std::string& line)
{
    if (!out.write(line.data(), static_cast<std::streamsize>(line.size())))
        throw Failure(ErrorCode::Io, "Cannot write the table.", "Check the free disk space and try again.");
}

} // namespace

void writeCsv(const Dataset& dataset, const std::string& labelColumn, std::ostream& out, JobControl& job,
              const GivenObservations* observations)
{
    const auto total = static_cast<std::int64_t>(dataset.rows());
    writeLine(out, header(dataset, labelColumn, observations != nullptr));
    for (std::size_t r = 0; r < dataset.rows(); ++r) {
        if (r % kRowsBetweenReports == 0)
            job.report(static_cast<std::int64_t>(r), total, "Writing the table");
        writeLine(out, rowLine(dataset, observations, r));
    }
    if (!out.flush())
        throw Failure(ErrorCode::Io, "Cannot write the table.", "Check the free disk space and try again.");
    job.report(total, total, "Writing the table");
}

} // namespace genex::data
