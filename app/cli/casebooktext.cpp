// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebooktext.h"

#include "casetext.h"
#include "texttable.h"

#include "common/utctime.h"
#include "domain/casefile.h"
#include "domain/casewording.h"
#include "domain/wording.h"

#include <ostream>

namespace genex::cli {

namespace {

using domain::CaseDocument;
using domain::Catalogue;

constexpr std::size_t kHashShown = 12;

std::string patientText(const domain::PatientDetails& patient)
{
    std::string text = patient.name;
    if (patient.ageYears)
        text += ", " + std::to_string(*patient.ageYears) + " years";
    if (patient.sex != domain::Sex::Unknown)
        text += ", " + std::string(nameOf(patient.sex));
    if (!patient.reference.empty())
        text += ", number " + patient.reference;
    return text;
}

void printHead(std::ostream& out, const std::string& id, const CaseDocument& document)
{
    out << "Patient: " << patientText(document.patient()) << "\nCase: " << id << ", opened "
        << utcTimeText(document.openedAtMs()) << "\nState: " << nameOf(document.state()) << ", round "
        << document.round() << '\n';
    if (const auto awaited = document.awaited(); !awaited.empty())
        out << "Awaited: " << joined(awaited) << '\n';
    if (!document.patient().remarks.empty())
        out << "Remarks: " << document.patient().remarks << '\n';
}

void printFindings(std::ostream& out, const CaseDocument& document, const Catalogue& catalogue)
{
    out << "\nFindings\n";
    if (document.findings().empty())
        out << "  none\n";
    for (const domain::CaseFinding& entry : document.findings())
        out << "  " << entry.finding.feature << ": " << observationText(entry.finding, catalogue).english()
            << (entry.lateInRound > 0 ? " (after the order)" : "") << '\n';
}

void printOrders(std::ostream& out, const CaseDocument& document)
{
    if (document.orders().empty())
        return;
    out << "\nOrders\n";
    for (const domain::CaseOrder& order : document.orders()) {
        const bool isFallBack = order.kind == domain::CaseOrder::Kind::FallBack;
        out << "  round " << order.round << (isFallBack ? ", previously estimated: " : ": ")
            << joined(order.ordered) << '\n';
        if (!order.estimated.empty())
            out << "    ≈ to be estimated, not ordered: " << joined(order.estimated) << '\n';
    }
}

void printResults(std::ostream& out, const CaseDocument& document, const Catalogue& catalogue)
{
    if (document.results().empty() && document.unavailable().empty())
        return;
    out << "\nResults\n";
    for (const domain::CaseResult& result : document.results())
        out << "  " << result.finding.feature << ": "
            << domain::resultText(result.finding, result.unit, catalogue).english() << '\n';
    for (const domain::UnavailableTest& test : document.unavailable())
        out << "  " << test.feature << ": unavailable (" << test.reason << ")\n";
}

void printNotes(std::ostream& out, const CaseDocument& document)
{
    if (!document.notes().empty())
        out << "\nNotes\n";
    for (const domain::CaseNote& note : document.notes())
        out << "  " << utcTimeText(note.atMs) << ' ' << note.who << ": " << note.text << '\n';
}

void printModel(std::ostream& out, const CaseDocument& document)
{
    const domain::CaseContent& content = document.content();
    const std::string sha256 = document.modelSha256().substr(0, kHashShown);
    if (content.conclusion)
        out << "\nModel: " << content.conclusion->modelName << " (" << sha256 << ")\n";
    else if (content.recommendation)
        out << "\nModel: " << content.recommendation->modelName << " (" << sha256 << ")\n";
}

/// From the current answer.
std::vector<domain::CantMissDisease> cantMissIn(const CaseDocument& document, const Catalogue& catalogue)
{
    if (const domain::Conclusion* conclusion = document.conclusion())
        return domain::cantMissOf(*conclusion, catalogue);
    if (const domain::Recommendation* recommendation = document.recommendation())
        return domain::cantMissOf(*recommendation, catalogue);
    return {};
}

} // namespace

void printList(std::ostream& out, const domain::CaseList& list)
{
    TextTable table({"id", "patient", "age", "state", "awaited", "changed", "diagnosis"});
    for (const domain::CaseSummary& entry : list.cases)
        table.add({entry.id, entry.name, entry.ageYears ? std::to_string(*entry.ageYears) : "",
                   std::string(nameOf(entry.state)), entry.awaited > 0 ? std::to_string(entry.awaited) : "",
                   utcTimeText(entry.changedAtMs), entry.diagnosis});
    table.print(out);
    out << list.cases.size() << " of " << list.total << " cases\n";
}

services::Json listJson(const domain::CaseList& list)
{
    return {{"total", list.total}, {"cases", list.cases}};
}

void printCase(std::ostream& out, const std::string& id, const CaseDocument& document,
               const Catalogue& catalogue)
{
    printHead(out, id, document);
    printFindings(out, document, catalogue);
    printOrders(out, document);
    printResults(out, document, catalogue);
    printNotes(out, document);
    printModel(out, document);
    if (const domain::Conclusion* conclusion = document.conclusion()) {
        out << '\n';
        return print(out, *conclusion, catalogue);
    }
    printCantMiss(out, cantMissIn(document, catalogue));
    if (const domain::CaseEstimates* estimates = document.estimates())
        printEstimates(out, estimates->values, catalogue);
    printNotice(out);
}

void printHistory(std::ostream& out, const CaseDocument& document, const Catalogue& catalogue)
{
    out << "\nHistory\n";
    for (const domain::HistoryLine& line : document.history(catalogue))
        out << "  " << line.number << ' ' << utcTimeText(line.atMs) << ' ' << line.who << ": "
            << line.text.english() << (line.isUndone ? " (undone)" : "") << '\n';
}

services::Json caseJson(const std::string& id, const CaseDocument& document, const Catalogue& catalogue)
{
    services::Json json = domain::caseFileJson({id, document}).at("derived");
    json["id"] = id;
    json["opened_at"] = utcTimeText(document.openedAtMs());
    json["changed_at"] = utcTimeText(document.changedAtMs());
    json["cant_miss"] = cantMissIn(document, catalogue);
    json["notice"] = "For research and education only.";
    return json;
}

services::Json historyJson(const CaseDocument& document, const Catalogue& catalogue)
{
    services::Json lines = services::Json::array();
    for (const domain::HistoryLine& line : document.history(catalogue))
        lines.push_back({{"number", line.number},
                         {"who", line.who},
                         {"at", utcTimeText(line.atMs)},
                         {"text", line.text.english()},
                         {"undone", line.isUndone}});
    return lines;
}

} // namespace genex::cli
