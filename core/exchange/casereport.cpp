// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/casereport.h"

#include "reportcontext.h"
#include "reportdetails.h"
#include "reportdifferential.h"
#include "reportlists.h"
#include "reportremarks.h"
#include "reportwords.h"

#include <QStringList>

namespace genex::exchange {

namespace {

QString sexText(domain::Sex sex)
{
    switch (sex) {
    case domain::Sex::Female:
        return Wording::tr("female");
    case domain::Sex::Male:
        return Wording::tr("male");
    case domain::Sex::Other:
        return Wording::tr("other sex");
    case domain::Sex::Unknown:
        break;
    }
    return {};
}

QString subjectOf(const ReportContext& context)
{
    const domain::PatientDetails& patient = context.document.patient();
    QStringList parts{context.pseudonym.subject()};
    if (patient.ageYears)
        parts << Wording::tr("%1 years").arg(*patient.ageYears);
    if (const QString sex = sexText(patient.sex); !sex.isEmpty())
        parts << sex;
    if (context.document.round() > 1)
        parts << Wording::tr("round %1").arg(context.document.round());
    return parts.join(QStringLiteral(" · "));
}

QString stateOf(const domain::CaseDocument& document)
{
    const bool isOpenAgain = document.state() == domain::CaseState::Amended && !document.isClosed();
    return isOpenAgain ? Wording::tr("Amended, open") : stateText(document.state());
}

} // namespace

ReportContent caseReport(const CaseReportSource& source)
{
    const ReportContext context(source);
    ReportContent content;
    content.title = Wording::tr("Case report");
    content.subject = subjectOf(context);
    content.pseudonym = context.pseudonym.text();
    content.state = stateOf(source.document);
    content.program = QStringLiteral("GENEX ") + plain(source.programVersion);
    content.made = QStringLiteral("%1 · %2").arg(timeText(source.madeAtMs), content.program);
    content.notice =
        Wording::tr("For research and education only. Not a medical device: do not use it for patient care.");
    content.headline = headlineOf(context);
    content.remarks = remarksOn(context);
    content.left = {findingsSection(context), resultsSection(context)};
    content.right = {orderSection(context), estimatesSection(context)};
    content.wide = {differentialSection(context), confidenceSection(context)};
    content.details = detailsOf(context);
    return content;
}

} // namespace genex::exchange
