#include "experimentform.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace genex::ui {

namespace {

constexpr int kMostRepeats = 1000;

struct Choice
{
    const char* name;
    const char* words;
};

constexpr std::array kExperiments{
    Choice{"budget",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Accuracy against mean orders, for every method.")},
    Choice{"generator", QT_TRANSLATE_NOOP("genex::ui::ExperimentForm",
                                          "Do generated values do anything that not knowing would not?")},
    Choice{"clustering", QT_TRANSLATE_NOOP("genex::ui::ExperimentForm",
                                           "Random hyperplanes, K-means and Gaussian mixture.")},
    Choice{"buckets", QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "From 1 to 32 buckets.")},
    Choice{"confidence",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "The threshold τ against a learned judge.")},
    Choice{"fidelity",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "How close generated values are to real ones.")},
    Choice{"assumptions",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "What the paper's theorems assume, measured.")},
    Choice{"timing", QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Time of training and test, by method.")},
    Choice{"observed",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "What is known first moves the curve: how far?")},
    Choice{"calibration",
           QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Whether .8 is right eight times in ten.")},
};

} // namespace

ExperimentForm::ExperimentForm(QWidget* parent)
    : QWidget(parent)
    , m_name(new QComboBox(this))
    , m_words(makeParagraph(QString(), TextRole::Secondary, this))
    , m_file(new QLineEdit(this))
    , m_label(new QLineEdit(this))
    , m_repeats(new QSpinBox(this))
    , m_methods(new QLineEdit(this))
    , m_budgets(new QLineEdit(QStringLiteral("0.1, 0.2, 0.3, 0.4, 0.5"), this))
    , m_observed(new QSpinBox(this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_start(makeButton(tr("Run"), ButtonRole::Primary, this))
{
    for (const Choice& choice : kExperiments)
        m_name->addItem(QString::fromLatin1(choice.name));
    m_name->setObjectName(QStringLiteral("experiment"));
    m_file->setObjectName(QStringLiteral("experimentData"));
    m_label->setObjectName(QStringLiteral("experimentLabel"));
    m_repeats->setObjectName(QStringLiteral("experimentRepeats"));
    m_methods->setObjectName(QStringLiteral("experimentMethods"));
    m_budgets->setObjectName(QStringLiteral("experimentBudgets"));
    m_problem->setObjectName(QStringLiteral("experimentProblem"));
    m_start->setObjectName(QStringLiteral("runExperiment"));
    m_file->setPlaceholderText(tr("CSV, CSV.gz or IDX"));
    m_label->setPlaceholderText(tr("the diagnosis"));
    m_methods->setPlaceholderText(tr("all"));
    m_repeats->setRange(1, kMostRepeats);
    m_repeats->setValue(20);
    m_observed->setRange(0, 10'000);
    for (QSpinBox* box : {m_repeats, m_observed})
        box->setButtonSymbols(QAbstractSpinBox::NoButtons); // arrow keys step
    m_observed->setSpecialValueText(tr("as usual"));
    auto* browse = makeButton(tr("Choose…"), ButtonRole::Plain, this);
    auto* file = new QHBoxLayout;
    file->setSpacing(space::kHair);
    file->addWidget(m_file, 1);
    file->addWidget(browse);
    auto* form = new QFormLayout;
    form->setSpacing(space::kSmall);
    form->addRow(tr("Experiment"), m_name);
    form->addRow(QString(), m_words);
    form->addRow(tr("Table"), file);
    form->addRow(tr("Label"), m_label);
    form->addRow(tr("Repeats"), m_repeats);
    form->addRow(tr("Methods"), m_methods);
    form->addRow(tr("Budgets"), m_budgets);
    form->addRow(tr("Known first"), m_observed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(m_start);
    for (QLineEdit* field : {m_file, m_label, m_methods, m_budgets})
        connect(field, &QLineEdit::textChanged, this, &ExperimentForm::check);
    connect(m_name, &QComboBox::currentIndexChanged, this, &ExperimentForm::check);
    connect(browse, &QPushButton::clicked, this, &ExperimentForm::chooseFile);
    connect(m_start, &QPushButton::clicked, this, &ExperimentForm::startRequested);
    check();
}

void ExperimentForm::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a table"));
    if (!file.isEmpty())
        m_file->setText(file);
}

std::vector<double> ExperimentForm::budgets() const
{
    std::vector<double> numbers;
    for (const QString& part : m_budgets->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const double number = part.trimmed().toDouble(&isNumber);
        if (!isNumber || number <= (numbers.empty() ? 0 : numbers.back()) || number > 1)
            return {};
        numbers.push_back(number);
    }
    return numbers;
}

QString ExperimentForm::problemNow() const
{
    if (m_file->text().trimmed().isEmpty())
        return tr("Choose a table.");
    if (m_label->text().trimmed().isEmpty())
        return tr("Name the column that holds the diagnosis.");
    if (budgets().empty())
        return tr("Budgets are parts of all features between 0 and 1, ascending, with commas.");
    return {};
}

void ExperimentForm::check()
{
    const auto chosen = static_cast<std::size_t>(std::max(0, m_name->currentIndex()));
    m_words->setText(tr(kExperiments.at(chosen).words));
    const QString problem = problemNow();
    m_start->setEnabled(problem.isEmpty());
    setRole(m_problem, TextRole::Secondary);
    m_problem->setText(problem);
}

void ExperimentForm::setProblem(const QString& problem)
{
    setRole(m_problem, TextRole::Problem);
    m_problem->setText(problem.isEmpty() ? QString() : QStringLiteral("! ") + problem);
}

void ExperimentForm::setBusy(bool busy)
{
    setEnabled(!busy);
}

services::ExperimentRequest ExperimentForm::request() const
{
    services::ExperimentRequest request;
    request.name = m_name->currentText().toStdString();
    request.source = {{"kind", "file"},
                      {"path", m_file->text().trimmed().toStdString()},
                      {"label", m_label->text().trimmed().toStdString()}};
    request.repeats = m_repeats->value();
    request.budgets = budgets();
    for (const QString& method : m_methods->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        request.methods.push_back(method.trimmed().toStdString());
    if (m_observed->value() > 0)
        request.settings["observed_size"] = m_observed->value();
    return request;
}

} // namespace genex::ui
