// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentform.h"

#include "contract/experimentmessages.h"

#include "services/datasetrecord.h"
#include "theme/tokens.h"
#include "widgets/formfields.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <array>

namespace genex::ui {

namespace {

constexpr int kMostRepeats = 1000;
constexpr int kUsualRepeats = 20;

/// In the order of ExperimentKind.
constexpr std::array kExperimentWords{
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm",
                      "Accuracy against mean number of tests ordered, by method."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm",
                      "Do generated values help compared with leaving them unknown?"),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Random hyperplanes, K-means and Gaussian mixture."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "From 1 to 32 buckets."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "The threshold τ compared with a learned decision rule."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "How close generated values are to real ones."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "What the paper's theorems assume, measured."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Training and inference time, by method."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "How the initial findings shift the curve."),
    QT_TRANSLATE_NOOP("genex::ui::ExperimentForm", "Whether 80 % confidence means 80 % accuracy."),
};

static_assert(kExperimentWords.size() == namesOf(contract::ExperimentKind{}).size());

QStringList partsOf(const QString& text)
{
    QStringList parts;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        parts << part.trimmed();
    return parts;
}

} // namespace

ExperimentForm::ExperimentForm(QWidget* parent)
    : ExperimentPart(parent)
    , m_name(new QComboBox(this))
    , m_words(makeParagraph(QString(), TextRole::Secondary, this))
    , m_file(new QLineEdit(this))
    , m_label(new QLineEdit(this))
    , m_methods(new QLineEdit(this))
    , m_budgets(new QLineEdit(QStringLiteral("0.1, 0.2, 0.3, 0.4, 0.5"), this))
    , m_repeats(makeNumberBox(1, kMostRepeats, this))
{
    for (const std::string_view name : namesOf(contract::ExperimentKind{}))
        m_name->addItem(QString::fromStdString(std::string(name)));
    m_repeats->setValue(kUsualRepeats);
    nameFields();
    buildLayout();
    for (QLineEdit* field : {m_file, m_label, m_methods, m_budgets})
        connect(field, &QLineEdit::textChanged, this, &ExperimentForm::onChanged);
    connect(m_name, &QComboBox::currentIndexChanged, this, &ExperimentForm::onChanged);
    connect(m_repeats, &QSpinBox::valueChanged, this, &ExperimentForm::onChanged);
    onChanged();
}

void ExperimentForm::nameFields()
{
    nameField(m_name, "experiment", tr("Experiment"));
    nameField(m_file, "experimentData", tr("Table to evaluate on"));
    nameField(m_label, "experimentLabel", tr("Label: the column that holds the diagnosis"));
    nameField(m_methods, "experimentMethods", tr("Methods to compare, comma-separated"));
    nameField(m_budgets, "experimentBudgets", tr("Budgets: fractions of all features, comma-separated"));
    nameField(m_repeats, "experimentRepeats", tr("Repeats, each with its own split and initial findings"));
    m_file->setPlaceholderText(tr("CSV, CSV.gz or IDX"));
    m_label->setPlaceholderText(tr("diagnosis column"));
    m_repeats->setToolTip(tr("Each repeat has its own split, initial findings and networks."));
    m_budgets->setToolTip(tr("Fractions of all features that may be ordered, ascending."));
}

void ExperimentForm::buildLayout()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(space::kSmall);
    addFieldRow(form, tr("Experiment"), m_name);
    form->addRow(QString(), m_words);
    addFieldRow(form, tr("Table"), m_file, makeFileRow(m_file, tr("Choose a table"), this));
    addFieldRow(form, tr("Label"), m_label);
    addFieldRow(form, tr("Methods"), m_methods);
    addFieldRow(form, tr("Budgets"), m_budgets);
    addFieldRow(form, tr("Repeats"), m_repeats);
}

void ExperimentForm::onChanged()
{
    m_words->setText(tr(kExperimentWords.at(static_cast<std::size_t>(kind()))));
    const bool compares = comparesMethods(kind());
    m_methods->setEnabled(compares);
    m_methods->setPlaceholderText(compares ? tr("all") : tr("not used by this experiment"));
    Q_EMIT changed();
}

contract::ExperimentKind ExperimentForm::kind() const
{
    return static_cast<contract::ExperimentKind>(std::max(0, m_name->currentIndex()));
}

std::vector<double> ExperimentForm::budgets() const
{
    std::vector<double> numbers;
    for (const QString& part : partsOf(m_budgets->text())) {
        bool isNumber = false;
        numbers.push_back(part.toDouble(&isNumber));
        if (!isNumber)
            return {};
    }
    return numbers;
}

void ExperimentForm::fill(services::ExperimentRequest& request) const
{
    const std::string path = m_file->text().trimmed().toStdString();
    request.kind = kind();
    request.source = m_source.path == path ? m_source : contract::TableSource::ofFile(path);
    request.source.label = m_label->text().trimmed().toStdString();
    request.repeats = m_repeats->value();
    request.budgets = budgets();
    request.methods.clear();
    if (m_methods->isEnabled()) {
        for (const QString& method : partsOf(m_methods->text()))
            request.methods.push_back(method.toStdString());
    }
}

void ExperimentForm::show(const services::ExperimentRequest& request)
{
    m_source = request.source;
    m_name->setCurrentIndex(static_cast<int>(request.kind));
    m_file->setText(QString::fromStdString(request.source.path));
    m_label->setText(QString::fromStdString(request.source.label));
    QStringList methods;
    for (const std::string& method : request.methods)
        methods << QString::fromStdString(std::string(contract::methodNameToday(method)));
    m_methods->setText(methods.join(QStringLiteral(", ")));
    QStringList budgets;
    for (const double budget : request.budgets)
        budgets << QString::number(budget, 'g', QLocale::FloatingPointShortest);
    m_budgets->setText(budgets.join(QStringLiteral(", ")));
    m_repeats->setValue(request.repeats);
}

void ExperimentForm::mark(const std::optional<services::ExperimentProblem>& problem)
{
    using services::ExperimentField;
    const std::array<std::pair<QWidget*, ExperimentField>, 4> fields{{
        {m_file, ExperimentField::Table},
        {m_label, ExperimentField::Label},
        {m_methods, ExperimentField::Methods},
        {m_budgets, ExperimentField::Budgets},
    }};
    for (const auto& [field, about] : fields)
        markField(field, problem && !problem->isOpen && problem->field == about ? problem->text : QString());
}

void ExperimentForm::takeFocus()
{
    m_name->setFocus();
}

} // namespace genex::ui
