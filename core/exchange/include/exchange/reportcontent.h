// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

/// Content of a report, in order, without layout: HTML and pages are both made from it and cannot differ.
namespace genex::exchange {

enum class ReportTone { Plain, Quiet, Strong, Alarm };

struct ReportText
{
    QString text;
    ReportTone tone = ReportTone::Plain;

    bool operator==(const ReportText&) const = default;
};

struct ReportFact
{
    QString name;
    QString value;

    bool operator==(const ReportFact&) const = default;
};

struct ReportFacts
{
    std::vector<ReportFact> facts;

    bool operator==(const ReportFacts&) const = default;
};

/// ●, ○, – or nothing before a finding: paper has no colour to distinguish absent from present.
enum class ReportSign { None, Present, Absent, Missing };

struct ReportEntry
{
    ReportSign sign = ReportSign::None;
    QString name;
    QString value;

    bool operator==(const ReportEntry&) const = default;
};

/// Findings, orders or results. A long list on the first page is truncated and says so.
struct ReportEntries
{
    std::vector<ReportEntry> entries;

    /// If so, all names are indented by one sign.
    bool hasSigns() const
    {
        return std::ranges::any_of(entries,
                                   [](const ReportEntry& entry) { return entry.sign != ReportSign::None; });
    }
    bool operator==(const ReportEntries&) const = default;
};

/// Generated values. A separate type, so that they cannot be mixed with observations or shown without their
/// frame.
struct ReportEstimates
{
    QString title;
    std::vector<ReportFact> values;
    QString remark;

    bool operator==(const ReportEstimates&) const = default;
};

/// A disease with its probability. Unknown values are empty.
struct ReportBar
{
    QString name;
    bool cantMiss = false;
    double now = 0;
    std::optional<double> before;   ///< given the findings alone
    std::optional<double> expected; ///< once the batch is known
    double cantMissFrom = 0;        ///< can't-miss disease: always shown from this probability on

    bool operator==(const ReportBar&) const = default;
};

/// Labels without bars are empty.
struct ReportBars
{
    QString nowLabel;
    QString beforeLabel;
    QString expectedLabel;
    std::vector<ReportBar> bars;

    bool operator==(const ReportBars&) const = default;
};

/// Confidence on a scale from 0 to 1, with a mark at τ.
struct ReportGauge
{
    double confidence = 0;
    std::optional<double> expected; ///< once the batch is known: a dotted mark
    double threshold = 0;           ///< 0: the model has none, no mark
    QString words;                  ///< the numbers and their meaning

    bool operator==(const ReportGauge&) const = default;
};

struct ReportTable
{
    QStringList head;
    std::vector<QStringList> rows; ///< as many cells as the head
    std::vector<int> widths;       ///< relative column widths
    std::vector<bool> isNumber;    ///< right-aligned columns; empty: none

    bool operator==(const ReportTable&) const = default;
};

using ReportBlock = std::variant<ReportText, ReportFacts, ReportEntries, ReportEstimates, ReportBars,
                                 ReportGauge, ReportTable>;

struct ReportSection
{
    QString heading; ///< may be empty
    std::vector<ReportBlock> blocks;

    bool operator==(const ReportSection&) const = default;
};

/// A one-page summary, followed by details.
struct ReportContent
{
    QString title;     ///< "Case report"; never about the patient
    QString subject;   ///< patient, by pseudonym unless the name is requested
    QString pseudonym; ///< in the footer of every page
    QString state;
    QString made;                       ///< when, and by which program
    QString program;                    ///< "GENEX 0.1.0"
    QString notice;                     ///< for research and education only
    QString headline;                   ///< the key sentence
    std::vector<ReportSection> remarks; ///< below the headline: amendments and warnings
    std::vector<ReportSection> left;    ///< the two columns of the first page
    std::vector<ReportSection> right;
    std::vector<ReportSection> wide; ///< below them
    std::vector<ReportSection> details;

    bool operator==(const ReportContent&) const = default;
};

} // namespace genex::exchange
