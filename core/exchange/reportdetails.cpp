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
    return entry.lateInRound == 0 ? tr("before any order")
                                  : tr("after the order of round %1").arg(entry.lateInRound);
}

ReportSection allFindings(const ReportContext& context)
{
    if (context.document.findings().empty())
        return findingsSection(context);
    ReportTable table{{tr("Finding"), tr("Observed"), tr("Known")}, {}, {5, 4, 3}, {}};
    for (const CaseFinding& entry : context.document.findings())
        table.rows.push_back({nameOfFeature(context.catalogue, entry.finding.feature),
                              withSign(entry.finding, observed(context, entry.finding)), lateText(entry)});
    return {tr("Findings"), {table}};
}

QStringList orderRow(const ReportContext& context, const OrderedTest& test)
{
    const Feature* feature = context.catalogue.feature(test.feature);
    const std::string& currency = context.catalogue.content().currency;
    return {nameOfFeature(context.catalogue, test.feature),
            feature ? plain(actText(feature->act)) : dash(),
            feature ? plain(costText(feature->cost, currency)) : dash(),
            feature ? plain(durationText(feature->turnaroundMinutes)) : dash(),
            test.reason,
            test.atMs > 0 ? shortTimeText(test.atMs) : tr("not ordered yet")};
}

void addDeclined(ReportSection& section, const ReportContext& context)
{
    const std::vector<std::string> declined = context.document.content().declined();
    if (!declined.empty())
        section.blocks.emplace_back(
            ReportText{tr("Recommended and not ordered: %1.").arg(listed(declined, context.catalogue))});
}

ReportSection allOrders(const ReportContext& context)
{
    std::vector<OrderedTest> tests = orderedTests(context);
    for (OrderedTest& test : testsToOrder(context))
        tests.push_back(std::move(test));
    if (tests.empty())
        return {tr("Orders"), {ReportText{tr("Nothing has been ordered."), ReportTone::Quiet}}};
    ReportTable table{{tr("Test"), tr("Kind"), tr("Cost"), tr("Result in"), tr("Why"), tr("Ordered (UTC)")},
                      {},
                      {10, 5, 4, 5, 11, 7},
                      {false, false, true, true, false, false}};
    for (const OrderedTest& test : tests)
        table.rows.push_back(orderRow(context, test));
    ReportSection section{tr("Orders"), {table}};
    addDeclined(section, context);
    return section;
}

ReportSection allResults(const ReportContext& context)
{
    ReportTable table{
        {tr("Test"), tr("Result"), tr("Taken (UTC)"), tr("Entered (UTC)")}, {}, {5, 5, 3, 3}, {}};
    for (const CaseResult& result : context.document.results())
        table.rows.push_back({nameOfFeature(context.catalogue, result.finding.feature),
                              withSign(result.finding, reported(context, result)),
                              result.takenAtMs ? shortTimeText(*result.takenAtMs) : dash(),
                              shortTimeText(result.enteredAtMs)});
    for (const UnavailableTest& test : context.document.unavailable())
        table.rows.push_back({nameOfFeature(context.catalogue, test.feature),
                              tr("– unavailable: %1").arg(context.pseudonym.clean(test.reason)), dash(),
                              dash()});
    for (const std::string& feature : context.document.awaited())
        table.rows.push_back({nameOfFeature(context.catalogue, feature), tr("– awaited"), dash(), dash()});
    if (table.rows.empty())
        return resultsSection(context);
    return {tr("Results"), {table}};
}

ReportSection allEstimates(const ReportContext& context)
{
    ReportSection section = estimatesSection(context);
    if (const EstimatesMade* distrusted = context.record.distrusted)
        section.blocks.emplace_back(
            framed(tr("≈ Estimated and not trusted"), distrusted->values,
                   tr("What these stood for was ordered. They are no part of the differential."),
                   context.catalogue));
    return section;
}

void addPatient(std::vector<ReportSection>& sections, const ReportContext& context)
{
    const PatientDetails& patient = context.document.patient();
    if (!context.pseudonym.namesPatient())
        return;
    ReportFacts facts{{{tr("Name"), plain(patient.name)}}};
    if (!patient.reference.empty())
        facts.facts.push_back({tr("Number"), plain(patient.reference)});
    if (!patient.remarks.empty())
        facts.facts.push_back({tr("Remarks"), plain(patient.remarks)});
    sections.push_back({tr("Patient"), {facts}});
}

void addNotes(std::vector<ReportSection>& sections, const ReportContext& context)
{
    const std::vector<CaseNote>& notes = context.document.notes();
    if (notes.empty())
        return;
    ReportSection section{tr("Notes"), {}};
    if (!context.pseudonym.namesPatient())
        section.blocks.emplace_back(ReportText{
            tr("Left out, since they may name the patient: %1.").arg(notes.size()), ReportTone::Quiet});
    for (const CaseNote& note : notes) {
        if (!context.pseudonym.namesPatient())
            break;
        section.blocks.emplace_back(ReportText{
            QStringLiteral("%1, %2").arg(timeText(note.atMs), plain(note.who)), ReportTone::Quiet});
        section.blocks.emplace_back(ReportText{plain(note.text)});
    }
    sections.push_back(std::move(section));
}

/// A sentence that says no more about the patient than the report does.
QString sentence(const ReportContext& context, const CaseChange& change)
{
    const QString whole = plain(sentenceOf(change, context.catalogue));
    if (context.pseudonym.namesPatient())
        return whole;
    if (std::holds_alternative<CaseOpened>(change))
        return tr("Opened the case.");
    if (std::holds_alternative<PatientChanged>(change))
        return tr("Changed the details of the patient.");
    if (std::holds_alternative<NoteAdded>(change))
        return tr("Wrote a note.");
    const auto* set = std::get_if<FindingSet>(&change);
    const bool isTyped = (set && set->finding.state == FindingState::Category) ||
                         std::holds_alternative<ResultEntered>(change) ||
                         std::holds_alternative<ResultUnavailable>(change) ||
                         std::holds_alternative<Amended>(change);
    return isTyped ? context.pseudonym.clean(whole) : whole;
}

ReportSection history(const ReportContext& context)
{
    ReportTable table{{tr("No."), tr("When (UTC)"), tr("Who"), tr("What")}, {}, {1, 4, 3, 12}, {true}};
    std::uint32_t number = 0;
    for (const CaseEvent& event : context.document.events()) {
        ++number;
        const QString text = sentence(context, event.change);
        table.rows.push_back({QString::number(number), shortTimeText(event.atMs), plain(event.who),
                              context.document.isInEffect(number) ? text : tr("%1 (undone)").arg(text)});
    }
    return {tr("History of the case"), {table}};
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
