// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportdetails.h"

#include "reportdifferential.h"
#include "reportevidence.h"
#include "reportlists.h"
#include "reportremarks.h"
#include "reportwords.h"

#include "domain/casewording.h"
#include "domain/wording.h"

#include <iterator>

namespace genex::exchange {

using namespace domain;

namespace {

QString dash()
{
    return QStringLiteral("–");
}

QString withSign(const Finding& finding, const QString& text)
{
    switch (signOf(finding)) {
    case ReportSign::Present:
        return QStringLiteral("● ") + text;
    case ReportSign::Absent:
        return QStringLiteral("○ ") + text;
    case ReportSign::Missing:
    case ReportSign::None:
        break;
    }
    return text;
}

QString lateText(const CaseFinding& entry)
{
    return entry.lateInRound == 0 ? Wording::tr("before any order")
                                  : Wording::tr("after the order of round %1").arg(entry.lateInRound);
}

ReportSection allFindings(const ReportContext& context)
{
    if (context.document.findings().empty())
        return findingsSection(context);
    ReportTable table{
        {Wording::tr("Finding"), Wording::tr("Observed"), Wording::tr("Known")}, {}, {5, 4, 3}, {}};
    for (const CaseFinding& entry : context.document.findings())
        table.rows.push_back({nameOfFeature(context.catalogue, entry.finding.feature),
                              withSign(entry.finding, observed(context, entry.finding)), lateText(entry)});
    return {Wording::tr("Findings"), {table}};
}

QStringList orderRow(const ReportContext& context, const OrderedTest& test)
{
    const Feature* feature = context.catalogue.feature(test.feature);
    const std::string& currency = context.catalogue.content().currency;
    return {nameOfFeature(context.catalogue, test.feature),
            feature ? shownText(actText(feature->act)) : dash(),
            feature ? numberText(costText(feature->cost, currency)) : dash(),
            feature ? shownText(durationText(feature->turnaroundMinutes)) : dash(),
            test.reason,
            test.atMs > 0 ? shortTimeText(test.atMs) : Wording::tr("not ordered yet")};
}

void addDeclined(ReportSection& section, const ReportContext& context)
{
    const std::vector<std::string> declined = context.document.content().declined();
    if (!declined.empty())
        section.blocks.emplace_back(ReportText{
            Wording::tr("Recommended but not ordered: %1.").arg(listed(declined, context.catalogue))});
}

/// What each result was expected to do when it was ordered.
void addOutcomes(ReportSection& section, const std::vector<OrderedTest>& tests, const Catalogue& catalogue)
{
    ReportTable table{
        {Wording::tr("Test"), Wording::tr("Possible results, and what each would change")}, {}, {1, 3}, {}};
    for (const OrderedTest& test : tests) {
        for (const QString& line : test.outcomes) {
            const bool isFirst = &line == &test.outcomes.front();
            table.rows.push_back({isFirst ? nameOfFeature(catalogue, test.feature) : QString(), line});
        }
    }
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
}

ReportSection allOrders(const ReportContext& context)
{
    std::vector<OrderedTest> tests = orderedTests(context);
    for (OrderedTest& test : testsToOrder(context))
        tests.push_back(std::move(test));
    if (tests.empty())
        return {Wording::tr("Orders"),
                {ReportText{Wording::tr("Nothing has been ordered."), ReportTone::Quiet}}};
    ReportTable table{{Wording::tr("Test"), Wording::tr("Kind"), Wording::tr("Cost"),
                       Wording::tr("Turnaround"), Wording::tr("Why"), Wording::tr("Ordered (UTC)")},
                      {},
                      {10, 5, 4, 5, 11, 7},
                      {false, false, true, true, false, false}};
    for (const OrderedTest& test : tests)
        table.rows.push_back(orderRow(context, test));
    ReportSection section{Wording::tr("Orders"), {table}};
    addOutcomes(section, tests, context.catalogue);
    addDeclined(section, context);
    return section;
}

ReportSection allResults(const ReportContext& context)
{
    ReportTable table{{Wording::tr("Test"), Wording::tr("Result"), Wording::tr("Taken (UTC)"),
                       Wording::tr("Entered (UTC)")},
                      {},
                      {5, 5, 3, 3},
                      {}};
    for (const CaseResult& result : context.document.results())
        table.rows.push_back({nameOfFeature(context.catalogue, result.finding.feature),
                              withSign(result.finding, reported(context, result)),
                              result.takenAtMs ? shortTimeText(*result.takenAtMs) : dash(),
                              shortTimeText(result.enteredAtMs)});
    for (const UnavailableTest& test : context.document.unavailable())
        table.rows.push_back({nameOfFeature(context.catalogue, test.feature),
                              Wording::tr("– unavailable: %1")
                                  .arg(context.pseudonym.clean(shownText(domain::reasonText(test.reason)))),
                              dash(), dash()});
    for (const std::string& feature : context.document.awaited())
        table.rows.push_back(
            {nameOfFeature(context.catalogue, feature), Wording::tr("– pending"), dash(), dash()});
    if (table.rows.empty())
        return resultsSection(context);
    return {Wording::tr("Results"), {table}};
}

ReportSection allEstimates(const ReportContext& context)
{
    ReportSection section = estimatesSection(context);
    if (const EstimatesMade* distrusted = context.record.distrusted)
        section.blocks.emplace_back(framed(
            Wording::tr("≈ Estimated, not accepted"), distrusted->values,
            Wording::tr("These tests were ordered instead. The estimates are not part of the differential."),
            context.catalogue));
    return section;
}

void addPatient(std::vector<ReportSection>& sections, const ReportContext& context)
{
    const PatientDetails& patient = context.document.patient();
    if (!context.pseudonym.namesPatient())
        return;
    ReportFacts facts{{{Wording::tr("Name"), plain(patient.name)}}};
    if (!patient.reference.empty())
        facts.facts.push_back({Wording::tr("Number"), plain(patient.reference)});
    if (!patient.remarks.empty())
        facts.facts.push_back({Wording::tr("Remarks"), plain(patient.remarks)});
    sections.push_back({Wording::tr("Patient"), {facts}});
}

void addNotes(std::vector<ReportSection>& sections, const ReportContext& context)
{
    const std::vector<CaseNote>& notes = context.document.notes();
    if (notes.empty())
        return;
    ReportSection section{Wording::tr("Notes"), {}};
    if (!context.pseudonym.namesPatient())
        section.blocks.emplace_back(
            ReportText{Wording::tr("Omitted because they may identify the patient: %1.").arg(notes.size()),
                       ReportTone::Quiet});
    for (const CaseNote& note : notes) {
        if (!context.pseudonym.namesPatient())
            break;
        section.blocks.emplace_back(ReportText{
            QStringLiteral("%1, %2").arg(timeText(note.atMs), plain(note.who)), ReportTone::Quiet});
        section.blocks.emplace_back(ReportText{plain(note.text)});
    }
    sections.push_back(std::move(section));
}

/// A sentence that reveals no more about the patient than the rest of the report.
QString sentence(const ReportContext& context, const CaseChange& change)
{
    const QString whole = shownText(sentenceOf(change, context.catalogue));
    if (context.pseudonym.namesPatient())
        return whole;
    if (std::holds_alternative<CaseOpened>(change))
        return Wording::tr("Opened the case.");
    if (std::holds_alternative<PatientChanged>(change))
        return Wording::tr("Changed the patient details.");
    if (std::holds_alternative<NoteAdded>(change))
        return Wording::tr("Added a note.");
    const auto* set = std::get_if<FindingSet>(&change);
    const bool isTyped = (set && set->finding.state == FindingState::Category) ||
                         std::holds_alternative<ResultEntered>(change) ||
                         std::holds_alternative<ResultUnavailable>(change) ||
                         std::holds_alternative<Amended>(change);
    return isTyped ? context.pseudonym.clean(whole) : whole;
}

ReportSection history(const ReportContext& context)
{
    ReportTable table{
        {Wording::tr("No."), Wording::tr("When (UTC)"), Wording::tr("Who"), Wording::tr("What")},
        {},
        {1, 4, 3, 12},
        {true}};
    std::uint32_t number = 0;
    for (const CaseEvent& event : context.document.events()) {
        ++number;
        const QString text = sentence(context, event.change);
        table.rows.push_back(
            {QString::number(number), shortTimeText(event.atMs), plain(event.who),
             context.document.isInEffect(number) ? text : Wording::tr("%1 (undone)").arg(text)});
    }
    return {Wording::tr("History of the case"), {table}};
}

} // namespace

std::vector<ReportSection> detailsOf(const ReportContext& context)
{
    std::vector<ReportSection> sections;
    const auto add = [&sections](std::vector<ReportSection> more) {
        std::ranges::move(more, std::back_inserter(sections));
    };
    addPatient(sections, context);
    add(formerConclusions(context));
    add(evidenceSections(context));
    add({allFindings(context), allOrders(context), allResults(context), allEstimates(context),
         fullDifferential(context)});
    addNotes(sections, context);
    sections.push_back(history(context));
    add(modelSections(context));
    return sections;
}

} // namespace genex::exchange
