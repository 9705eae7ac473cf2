// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/repair.h"

#include "bytesource.h"
#include "cells.h"
#include "observedcolumn.h"
#include "recordstream.h"
#include "tablefaults.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

namespace genex::data {

namespace {

constexpr std::size_t kRowsBetweenReports = 1024;

/// Changes to apply to each line.
struct Plan
{
    std::vector<const Column*> kept; ///< in file order
    std::vector<std::string> names;  ///< of the kept ones
    std::size_t width = 0;           ///< fields per line
    const Column* label = nullptr;
    const Column* observed = nullptr;                       ///< column that lists column names
    std::set<std::string, std::less<>> leftOut;             ///< names it must no longer list
    std::map<std::string, std::string, std::less<>> labels; ///< spelling → the one kept
    std::set<std::string, std::less<>> classes;             ///< valid labels: any other is missing
    std::vector<std::string> changes;
};

std::string name(const Column& column)
{
    return "column " + std::to_string(column.position + 1) + " (" + shownText(column.name) + ')';
}

/// A column renamed because of a duplicate gets its name back if the other one is dropped.
void chooseNames(const Table& table, Plan& plan)
{
    std::set<std::string_view> taken;
    for (const Column* const column : plan.kept)
        taken.insert(column->name);
    for (const Column* const column : plan.kept) {
        const bool isFree =
            column->asWritten && !column->asWritten->empty() && taken.insert(*column->asWritten).second;
        plan.names.push_back(isFree ? *column->asWritten : column->name);
        if (column->asWritten && !isFree)
            plan.changes.push_back("Named " + name(*column) + ", whose name was " +
                                   shownText(*column->asWritten) + '.');
    }
    if (!table.hadHeader)
        plan.changes.emplace_back("Added a first line with the names of the columns.");
}

Plan makePlan(const Table& table)
{
    Plan plan;
    plan.width = table.columns.size() + table.emptyColumns.size();
    for (const std::string& empty : table.emptyColumns)
        plan.changes.push_back("Left out " + empty + ", which has neither name nor value.");
    const std::vector<std::size_t> constant = findConstantColumns(table);
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (std::ranges::binary_search(constant, c)) {
            plan.changes.push_back("Left out " + name(column) + ", which is the same in every row.");
            plan.leftOut.insert(column.name);
            continue;
        }
        plan.kept.push_back(&column);
        if (column.name == table.observedColumn)
            plan.observed = &column;
    }
    chooseNames(table, plan);
    for (const auto& [text, better] : findSimilarLabels(table)) {
        plan.labels.emplace(text, better);
        plan.changes.push_back("Wrote the label " + shownText(text) + " as " + shownText(better) + '.');
    }
    if (const auto label = table.label()) {
        plan.label = &table.columns[*label];
        plan.classes.insert(plan.label->texts.begin(), plan.label->texts.end());
    }
    return plan;
}

/// Writes line by line.
class Repairer
{
public:
    Repairer(const Table& table, std::ostream& out)
        : m_table(table)
        , m_out(out)
        , m_plan(makePlan(table))
    {}

    RepairLog run(ByteSource& source, JobControl& job)
    {
        RecordStream records(source, m_table.delimiter);
        if (m_table.hadHeader)
            (void)records.next();
        writeHeader();
        while (const auto record = records.next()) {
            if (m_log.rowsRead++ % kRowsBetweenReports == 0)
                job.report(static_cast<std::int64_t>(m_log.rowsRead),
                           static_cast<std::int64_t>(m_table.rows()), "Writing the repaired table");
            writeRow(record->fields);
        }
        requireSameRows();
        if (!m_out.flush())
            throw Failure(ErrorCode::Io, "Cannot write the repaired table.", "Check the free disk space.");
        finishLog();
        return std::move(m_log);
    }

private:
    void writeHeader()
    {
        std::string line;
        for (std::size_t i = 0; i < m_plan.names.size(); ++i)
            append(line, m_plan.names[i], i == 0);
        write(line);
    }

    void writeRow(const std::vector<std::string>& fields)
    {
        if (fields.size() != m_plan.width)
            refuseChanged();
        if (m_plan.label != nullptr && !m_plan.classes.contains(trimmed(fields[m_plan.label->position]))) {
            ++m_unlabelled;
            return;
        }
        std::string line;
        for (const Column* const column : m_plan.kept)
            append(line, repaired(*column, fields[column->position]), column == m_plan.kept.front());
        write(line);
        ++m_log.rowsWritten;
    }

    std::string_view repaired(const Column& column, const std::string& field)
    {
        std::string_view text = trimmed(field);
        m_trimmed += text.size() == field.size() ? 0 : 1;
        if (&column == m_plan.label) {
            if (const auto better = m_plan.labels.find(text); better != m_plan.labels.end())
                text = better->second;
        }
        return &column == m_plan.observed ? withoutLeftOut(text) : text;
    }

    std::string_view withoutLeftOut(std::string_view cell)
    {
        const std::vector<std::string_view> names = observedNames(cell);
        const auto isLeftOut = [this](std::string_view name) { return m_plan.leftOut.contains(name); };
        if (std::ranges::none_of(names, isLeftOut))
            return cell;
        ++m_observedLess;
        m_observed.clear();
        for (const std::string_view name : names) {
            if (!isLeftOut(name))
                m_observed.append(m_observed.empty() ? "" : "|").append(name);
        }
        return m_observed;
    }

    void append(std::string& line, std::string_view text, bool isFirst) const
    {
        if (!isFirst)
            line += m_table.delimiter;
        line += csvField(text, m_table.delimiter);
    }

    void write(std::string line)
    {
        line += "\r\n";
        if (!m_out.write(line.data(), static_cast<std::streamsize>(line.size())))
            throw Failure(ErrorCode::Io, "Cannot write the repaired table.", "Check the free disk space.");
    }

    void requireSameRows() const
    {
        if (m_log.rowsRead != m_table.rows())
            refuseChanged();
    }

    [[noreturn]] void refuseChanged() const
    {
        throw Failure(ErrorCode::Corrupt, m_table.source + " changed while it was being read.", "Try again.");
    }

    void finishLog()
    {
        m_log.changes = std::move(m_plan.changes);
        if (m_trimmed > 0)
            m_log.changes.push_back("Removed spaces around values in " + std::to_string(m_trimmed) +
                                    " cells.");
        if (m_observedLess > 0)
            m_log.changes.push_back("Removed the names of columns that were left out from " +
                                    std::to_string(m_observedLess) + " cells of " + name(*m_plan.observed) +
                                    '.');
        if (m_unlabelled > 0)
            m_log.changes.push_back("Left out " + std::to_string(m_unlabelled) + " rows without a label.");
    }

    const Table& m_table;
    std::ostream& m_out;
    Plan m_plan;
    RepairLog m_log;
    std::size_t m_trimmed = 0;
    std::size_t m_unlabelled = 0;
    std::size_t m_observedLess = 0;
    std::string m_observed; ///< the last cell that lists fewer columns than in the file
};

} // namespace

void to_json(nlohmann::json& json, const RepairLog& log)
{
    json = {{"changes", log.changes}, {"rows_read", log.rowsRead}, {"rows_written", log.rowsWritten}};
}

std::string describe(const RepairLog& log, const std::string& source)
{
    std::string text = "Repaired from " + source + ": " + std::to_string(log.rowsRead) + " rows read, " +
                       std::to_string(log.rowsWritten) + " written.\n";
    for (const std::string& change : log.changes)
        text += change + '\n';
    if (log.changes.empty())
        text += "Nothing had to be changed.\n";
    return text;
}

RepairLog writeRepaired(const std::filesystem::path& file, const Table& table, std::ostream& out,
                        JobControl& job)
{
    if (table.delimiter == 0)
        throw Failure(ErrorCode::InvalidInput, table.source + " is not text and cannot be repaired.",
                      "Only CSV tables can be repaired.");
    const std::unique_ptr<ByteSource> source = openFile(file);
    try {
        return Repairer(table, out).run(*source, job);
    } catch (const CsvProblem&) {
        throw Failure(ErrorCode::Corrupt, table.source + " changed while it was being read.", "Try again.");
    }
}

} // namespace genex::data
