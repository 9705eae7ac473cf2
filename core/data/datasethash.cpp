// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/datasethash.h"

#include "common/sha256.h"

#include <string_view>

namespace genex::data {

std::string hashOf(const Dataset& dataset)
{
    Sha256 hash;
    const auto addText = [&hash](std::string_view text) {
        hash.add(std::to_string(text.size())).add(":").add(text);
    };
    for (const FeatureColumn& feature : dataset.features) {
        hash.add(feature.kind == FeatureKind::Binary ? "b" : "n");
        addText(feature.id);
    }
    hash.add("classes");
    for (const std::string& name : dataset.classes)
        addText(name);
    hash.add("values").add(std::as_bytes(std::span(dataset.values)));
    hash.add("labels").add(std::as_bytes(std::span(dataset.labels)));
    return hash.hex();
}

} // namespace genex::data
