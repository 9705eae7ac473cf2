// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/log.h"

#include <nlohmann/json.hpp>
#include <spdlog/sinks/null_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <mutex>

namespace genex::log {

namespace {

constexpr std::size_t kFileSize = 1'000'000;
constexpr std::size_t kFilesKept = 3;

/// The current logger; may be replaced while other threads write.
struct Slot
{
    std::mutex mutex; ///< guards logger
    std::shared_ptr<spdlog::logger> logger =
        std::make_shared<spdlog::logger>("genex", std::make_shared<spdlog::sinks::null_sink_mt>());
};

Slot& slot()
{
    static Slot theSlot;
    return theSlot;
}

std::shared_ptr<spdlog::logger> current()
{
    const std::lock_guard lock(slot().mutex);
    return slot().logger;
}

void use(spdlog::sink_ptr sink)
{
    auto logger = std::make_shared<spdlog::logger>("genex", std::move(sink));
    // The time is UTC; the line is one JSON object.
    logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                        spdlog::pattern_time_type::utc);
    logger->flush_on(spdlog::level::info);
    const std::lock_guard lock(slot().mutex);
    slot().logger = std::move(logger);
}

void writeEntry(spdlog::level::level_enum level, const nlohmann::ordered_json& line)
{
    const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    // The pattern supplies the braces.
    current()->log(level, std::string_view(text).substr(1, text.size() - 2));
}

void write(spdlog::level::level_enum level, std::string_view event, Fields fields)
{
    nlohmann::ordered_json line{{"event", event}};
    for (const Field& field : fields)
        std::visit([&](const auto& value) { line[std::string(field.name)] = value; }, field.value);
    writeEntry(level, line);
}

} // namespace

void toFile(const std::filesystem::path& file)
{
    try {
        use(std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), kFileSize, kFilesKept));
    } catch (const spdlog::spdlog_ex&) {
        // A read-only folder or a full disk: better to work without a log.
        use(std::make_shared<spdlog::sinks::null_sink_mt>());
    }
}

void toStandardError()
{
    use(std::make_shared<spdlog::sinks::stderr_sink_mt>());
}

void relay(std::string_view line)
{
    const auto parsed = nlohmann::ordered_json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!parsed.is_object())
        return;
    const nlohmann::ordered_json entry{{"event", "engine.log"}, {"line", parsed}};
    writeEntry(spdlog::level::info, entry);
}

void info(std::string_view event, Fields fields)
{
    write(spdlog::level::info, event, fields);
}

void warning(std::string_view event, Fields fields)
{
    write(spdlog::level::warn, event, fields);
}

void error(std::string_view event, Fields fields)
{
    write(spdlog::level::err, event, fields);
}

} // namespace genex::log
