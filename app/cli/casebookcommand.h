// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include "common/error.h"
#include "services/casebook.h"

#include <functional>
#include <memory>
#include <string>

/// Shared by the commands on the store.
namespace genex::cli {

/// The value; throws the error, since a command reports all errors in one place.
template <typename Value>
Value valueOf(Result<Value> result)
{
    if (!result)
        throw Failure(result.error());
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

/// The catalogue with clinical names.
domain::Catalogue catalogueOfCases();
/// The profile's cases, not opened yet.
std::unique_ptr<services::CaseBook> closedBook(const Context& context);
/// Opened, and unlocked by --user and --passphrase-file, or by --recovery-key-file. Throws Failure.
std::unique_ptr<services::CaseBook> openBook(const Context& context);

using BookWork = std::function<void(Context&, services::CaseBook&)>;
/// Runs work on the unlocked book.
Action onBook(BookWork work);

/// Reads the recovery key from a file.
std::string recoveryKeyFrom(const std::string& file);

/// The JSON document, or the text.
void show(const Context& context, const services::Json& document, const std::string& text);
/// The case after a change.
void showSaved(const Context& context, const std::string& id, const domain::CaseDocument& document);

void addCaseId(CLI::App& command, std::string& id);

/// The named model, else the active one.
std::string chosenModel(const Context& context, const std::string& named);
/// The same for a case, which keeps the model it was ordered with if it still exists.
std::string modelOfCase(const Context& context, const std::string& named,
                        const domain::CaseDocument& document);

} // namespace genex::cli
