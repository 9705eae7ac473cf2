// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include "common/error.h"
#include "services/casebook.h"

#include <functional>
#include <memory>
#include <string>

/// What the commands on the store share.
namespace genex::cli {

/// The value, or its error thrown: a command has one edge, where all errors are told.
template <typename Value>
Value valueOf(Result<Value> result)
{
    if (!result)
        throw Failure(result.error());
    if constexpr (!std::is_void_v<Value>)
        return std::move(*result);
}

/// What features and diseases are to a doctor.
domain::Catalogue catalogueOfCases();
/// The profile's cases, their store still closed.
std::unique_ptr<services::CaseBook> closedBook(const Context& context);
/// Opened, and unlocked by --user and --passphrase-file, or by --recovery-key-file. Throws Failure.
std::unique_ptr<services::CaseBook> openBook(const Context& context);

using BookWork = std::function<void(Context&, services::CaseBook&)>;
/// Work on the opened and unlocked book.
Action onBook(BookWork work);

/// The content of the file with the recovery key.
std::string recoveryKeyFrom(const std::string& file);

/// The JSON document, or the text.
void show(const Context& context, const services::Json& document, const std::string& text);
/// What a change has made of a case.
void showSaved(const Context& context, const std::string& id, const domain::CaseDocument& document);

void addCaseId(CLI::App& command, std::string& id);

/// The model to use: the one that is named, else the active one.
std::string chosenModel(const Context& context, const std::string& named);
/// The same for a case, which keeps the model it was ordered with where that is still on the disk.
std::string modelOfCase(const Context& context, const std::string& named,
                        const domain::CaseDocument& document);

} // namespace genex::cli
