// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/translated.h"
#include "reportdetails.h"
#include "reportwords.h"

#include "domain/wording.h"

namespace genex::exchange {

using namespace domain;

namespace {

/// An answer and the model that gave it.
struct Answer
{
    QString what;
    QString model;
    std::string sha256;
    std::uint64_t seed = 0;
    std::string programVersion;
};

std::vector<Answer> answersOf(const CaseContent& content)
{
    std::vector<Answer> answers;
    if (content.conclusion) {
        const Conclusion& reached = content.conclusion->conclusion;
        answers.push_back({Wording::tr("Conclusion"), plain(content.conclusion->modelName),
                           reached.modelSha256, reached.seed, reached.programVersion});
    }
    if (content.recommendation) {
        const Recommendation& made = content.recommendation->recommendation;
        answers.push_back({Wording::tr("Recommendation"), plain(content.recommendation->modelName),
                           made.modelSha256, made.seed, made.programVersion});
    }
    return answers;
}

ReportSection answersSection(const std::vector<Answer>& answers)
{
    ReportTable table{{Wording::tr("Answer"), Wording::tr("Model"), Wording::tr("SHA-256 of the model"),
                       Wording::tr("Seed"), Wording::tr("Version")},
                      {},
                      {4, 4, 9, 4, 2},
                      {}};
    for (const Answer& answer : answers)
        table.rows.push_back({answer.what, answer.model, plain(answer.sha256), QString::number(answer.seed),
                              plain(answer.programVersion)});
    return {Wording::tr("Model"), {table}};
}

QString budgetText(const ModelCard& card, double budget)
{
    return card.currency.empty() ? Wording::tr("%1 tests").arg(budget)
                                 : numberText(costText(budget, card.currency));
}

ReportTable figuresOf(const ModelCard& card)
{
    ReportTable table{{Wording::tr("Budget"), Wording::tr("Accuracy, all tests ordered"),
                       Wording::tr("Accuracy, with estimates"), Wording::tr("Fallback"), Wording::tr("τ"),
                       Wording::tr("Calibration error")},
                      {},
                      {3, 3, 3, 3, 2, 3},
                      {false, true, true, true, true, true}};
    for (const ModelFigures& figures : card.figures)
        table.rows.push_back({budgetText(card, figures.budget), percent(figures.accuracyWithAll),
                              percent(figures.accuracy), percent(figures.fallBackRate),
                              percent(figures.threshold), language::number(figures.calibrationError, 3)});
    return table;
}

ReportSection limitsSection(const ModelCard& card)
{
    ReportSection section{Wording::tr("Intended use and limitations of the model"),
                          {ReportText{shownText(card.purpose)}}};
    for (const Text& limit : card.limits)
        section.blocks.emplace_back(ReportText{QStringLiteral("• ") + shownText(limit)});
    return section;
}

ReportSection calibrationSection(const ModelCard& card)
{
    const QString trained = Wording::tr("Trained by GENEX %1 with seed %2 on %3 patients, calibrated on %4; "
                                        "%5 features and %6 diseases. Figures are for those %4.")
                                .arg(plain(card.programVersion))
                                .arg(card.seed)
                                .arg(card.trainingRows)
                                .arg(card.validationRows)
                                .arg(card.features)
                                .arg(card.classes);
    ReportSection section{Wording::tr("Training and calibration of the model"), {ReportText{trained}}};
    if (!card.figures.empty())
        section.blocks.emplace_back(figuresOf(card));
    return section;
}

} // namespace

std::vector<ReportSection> modelSections(const ReportContext& context)
{
    const std::vector<Answer> answers = answersOf(context.document.content());
    if (answers.empty())
        return {{Wording::tr("Model"),
                 {ReportText{Wording::tr("No model has answered yet."), ReportTone::Quiet}}}};
    std::vector<ReportSection> sections{answersSection(answers)};
    const std::optional<ModelCard>& card = context.source.card;
    if (answers.front().sha256 != answers.back().sha256)
        sections.front().blocks.emplace_back(ReportText{
            Wording::tr("Conclusion and recommendation come from different models."), ReportTone::Alarm});
    if (!card || card->sha256 != answers.front().sha256) {
        sections.front().blocks.emplace_back(ReportText{
            Wording::tr("The model card is not available: limitations and calibration are unknown."),
            ReportTone::Alarm});
        return sections;
    }
    sections.push_back(limitsSection(*card));
    sections.push_back(calibrationSection(*card));
    return sections;
}

} // namespace genex::exchange
