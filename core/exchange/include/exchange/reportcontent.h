// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

/// What stands on a report, in words and in order, before it has a form: HTML and paper are both made from it
/// and cannot differ.
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

/// ●, ○, – or nothing, before what was seen: paper has no colour to tell absent from present.
enum class ReportSign { None, Present, Absent, Missing };

struct ReportEntry
{
    ReportSign sign = ReportSign::None;
    QString name;
    QString value;

    bool operator==(const ReportEntry&) const = default;
};

/// What was seen, ordered or reported. On the first page a long one is cut and says so.
struct ReportEntries
{
    std::vector<ReportEntry> entries;

    /// Then all names stand behind the place of one.
    bool hasSigns() const
    {
        return std::ranges::any_of(entries,
                                   [](const ReportEntry& entry) { return entry.sign != ReportSign::None; });
    }
    bool operator==(const ReportEntries&) const = default;
};

/// Generated values. They have a type of their own, so that none can stand among what was seen, and no form
/// can show them without their frame.
struct ReportEstimates
{
    QString title;
    std::vector<ReportFact> values;
    QString remark;

    bool operator==(const ReportEstimates&) const = default;
};

/// A disease with its probability. What is not known is empty.
struct ReportBar
{
    QString name;
    bool cantMiss = false;
    double now = 0;
    std::optional<double> before;   ///< from the findings alone
    std::optional<double> expected; ///< with the batch known
    double cantMissFrom = 0;        ///< of a can't-miss disease: always shown from this probability on

    bool operator==(const ReportBar&) const = default;
};

/// Labels of what no bar has are empty.
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
    std::optional<double> expected; ///< with the batch known: a dotted mark
    double threshold = 0;           ///< 0: the model has none, no mark
    QString words;                  ///< the numbers, and what follows from them

    bool operator==(const ReportGauge&) const = default;
};

struct ReportTable
{
    QStringList head;
    std::vector<QStringList> rows; ///< of as many cells as the head
    std::vector<int> widths;       ///< of the columns, in relation to each other
    std::vector<bool> isNumber;    ///< columns that are right-aligned; empty: none

    bool operator==(const ReportTable&) const = default;
};

using ReportBlock = std::variant<ReportText, ReportFacts, ReportEntries, ReportEstimates, ReportBars,
                                 ReportGauge, ReportTable>;

struct ReportSection
{
    QString heading; ///< empty: none
    std::vector<ReportBlock> blocks;

    bool operator==(const ReportSection&) const = default;
};

/// One page that says all that matters, and details behind it.
struct ReportContent
{
    QString title;     ///< "Case report": no word about the patient
    QString subject;   ///< who it is about, by pseudonym unless the name was asked for
    QString pseudonym; ///< at the foot of every page
    QString state;
    QString made;                       ///< when, and by which program
    QString program;                    ///< "GENEX 0.1.0"
    QString notice;                     ///< for research and education only
    QString headline;                   ///< the one sentence to remember
    std::vector<ReportSection> remarks; ///< below the headline: amended, to be careful about
    std::vector<ReportSection> left;    ///< the two columns of the first page
    std::vector<ReportSection> right;
    std::vector<ReportSection> wide; ///< below them
    std::vector<ReportSection> details;

    bool operator==(const ReportContent&) const = default;
};

} // namespace genex::exchange
