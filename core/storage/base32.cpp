// SPDX-License-Identifier: GPL-3.0-or-later
#include "base32.h"

#include <cstdint>

namespace genex::storage {

namespace {

constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";

char plainLetter(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        letter = static_cast<char>(letter - 'A' + 'a');
    if (letter == 'o')
        return '0';
    return letter == 'i' || letter == 'l' ? '1' : letter;
}

bool isFiller(char letter)
{
    return std::string_view(" -\t\r\n").find(letter) != std::string_view::npos;
}

/// Regroups bits, highest first.
class BitQueue
{
public:
    void put(std::uint32_t value, unsigned bits)
    {
        m_bits = (m_bits << bits) | value;
        m_count += bits;
    }
    bool holds(unsigned bits) const { return m_count >= bits; }
    std::uint32_t take(unsigned bits)
    {
        m_count -= bits;
        return (m_bits >> m_count) & ((1U << bits) - 1);
    }
    unsigned count() const { return m_count; }

private:
    std::uint32_t m_bits = 0;
    unsigned m_count = 0;
};

} // namespace

std::string toBase32(std::string_view bytes)
{
    std::string text;
    BitQueue queue;
    for (const char byte : bytes) {
        queue.put(static_cast<std::uint8_t>(byte), 8);
        while (queue.holds(5))
            text += kLetters[queue.take(5)];
    }
    if (queue.count() > 0) {
        queue.put(0, 5 - queue.count());
        text += kLetters[queue.take(5)];
    }
    return text;
}

std::optional<std::string> fromBase32(std::string_view text, std::size_t count)
{
    std::string bytes;
    BitQueue queue;
    for (const char letter : text) {
        if (isFiller(letter))
            continue;
        const std::size_t value = kLetters.find(plainLetter(letter));
        if (value == std::string_view::npos)
            return std::nullopt;
        queue.put(static_cast<std::uint32_t>(value), 5);
        if (queue.holds(8))
            bytes += static_cast<char>(queue.take(8));
    }
    // The rest must be the zero padding of the last letter.
    if (bytes.size() != count || queue.count() >= 5 || queue.take(queue.count()) != 0)
        return std::nullopt;
    return bytes;
}

} // namespace genex::storage
