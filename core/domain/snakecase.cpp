// SPDX-License-Identifier: GPL-3.0-or-later
#include "snakecase.h"

#include "domain/foldtext.h"
#include "domain/jsonfields.h"

namespace genex::domain {

std::string snakeCaseOf(std::string_view name)
{
    constexpr std::size_t kMostBytes = 64;
    std::string id;
    for (const FoldedWord& word : foldWords(name)) {
        std::string letters;
        for (const char32_t letter : word.letters) {
            if (letter < 0x80) // ids are ASCII
                letters += static_cast<char>(letter);
        }
        if (!letters.empty())
            id += (id.empty() ? "" : "_") + letters;
    }
    if (!id.empty() && id.front() >= '0' && id.front() <= '9')
        id.insert(0, "n_");
    id.resize(std::min(id.size(), kMostBytes));
    while (id.ends_with('_'))
        id.pop_back();
    return id;
}

} // namespace genex::domain
