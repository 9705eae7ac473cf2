// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <filesystem>
#include <optional>

namespace genex::services {

/// The invented patients that come with the program.
enum class DemonstrationPatient { Traveller, ChestPain };

/// "traveller" and "chest-pain": what the command line calls them.
QStringList demonstrationPatients();
/// Nothing where nobody is called that.
std::optional<DemonstrationPatient> demonstrationPatientFromName(const QString& name);
/// What is known of the patient, see data/demonstration.h.
std::filesystem::path demonstrationFile(DemonstrationPatient patient);

} // namespace genex::services
