#include "data/csvwriter.h"

#include "cells.h"

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

std::string header(const Dataset& dataset, const std::string& labelColumn)
{
    std::string line;
    for (const FeatureColumn& feature : dataset.features) {
        if (feature.id == labelColumn)
            throw Failure(ErrorCode::InvalidInput,
                          "A feature is called \"" + labelColumn + "\", as the label is.",
                          "Choose another name for the label column.");
        line += csvField(feature.id) + ',';
    }
    return line + csvField(labelColumn) + "\r\n";
}

std::string rowLine(const Dataset& dataset, std::size_t row)
{
    std::string line;
    for (const float value : dataset.row(row)) {
        appendNumber(line, value);
        line += ',';
    }
    return line + csvField(dataset.classes.at(static_cast<std::size_t>(dataset.labels[row]))) + "\r\n";
}

void writeLine(std::ostream& out, const std::string& line)
{
    if (!out.write(line.data(), static_cast<std::streamsize>(line.size())))
        throw Failure(ErrorCode::Io, "Cannot write the table.",
                      "Check that there is space left and try again.");
}

} // namespace

void writeCsv(const Dataset& dataset, const std::string& labelColumn, std::ostream& out, JobControl& job)
{
    const auto total = static_cast<std::int64_t>(dataset.rows());
    writeLine(out, header(dataset, labelColumn));
    for (std::size_t r = 0; r < dataset.rows(); ++r) {
        if (r % kRowsBetweenReports == 0)
            job.report(static_cast<std::int64_t>(r), total, "Writing the table");
        writeLine(out, rowLine(dataset, r));
    }
    if (!out.flush())
        throw Failure(ErrorCode::Io, "Cannot write the table.",
                      "Check that there is space left and try again.");
    job.report(total, total, "Writing the table");
}

} // namespace genex::data
