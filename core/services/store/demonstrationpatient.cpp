// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/demonstrationpatient.h"

#include "common/resources.h"

#include <array>

namespace genex::services {

namespace {

struct Shipped
{
    DemonstrationPatient patient;
    const char* name;
    const char* file;
};

constexpr std::array kShipped{
    Shipped{DemonstrationPatient::Traveller, "traveller", "demonstration.json"},
    Shipped{DemonstrationPatient::ChestPain, "chest-pain", "demonstration-chest-pain.json"},
};

} // namespace

QStringList demonstrationPatients()
{
    QStringList names;
    for (const Shipped& shipped : kShipped)
        names << QString::fromLatin1(shipped.name);
    return names;
}

std::optional<DemonstrationPatient> demonstrationPatientFromName(const QString& name)
{
    for (const Shipped& shipped : kShipped) {
        if (name == QLatin1String(shipped.name))
            return shipped.patient;
    }
    return std::nullopt;
}

std::filesystem::path demonstrationFile(DemonstrationPatient patient)
{
    const char* file = kShipped.front().file;
    for (const Shipped& shipped : kShipped) {
        if (shipped.patient == patient)
            file = shipped.file;
    }
    return resourceFolder() / "sample" / file;
}

} // namespace genex::services
