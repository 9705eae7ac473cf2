// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "domain/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace genex::support {

/// Invented words that look medical: few beginnings and endings and many in between, so that words resemble
/// each other as real ones do. Some have diacritics.
inline std::string syntheticWord(Random& random)
{
    static constexpr std::array kBeginnings{"hyper", "hypo",  "peri", "endo", "para", "neo", "pan",
                                            "poly",  "an",    "dys",  "ser",  "chol", "hæm", "card",
                                            "neph",  "gastr", "oste", "derm", "ang",  "col"};
    static constexpr std::array kMiddles{"a",   "o",   "i", "ero", "ano", "ilo", "oma", "ure", "ibe", "otho",
                                         "era", "ula", "é", "eno", "ago", "ica", "upe", "ö",   "ydo", "esto"};
    static constexpr std::array kEndings{"itis", "osis", "aemia", "algia", "gram", "pathy",
                                         "test", "pain", "ine",   "ase",   "um",   "is",
                                         "logy", "scan", "ure",   "l",     "n",    "ck"};
    std::string word = kBeginnings.at(random.below(kBeginnings.size()));
    for (std::uint64_t i = random.below(3); i > 0; --i)
        word += kMiddles.at(random.below(kMiddles.size()));
    return word + kEndings.at(random.below(kEndings.size()));
}

/// Entries with unique names, three synonyms each (one of them short) and an id of their own. Words are drawn
/// with common ones among them, as "pain" and "acute" are: the common ones have thousands of texts each.
class SyntheticCatalogue
{
public:
    SyntheticCatalogue(std::size_t entries, Random& random)
        : m_random(random)
    {
        constexpr std::size_t kEntriesPerWord = 2;
        for (std::size_t i = 0; i < std::max<std::size_t>(50, entries / kEntriesPerWord); ++i)
            m_words.push_back(syntheticWord(random));
        constexpr std::size_t kDiseaseEvery = 5;
        for (std::size_t i = 0; i < entries; ++i)
            i % kDiseaseEvery == 0 ? addDisease(i) : addFeature(i);
    }

    domain::Catalogue take() { return domain::Catalogue(std::move(m_content)); }

private:
    void addFeature(std::size_t number)
    {
        domain::Feature feature;
        feature.id = "f_" + std::to_string(number);
        feature.name = uniqueText();
        feature.synonyms = synonyms();
        m_content.features.push_back(std::move(feature));
    }

    void addDisease(std::size_t number)
    {
        m_content.diseases.push_back({"d_" + std::to_string(number), uniqueText(), synonyms(), {}, false});
    }

    std::vector<std::string> synonyms() { return {abbreviation(), uniqueText(), uniqueText()}; }

    /// The cube of a uniform number prefers the first words.
    const std::string& word()
    {
        const double share = std::pow(m_random.uniform(), 3);
        return m_words[static_cast<std::size_t>(share * static_cast<double>(m_words.size()))];
    }

    std::string uniqueText()
    {
        for (;;) {
            std::string text = word();
            text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
            for (std::uint64_t i = m_random.below(4); i > 0; --i)
                text += ' ' + word();
            if (m_seen.insert(text).second)
                return text;
        }
    }

    std::string abbreviation()
    {
        std::string text;
        for (std::uint64_t i = 2 + m_random.below(3); i > 0; --i)
            text += static_cast<char>('A' + m_random.below(26));
        return text;
    }

    Random& m_random;
    std::vector<std::string> m_words;
    std::set<std::string> m_seen;
    domain::CatalogueContent m_content;
};

inline domain::Catalogue syntheticCatalogue(std::size_t entries, std::uint64_t seed)
{
    Random random(seed);
    return SyntheticCatalogue(entries, random).take();
}

} // namespace genex::support
