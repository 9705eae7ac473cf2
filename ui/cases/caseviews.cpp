#include "caseviews.h"

#include "language/saying.h"

#include "domain/casewording.h"
#include "domain/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

using domain::CaseDocument;
using domain::CaseState;
using domain::Catalogue;

/// Owner of the texts below, for Qt Linguist.
struct CaseWords
{
    Q_DECLARE_TR_FUNCTIONS(Case)
};

QString counted(const char* one, const char* many, int count)
{
    return count == 1 ? CaseWords::tr(one) : CaseWords::tr(many).arg(count);
}

QString testsText(int count)
{
    return counted(QT_TRANSLATE_NOOP("Case", "1 test"), QT_TRANSLATE_NOOP("Case", "%1 tests"), count);
}

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QString sexText(domain::Sex sex)
{
    switch (sex) {
    case domain::Sex::Female:
        return CaseWords::tr("female");
    case domain::Sex::Male:
        return CaseWords::tr("male");
    case domain::Sex::Other:
        return CaseWords::tr("other sex");
    case domain::Sex::Unknown:
        break;
    }
    return {};
}

QString joined(const QStringList& parts)
{
    QStringList kept;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            kept << part;
    }
    return kept.join(QStringLiteral(" · "));
}

QString signOf(const domain::Finding& finding)
{
    return finding.state == domain::FindingState::Absent ? QStringLiteral("○") : QStringLiteral("●");
}

QString invasivenessText(int invasiveness)
{
    switch (invasiveness) {
    case 0:
        return CaseWords::tr("no needle, no radiation");
    case 1:
        return CaseWords::tr("blood, swab or little radiation");
    case 2:
        return CaseWords::tr("contrast or probe");
    default:
        return CaseWords::tr("puncture or scope");
    }
}

/// Kind, panel, cost and time of a test, where the catalogue knows it.
void addFacts(Row& row, const std::string& feature, const Catalogue& catalogue)
{
    const domain::Feature* entry = catalogue.feature(feature);
    if (!entry)
        return;
    const domain::Panel* panel = catalogue.panel(entry->panel);
    row.value = joined({language::value(domain::costText(entry->cost, catalogue.content().currency)),
                        language::value(domain::durationText(entry->turnaroundMinutes))});
    row.valueNote =
        joined({language::value(domain::actText(entry->act)), panel ? text(panel->name) : QString()});
    row.tip = QStringLiteral("%1: %2").arg(row.title, invasivenessText(entry->invasiveness));
}

Row testRow(const std::string& feature, const Catalogue& catalogue)
{
    Row row;
    row.key = text(feature);
    row.title = text(domain::featureName(catalogue, feature));
    addFacts(row, feature, catalogue);
    return row;
}

Row heading(const QString& title, const QString& value, RowLook look = RowLook::Heading)
{
    Row row;
    row.key = QStringLiteral("#") + title;
    row.title = title;
    row.value = value;
    row.look = look;
    return row;
}

QString gainText(const domain::Recommendation& recommendation, const std::string& feature)
{
    double total = 0;
    double gain = 0;
    bool isRecommended = false;
    for (const domain::OrderItem& item : recommendation.order) {
        total += std::max(item.expectedGain, 0.0);
        if (item.feature != feature)
            continue;
        isRecommended = true;
        gain = item.expectedGain;
    }
    if (!isRecommended)
        return CaseWords::tr("added by hand");
    if (gain <= 0 || total <= 0)
        return CaseWords::tr("tells little by itself");
    const double share = 100.0 * gain / total;
    return share < 0.5 ? CaseWords::tr("less than 1 % of the expected gain")
                       : CaseWords::tr("%1 % of the expected gain").arg(std::round(share));
}

std::vector<std::string> struckOut(const domain::Recommendation& recommendation,
                                   const domain::CaseBatch& batch)
{
    std::vector<std::string> features;
    const auto isIn = [&](const std::string& feature) {
        return std::ranges::find(batch.order, feature) != batch.order.end() ||
               std::ranges::find(batch.estimate, feature) != batch.estimate.end();
    };
    for (const domain::OrderItem& item : recommendation.order) {
        if (!isIn(item.feature))
            features.push_back(item.feature);
    }
    for (const std::string& feature : recommendation.estimate) {
        if (!isIn(feature))
            features.push_back(feature);
    }
    return features;
}

/// "separates Dengue from Typhoid fever · 12 % of the expected gain"
QString reasonText(const services::OpenCase& open, const std::string& feature, const Catalogue& catalogue)
{
    QString separates;
    if (const domain::Explanation* explanation = open.explanation()) {
        const auto reason = std::ranges::find(explanation->reasons, feature, &domain::OrderReason::feature);
        if (reason != explanation->reasons.end() && !reason->disease.empty())
            separates = CaseWords::tr("separates %1 from %2")
                            .arg(text(domain::diseaseName(catalogue, reason->disease)),
                                 text(domain::diseaseName(catalogue, reason->other)));
    }
    return separates;
}

void addOrders(BatchView& view, const services::OpenCase& open, const domain::CaseBatch& batch,
               const Catalogue& catalogue)
{
    const domain::Recommendation& recommendation = *open.recommendation();
    view.rows << heading(CaseWords::tr("Order now"), QString::number(batch.order.size()));
    for (const std::string& feature : batch.order) {
        Row row = testRow(feature, catalogue);
        const QString reason = reasonText(open, feature, catalogue);
        const QString gain = gainText(recommendation, feature);
        row.subtitle = reason.isEmpty() ? gain : reason;
        row.tip = joined({reason, gain, row.tip});
        row.checked = true;
        view.rows << row;
    }
    for (const std::string& feature : struckOut(recommendation, batch)) {
        Row row = testRow(feature, catalogue);
        row.subtitle = CaseWords::tr("struck out: neither ordered nor estimated");
        row.look = RowLook::StruckOut;
        row.checked = false;
        view.rows << row;
    }
}

void addEstimates(BatchView& view, const services::OpenCase& open, const domain::CaseBatch& batch,
                  const Catalogue& catalogue)
{
    view.rows << heading(CaseWords::tr("≈ Estimated, not ordered"),
                         joined({QString::number(batch.estimate.size()), view.saved}),
                         RowLook::EstimateHeading);
    for (const std::string& feature : batch.estimate) {
        Row row = testRow(feature, catalogue);
        row.sign = QStringLiteral("≈");
        row.subtitle = CaseWords::tr("estimated; ordered only if confidence stays below τ");
        row.tip = joined({reasonText(open, feature, catalogue), row.tip});
        row.look = RowLook::Estimated;
        view.rows << row;
    }
}

QString estimatedText(const domain::EstimatedValue& estimate, const Catalogue& catalogue)
{
    const domain::Feature* entry = catalogue.feature(estimate.feature);
    if (!estimate.categories.empty()) {
        const domain::CategoryShare& first = estimate.categories.front();
        return CaseWords::tr("%1 (%2)").arg(text(first.category),
                                            language::value(domain::percentText(first.probability)));
    }
    if (estimate.deviation > 0 || (entry && entry->quantity)) {
        domain::Quantity quantity = entry && entry->quantity ? *entry->quantity : domain::Quantity{};
        const QString mean = language::value(domain::quantityText(estimate.mean, quantity));
        quantity.unit.clear();
        return CaseWords::tr("%1 ± %2").arg(
            mean, language::value(domain::quantityText(estimate.deviation, quantity)).trimmed());
    }
    const bool isPresent = estimate.present >= 0.5;
    return CaseWords::tr("%1 (%2)").arg(
        isPresent ? CaseWords::tr("present") : CaseWords::tr("absent"),
        language::value(domain::percentText(isPresent ? estimate.present : 1 - estimate.present)));
}

QString namesOf(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    QStringList names;
    for (const std::string& feature : features)
        names << text(domain::featureName(catalogue, feature));
    return names.join(QStringLiteral(", "));
}

QString outcomeSentence(const domain::Conclusion& conclusion, const CaseDocument& document,
                        const Catalogue& catalogue)
{
    const auto saved = static_cast<int>(conclusion.estimates.size());
    if (conclusion.stage == domain::CaseStage::FallBack)
        return CaseWords::tr(
                   "Confidence is below τ, so the estimates are not trusted. To be ordered after all: %1.")
            .arg(namesOf(conclusion.order, catalogue));
    if (saved > 0)
        return CaseWords::tr("Confidence is at or above τ, so the estimates stand. Saved: %1 (%2).")
            .arg(testsText(saved), namesOf(document.batch().estimate, catalogue));
    return CaseWords::tr("Every value is measured or unavailable: nothing was estimated.");
}

DifferentialRow rowOf(const std::string& disease, double now, double mark, const DiseaseLabels& labels)
{
    const auto label = labels.find(disease);
    if (label == labels.end())
        return {text(disease), now, mark};
    return {label->second.name, now, mark, label->second.cantMiss};
}

/// The likeliest, the can't-miss ones from their threshold on, and the sum of the rest.
std::vector<DifferentialRow> shownOf(const std::vector<DifferentialRow>& all)
{
    constexpr std::size_t kShown = 6;
    std::vector<DifferentialRow> rows;
    DifferentialRow rest{.name = {}, .isRest = true};
    int others = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i < kShown || (all[i].cantMiss && all[i].now >= kCantMissFrom)) {
            rows.push_back(all[i]);
        } else {
            rest.now += all[i].now;
            rest.expected += all[i].expected;
            ++others;
        }
    }
    if (others > 0) {
        rest.name = CaseWords::tr("Other %1").arg(others);
        rows.push_back(rest);
    }
    return rows;
}

QString summaryValue(const domain::CaseSummary& summary)
{
    if (summary.awaited > 0)
        return counted(QT_TRANSLATE_NOOP("Case", "1 result awaited"),
                       QT_TRANSLATE_NOOP("Case", "%1 results awaited"), summary.awaited);
    return stateText(summary.state);
}

} // namespace

QString timeText(std::int64_t atMs)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(atMs);
    const bool isToday = time.date() == QDate::currentDate();
    return isToday ? QLocale().toString(time.time(), QLocale::ShortFormat)
                   : QLocale().toString(time, QLocale::ShortFormat);
}

QString stateText(CaseState state)
{
    switch (state) {
    case CaseState::Draft:
        return CaseWords::tr("Draft");
    case CaseState::Ordered:
        return CaseWords::tr("Ordered");
    case CaseState::ResultsIn:
        return CaseWords::tr("Results in");
    case CaseState::FallBackOrdered:
        return CaseWords::tr("More ordered");
    case CaseState::Concluded:
        return CaseWords::tr("Concluded");
    case CaseState::Amended:
        return CaseWords::tr("Amended");
    }
    return {};
}

QString stateText(const CaseDocument& document)
{
    return stateText(document.state());
}

QString patientText(const CaseDocument& document)
{
    const domain::PatientDetails& patient = document.patient();
    return joined({patient.ageYears ? CaseWords::tr("%1 y").arg(*patient.ageYears) : QString(),
                   sexText(patient.sex), text(patient.reference),
                   CaseWords::tr("opened %1").arg(timeText(document.openedAtMs())),
                   document.round() > 1 ? CaseWords::tr("batch %1").arg(document.round()) : QString()});
}

QList<Row> findingRows(const CaseDocument& document, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::CaseFinding& known : document.findings()) {
        Row row;
        row.key = text(known.finding.feature);
        row.sign = signOf(known.finding);
        row.title = text(domain::featureName(catalogue, known.finding.feature));
        row.value = language::value(domain::observationText(known.finding, catalogue));
        row.look = known.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
        if (known.lateInRound > 0)
            row.subtitle = CaseWords::tr("came after the order");
        rows << row;
    }
    if (document.results().empty())
        return rows;
    rows << heading(CaseWords::tr("Results"), QString::number(document.results().size()));
    for (const domain::CaseResult& result : document.results()) {
        Row row;
        row.key = text(result.finding.feature);
        row.sign = signOf(result.finding);
        row.title = text(domain::featureName(catalogue, result.finding.feature));
        row.value = language::value(domain::resultText(result.finding, result.unit, catalogue));
        row.look = result.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
        rows << row;
    }
    return rows;
}

BatchView batchView(const services::OpenCase& open, const Catalogue& catalogue)
{
    BatchView view;
    const domain::Recommendation* recommendation = open.recommendation();
    if (!recommendation)
        return view;
    const domain::CaseBatch batch = open.batch();
    const domain::BatchTotals totals = domain::totalsOf(batch.order, catalogue);
    const domain::BatchTotals saved = domain::totalsOf(batch.estimate, catalogue);
    const QString currency = text(catalogue.content().currency);
    view.orders = static_cast<int>(batch.order.size());
    view.estimates = static_cast<int>(batch.estimate.size());
    if (saved.cost > 0)
        view.saved = CaseWords::tr("saves %1")
                         .arg(language::value(domain::costText(saved.cost, currency.toStdString())));
    addOrders(view, open, batch, catalogue);
    addEstimates(view, open, batch, catalogue);
    view.totals = joined(
        {testsText(totals.tests), language::value(domain::costText(totals.cost, currency.toStdString())),
         CaseWords::tr("ready: %1").arg(language::value(domain::durationText(totals.turnaroundMinutes)))});
    const domain::Explanation* explanation = open.explanation();
    view.outlook = CaseWords::tr("With these results the likeliest disease is expected to reach %1 (now %2).")
                       .arg(probabilityText(explanation ? explanation->expectedConfidence
                                                        : recommendation->confidenceExpected),
                            probabilityText(recommendation->confidenceNow));
    if (explanation)
        view.outlook += QLatin1Char(' ') +
                        CaseWords::tr("Expected accuracy %1, %2 with everything ordered.")
                            .arg(language::value(domain::percentText(explanation->expectedAccuracy)),
                                 language::value(domain::percentText(explanation->accuracyIfAllOrdered)));
    return view;
}

QString effectText(const domain::Explanation* explanation, const std::string& feature,
                   domain::BatchPlace place)
{
    if (!explanation)
        return {};
    const auto effect = std::ranges::find(explanation->effects, feature, &domain::BatchEffect::feature);
    if (effect == explanation->effects.end())
        return {};
    const std::optional<double> accuracy = place == domain::BatchPlace::Order ? effect->ordered
                                           : place == domain::BatchPlace::Estimate
                                               ? effect->estimated
                                               : std::optional(effect->struckOut);
    return accuracy ? CaseWords::tr("expected accuracy %1 instead of %2")
                          .arg(language::value(domain::percentText(*accuracy)),
                               language::value(domain::percentText(explanation->expectedAccuracy)))
                    : QString();
}

QList<Row> resultRows(const CaseDocument& document, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::CaseOrder& order : document.orders()) {
        if (order.round != document.round())
            continue;
        for (const std::string& feature : order.ordered) {
            Row row = testRow(feature, catalogue);
            row.valueNote.clear();
            row.sign = QStringLiteral("…");
            row.value = CaseWords::tr("awaited");
            row.look = RowLook::Waiting;
            for (const domain::CaseResult& result : document.results()) {
                if (result.finding.feature != feature)
                    continue;
                row.sign = signOf(result.finding);
                row.value = language::value(domain::resultText(result.finding, result.unit, catalogue));
                row.look =
                    result.finding.state == domain::FindingState::Absent ? RowLook::Quiet : RowLook::Plain;
            }
            for (const domain::UnavailableTest& test : document.unavailable()) {
                if (test.feature != feature)
                    continue;
                row.sign = QStringLiteral("–");
                row.value = CaseWords::tr("unavailable");
                row.look = RowLook::Quiet;
            }
            rows << row;
        }
    }
    return rows;
}

QList<Row> estimateRows(const std::vector<domain::EstimatedValue>& estimates, const Catalogue& catalogue)
{
    QList<Row> rows;
    for (const domain::EstimatedValue& estimate : estimates) {
        Row row;
        row.key = text(estimate.feature);
        row.sign = QStringLiteral("≈");
        row.title = text(domain::featureName(catalogue, estimate.feature));
        row.value = estimatedText(estimate, catalogue);
        row.subtitle = CaseWords::tr("estimated by the model, not measured");
        row.look = RowLook::Estimated;
        rows << row;
    }
    return rows;
}

OutcomeView outcomeView(const domain::Conclusion& conclusion, const CaseDocument& document,
                        const Catalogue& catalogue)
{
    OutcomeView view;
    const bool isNamed = !conclusion.abstains && !conclusion.differential.empty();
    if (isNamed) {
        const domain::Diagnosis& first = conclusion.differential.front();
        view.headline = QStringLiteral("%1, %2").arg(text(domain::diseaseName(catalogue, first.disease)),
                                                     language::value(domain::percentText(first.probability)));
    } else {
        view.headline = CaseWords::tr("The program names no disease");
    }
    view.sentence = outcomeSentence(conclusion, document, catalogue);
    for (const domain::Concern& concern : conclusion.concerns)
        view.concerns << language::said(concern.text);
    view.confidence = conclusion.confidence;
    view.threshold = conclusion.estimates.empty() ? 0 : conclusion.threshold;
    view.estimates = estimateRows(conclusion.estimates, catalogue);
    if (conclusion.stage == domain::CaseStage::FallBack)
        view.fallBack = conclusion.order;
    return view;
}

std::vector<DifferentialRow> differentialOf(const services::OpenCase& open, const Catalogue& catalogue)
{
    const DiseaseLabels labels = diseaseLabels(catalogue);
    std::vector<DifferentialRow> all;
    if (const domain::Conclusion* conclusion = open.conclusion()) {
        const auto& before = open.document().recommendation();
        const auto earlier = [&](const std::string& disease, double otherwise) {
            if (!before)
                return otherwise;
            const auto found = std::ranges::find(before->differential, disease, &domain::Likelihood::disease);
            return found == before->differential.end() ? otherwise : found->now;
        };
        for (const domain::Diagnosis& diagnosis : conclusion->differential)
            all.push_back(rowOf(diagnosis.disease, diagnosis.probability,
                                earlier(diagnosis.disease, diagnosis.probability), labels));
    } else if (const domain::Recommendation* recommendation = open.recommendation()) {
        for (const domain::Likelihood& likelihood : recommendation->differential)
            all.push_back(rowOf(likelihood.disease, likelihood.now, likelihood.expected, labels));
    }
    return shownOf(all);
}

QList<Row> caseRows(const std::vector<domain::CaseSummary>& cases)
{
    QList<Row> rows;
    for (const domain::CaseSummary& summary : cases) {
        Row row;
        row.key = text(summary.id);
        row.sign = summary.awaited > 0 ? QStringLiteral("…") : QString();
        row.title = joined({text(summary.name),
                            summary.ageYears ? CaseWords::tr("%1 y").arg(*summary.ageYears) : QString(),
                            sexText(summary.sex)});
        row.subtitle = text(summary.shortText.empty() ? CaseWords::tr("no findings yet").toStdString()
                                                      : summary.shortText);
        row.value = summaryValue(summary);
        row.valueNote = joined({text(summary.diagnosis), timeText(summary.changedAtMs)});
        rows << row;
    }
    return rows;
}

} // namespace genex::ui
