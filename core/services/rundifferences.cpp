#include "services/rundifferences.h"

#include <algorithm>

namespace genex::services {

namespace {

using protocol::Json;

/// What says nothing about the experiment itself.
bool isLeftOut(const std::string& path)
{
    return path.starts_with("/cells") || path.starts_with("/table") || path.starts_with("/figure") ||
           path.starts_with("/machine");
}

std::string textOf(const Json& flat, const std::string& path)
{
    if (!flat.contains(path))
        return {};
    const Json& value = flat.at(path);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

} // namespace

std::vector<RunDifference> differencesOf(const Json& first, const Json& second)
{
    const Json one = first.flatten();
    const Json other = second.flatten();
    std::vector<std::string> paths;
    for (const Json* flat : {&one, &other}) {
        for (const auto& [path, value] : flat->items()) {
            if (!isLeftOut(path))
                paths.push_back(path);
        }
    }
    std::ranges::sort(paths);
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    std::vector<RunDifference> differences;
    for (const std::string& path : paths) {
        RunDifference difference{path.substr(1), textOf(one, path), textOf(other, path)};
        if (difference.first != difference.second)
            differences.push_back(std::move(difference));
    }
    return differences;
}

} // namespace genex::services
