// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a store and does one of three things, for tests that need another process:
//   save STORE USER PASSPHRASE  appends events to one case for ever; a line "case ID" and then "N" for every
//   event, each
//                               only after the call has returned
//   race STORE                  for each line on standard input tries to open for writing, answers "writer"
//   or "reader",
//                               and closes the store at the next line
//   hold STORE                  opens for writing, says "writer" or "reader", and waits for the end of
//   standard input
#include "common/result.h"
#include "storage/store.h"

#include <iostream>
#include <string>

using namespace genex;

namespace {

void say(const std::string& line)
{
    std::cout << line << std::endl; // NOLINT(performance-avoid-endl): the reader waits for it
}

void save(const std::string& path, const std::string& user, const std::string& passphrase)
{
    const auto store = storage::Store::open(path);
    const auto session = store->unlock(user, passphrase);
    const storage::CaseId id = session->cases().create({}, "0", {"test.created", {}});
    say("case " + id.text());
    for (std::uint64_t count = 0;; ++count) {
        const std::vector<std::string> events{std::to_string(count)};
        session->cases().append(id, count, events, std::to_string(count + 1), {"test.appended", {}});
        say(std::to_string(count + 1));
    }
}

std::string open(const std::string& path, std::unique_ptr<storage::Store>& store)
{
    store = storage::Store::open(path);
    return store->isReadOnly() ? "reader" : "writer";
}

void race(const std::string& path)
{
    std::unique_ptr<storage::Store> store;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "close") {
            store.reset();
            say("closed");
        } else {
            say(open(path, store));
        }
    }
}

void hold(const std::string& path)
{
    std::unique_ptr<storage::Store> store;
    say(open(path, store));
    for (std::string line; std::getline(std::cin, line);) {
    }
}

void run(const std::vector<std::string>& words)
{
    if (words.at(0) == "save")
        save(words.at(1), words.at(2), words.at(3));
    else if (words.at(0) == "race")
        race(words.at(1));
    else
        hold(words.at(1));
}

} // namespace

int main(int count, char** words)
{
    const auto done = attempt([&] { run({words + 1, words + count}); });
    if (done)
        return 0;
    say("error " + describe(done.error()));
    return exitCodeOf(done.error().code);
}
