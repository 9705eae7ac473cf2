// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casetransfer.h"

#include "caserecords.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "domain/casefile.h"
#include "domain/jsonfields.h"
#include "services/casebook.h"
#include "services/storeguard.h"
#include "storage/session.h"
#include "storage/signedexport.h"

#include <QByteArray>

#include <algorithm>

namespace genex::services {

namespace {

using Json = nlohmann::json;

constexpr int kNewestFormat = 1;
constexpr std::string_view kFormatName = "genex-signed-case";
constexpr std::size_t kMostFields = 100;

std::string hexOf(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex().toStdString();
}

/// The envelope is separate from its content, so that the case remains readable.
Json signedJson(const storage::Session& session, const Json& content)
{
    const std::string bytes = content.dump();
    const std::string envelope = session.sign(bytes);
    return {{"format", kFormatName},
            {"schema_version", kNewestFormat},
            {"signing_key", session.signingKey()},
            {"signature", hexOf(std::string_view(envelope).substr(0, envelope.size() - bytes.size()))},
            {"case", content}};
}

std::string signatureFrom(domain::JsonFields& fields)
{
    constexpr std::size_t kMostBytes = 1000;
    const std::string text = fields.text("signature", kMostBytes);
    std::string bytes = QByteArray::fromHex(QByteArray::fromStdString(text)).toStdString();
    if (hexOf(bytes) != text)
        fields.refuse("signature", "is not a signature", "Ask for the file again.");
    return bytes;
}

storage::SignedContent verified(std::string_view text, const std::string& sourceName)
{
    const Json json = domain::parseJson(text, sourceName);
    domain::JsonFields fields(json, sourceName);
    if (fields.text("format") != kFormatName)
        fields.refuse("format", Text("is not \"%1\"", kFormatName),
                      "Choose a file written by `case export`.");
    domain::readFormat(fields, kNewestFormat);
    const std::string key = fields.text("signing_key");
    const std::string signature = signatureFrom(fields);
    auto content = storage::verifySigned(signature + fields.table("case", kMostFields).dump());
    fields.refuseUnread();
    if (content.signingKey != key)
        throw Failure(ErrorCode::Corrupt, "The signing key does not match the signature.",
                      "Ask for the file again.");
    return content;
}

storage::SignedContent verifiedSource(std::string_view text, const std::string& sourceName)
{
    if (text.size() > domain::kMostCaseFileBytes)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is larger than %2 bytes.", sourceName, domain::kMostCaseFileBytes),
                      "Check that it is the right file.");
    try {
        return verified(text, sourceName);
    } catch (const Failure& failure) {
        const Error& error = failure.error();
        if (error.message.english().starts_with(sourceName))
            throw;
        throw Failure(error.code, Text("%1: %2", sourceName, error.message), error.remedy);
    }
}

bool hasCase(const storage::CaseStore& cases, const storage::CaseId& id)
{
    try {
        cases.read(id);
        return true;
    } catch (const Failure& failure) {
        if (failure.error().code != ErrorCode::NotFound)
            throw;
        return false;
    }
}

storage::CaseId freeId(const storage::CaseStore& cases, const std::string& original)
{
    const auto id = storage::CaseId::fromText(original);
    return id && !hasCase(cases, *id) ? *id : storage::CaseId::random();
}

ImportedCase store(CaseBook& book, const storage::SignedContent& source, const domain::CaseFile& file)
{
    auto& cases = book.session(Permission::WorkOnCases).cases();
    const storage::CaseId id = freeId(cases, file.id);
    const auto summary = summaryOf(id.text(), file.document, book.catalogue());
    cases.createAs(id, bytesOf(file.document.events()), bytesOf(summary),
                   {"case.imported", "from store " + source.storeId + ", signed with " + source.signingKey});
    return {id.text(), file.id, source.storeId, source.signingKey};
}

} // namespace

Result<std::string> exportCase(CaseBook& book, std::string_view id)
{
    return guardStore(book.file(), [&] {
        storage::Session& session = book.session(Permission::WorkOnCases);
        const std::string text = caseIdFrom(id).text();
        const Json content = domain::caseFileJson({text, book.read(id)});
        session.audit().note({"case.exported", {}}, caseIdFrom(id));
        return signedJson(session, content).dump(2) + "\n";
    });
}

Result<ImportedCase> importCase(CaseBook& book, const ImportSource& source)
{
    return attempt([&] {
        book.session(Permission::WorkOnCases);
        const storage::SignedContent content = verifiedSource(source.text, source.name);
        if (!source.signingKey.empty() && source.signingKey != content.signingKey)
            throw Failure(ErrorCode::PermissionDenied,
                          Text("%1 was signed by another store, with %2.", source.name, content.signingKey),
                          "Check where it comes from.");
        return store(book, content, domain::parseCaseFile(content.content, source.name));
    });
}

Result<Json> exportDeidentified(CaseBook& book, std::string_view id)
{
    return guardStore(book.file(), [&] {
        Json json = domain::deidentified(book.read(id, Permission::UseForResearch), book.catalogue());
        book.note(Permission::UseForResearch, "case.exported_deidentified", {}, id);
        return json;
    });
}

Result<Json> exportAllDeidentified(CaseBook& book, JobControl& job)
{
    return guardStore(book.file(), [&] {
        storage::Session& session = book.session(Permission::UseForResearch);
        auto all = session.cases().all();
        std::ranges::sort(all, {}, &storage::CaseSummary::id); // ids are random, times are not
        Json list = Json::array();
        for (const storage::CaseSummary& summary : all) {
            list.push_back(domain::deidentified(book.read(summary.id.text(), Permission::UseForResearch),
                                                book.catalogue()));
            job.report(static_cast<std::int64_t>(list.size()), static_cast<std::int64_t>(all.size()),
                       "Exporting cases");
        }
        session.audit().note({"cases.exported_deidentified", std::to_string(list.size()) + " cases"});
        return list;
    });
}

Result<std::vector<domain::ExportPart>> previewDeidentified(CaseBook& book, std::string_view id)
{
    return guardStore(book.file(), [&] {
        return domain::identifiedParts(book.read(id, Permission::UseForResearch), book.catalogue());
    });
}

Result<void> exportToFile(CaseBook& book, std::string_view id, ExportKind kind, const std::string& file)
{
    const auto text = kind == ExportKind::Whole
                          ? exportCase(book, id)
                          : exportDeidentified(book, id).map(
                                [](const nlohmann::json& json) { return json.dump(2) + "\n"; });
    return text.and_then([&](const std::string& bytes) {
        return attempt([&] { writeFileAtomically(file, bytes, FileAccess::Owner); });
    });
}

Result<ImportedCase> importFromFile(CaseBook& book, const std::string& file)
{
    return attempt([&] { return domain::readTextFile(file, domain::kMostCaseFileBytes); })
        .and_then([&](const std::string& text) {
            return importCase(book, {text, file});
        });
}

} // namespace genex::services
