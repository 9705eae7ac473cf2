// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/activemodel.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/result.h"
#include "domain/jsonfields.h"

#include <QString>

#include <algorithm>
#include <limits>

namespace genex::services {

namespace {

using domain::JsonFields;
namespace fs = std::filesystem;

constexpr int kFormat = 1;
constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
constexpr std::size_t kMostActivations = 1000; ///< older ones are in the audit log
constexpr std::size_t kMostChecks = 100;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::size_t kMostReasonBytes = 4000;
constexpr std::size_t kMostWhoBytes = 200;
constexpr std::size_t kHashDigits = 64;

std::string hashFrom(JsonFields& fields)
{
    std::string hash = fields.text("sha256");
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (hash.size() != kHashDigits || !std::ranges::all_of(hash, isDigit))
        fields.refuse("sha256", "is not a hash", "It has 64 hexadecimal digits.");
    return hash;
}

Activation activationFrom(const Json& json, const Text& where)
{
    JsonFields fields(json, where);
    Activation activation;
    activation.sha256 = hashFrom(fields);
    activation.path = fields.text("path", kMostPathBytes);
    activation.atMs =
        static_cast<std::int64_t>(fields.wholeNumber("at_ms", std::numeric_limits<std::int64_t>::max()));
    activation.who = fields.text("who");
    if (fields.has("reason"))
        activation.reason = fields.text("reason", kMostReasonBytes);
    for (const Json& check : fields.list("checks", 0, kMostChecks))
        activation.checks.push_back(gateCheckFrom(check, Text("%1, a check", where)));
    fields.refuseUnread();
    return activation;
}

std::vector<Activation> activationsFrom(const Json& json, const std::string& file)
{
    JsonFields fields(json, file);
    domain::readFormat(fields, kFormat);
    const std::string sha256 = hashFrom(fields);
    const std::string path = fields.text("path", kMostPathBytes);
    std::vector<Activation> activations;
    for (const Json& entry : fields.list("history", 1, kMostActivations)) {
        const Text where = Text("%1, history entry %2", file, activations.size() + 1);
        activations.push_back(activationFrom(entry, where));
    }
    fields.refuseUnread();
    if (activations.back().sha256 != sha256 || activations.back().path != path)
        fields.refuse("sha256", "is not the last entry of the history", "Activate a model again.");
    return activations;
}

/// One line, truncated to a readable length.
std::string oneLine(const std::string& text, std::size_t mostBytes)
{
    QByteArray line = QString::fromStdString(text).simplified().toUtf8();
    while (static_cast<std::size_t>(line.size()) > mostBytes)
        line = QString::fromUtf8(line).chopped(1).trimmed().toUtf8();
    return line.toStdString();
}

/// Unchanged if it can be read back, else truncated.
Text oneLine(const Text& sentence)
{
    const std::string english = sentence.english();
    const std::string line = oneLine(english, kMostReasonBytes);
    return line == english ? sentence : Text(line);
}

Json jsonOf(const Activation& activation)
{
    Json json{{"sha256", activation.sha256},
              {"path", activation.path},
              {"at_ms", activation.atMs},
              {"who", oneLine(activation.who, kMostWhoBytes)},
              {"checks", Json::array()}};
    if (std::string reason = oneLine(activation.reason, kMostReasonBytes); !reason.empty())
        json["reason"] = std::move(reason);
    for (const GateCheck& check : activation.checks)
        json["checks"].push_back(GateCheck{check.name, check.state, oneLine(check.sentence)});
    return json;
}

/// Keeps what can be read; an unreadable file is renamed for inspection.
std::vector<Activation> keptActivations(const UserFolders& folders)
{
    auto read = attempt([&] { return readActivations(folders); });
    if (read)
        return std::move(*read);
    if (read.error().code == ErrorCode::VersionMismatch)
        throw Failure(read.error());
    const fs::path file = activeModelFile(folders);
    fs::rename(file, fs::path(file.string() + ".damaged"));
    return {};
}

} // namespace

fs::path activeModelFile(const UserFolders& folders)
{
    return folders.modelFolder(QStringLiteral("active.json")).toStdString();
}

std::vector<Activation> readActivations(const UserFolders& folders)
{
    const fs::path file = activeModelFile(folders);
    if (std::error_code ignored; !fs::exists(fs::symlink_status(file, ignored)))
        return {};
    return activationsFrom(domain::parseJson(domain::readTextFile(file, kMostBytes), file.string()),
                           file.string());
}

void addActivation(const UserFolders& folders, const Activation& activation)
{
    std::vector<Activation> history = keptActivations(folders);
    history.push_back(activation);
    if (history.size() > kMostActivations)
        history.erase(history.begin());
    Json entries = Json::array();
    for (const Activation& entry : history)
        entries.push_back(jsonOf(entry));
    const Json file{{"schema_version", kFormat},
                    {"sha256", activation.sha256},
                    {"path", activation.path},
                    {"history", std::move(entries)}};
    fs::create_directories(activeModelFile(folders).parent_path());
    writeFileAtomically(activeModelFile(folders), file.dump(1) + '\n');
}

} // namespace genex::services
