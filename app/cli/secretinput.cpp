// SPDX-License-Identifier: GPL-3.0-or-later
#include "secretinput.h"

#include "common/error.h"

#include <array>
#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace genex::cli {

namespace {

/// Disables terminal echo during its lifetime.
class HiddenTyping
{
public:
    HiddenTyping()
    {
        m_isChanged = ::tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (m_isChanged)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~HiddenTyping()
    {
        if (m_isChanged)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
        std::cerr << '\n';
    }
    HiddenTyping(const HiddenTyping&) = delete;
    HiddenTyping& operator=(const HiddenTyping&) = delete;

private:
    termios m_before{};
    bool m_isChanged = false;
};

/// Reads one line into the buffer, without its newline; byte by byte, so that no other buffer keeps it.
template <std::size_t Size>
std::size_t readLine(std::array<char, Size>& buffer)
{
    std::size_t count = 0;
    char c = 0;
    while (count < Size && ::read(STDIN_FILENO, &c, 1) == 1 && c != '\n')
        buffer[count++] = c;
    services::wipe(&c, 1);
    return count;
}

services::Passphrase typedPassphrase(const std::string& question)
{
    std::cerr << question << ": " << std::flush;
    const HiddenTyping hidden;
    std::array<char, services::Passphrase::kMostBytes + 1> buffer{};
    const std::size_t count = readLine(buffer);
    try {
        services::Passphrase typed(std::string_view(buffer.data(), count));
        services::wipe(buffer.data(), buffer.size());
        return typed;
    } catch (...) {
        services::wipe(buffer.data(), buffer.size());
        throw;
    }
}

void requireTerminal()
{
    if (!hasTerminal())
        throw Failure(ErrorCode::InvalidInput, "There is no passphrase, and no terminal to ask for one.",
                      "Specify a file that holds it with --passphrase-file.");
}

} // namespace

bool hasTerminal()
{
    return ::isatty(STDIN_FILENO) == 1;
}

services::Passphrase passphraseFrom(const std::string& file, const std::string& question)
{
    if (!file.empty())
        return services::Passphrase::fromFile(file);
    requireTerminal();
    return typedPassphrase(question);
}

services::Passphrase newPassphraseFrom(const std::string& file, const std::string& question)
{
    if (!file.empty())
        return services::Passphrase::fromFile(file);
    requireTerminal();
    services::Passphrase first = typedPassphrase(question);
    if (!(typedPassphrase("Repeat") == first))
        throw Failure(ErrorCode::InvalidInput, "The passphrases do not match.", "Type them again.");
    return first;
}

} // namespace genex::cli
