// SPDX-License-Identifier: GPL-3.0-or-later
#include "conditionsform.h"

#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/formfields.h"
#include "widgets/label.h"
#include "widgets/tablequestions.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include <array>

namespace genex::ui {

namespace {

constexpr int kMostObserved = 1'000'000;
constexpr int kMostBuckets = 4096;
constexpr int kAsManyAsFit = -1;

/// The rule of a split's text with its colon, and the column behind it.
std::pair<QString, QString> splitParts(const std::string& split)
{
    const std::size_t colon = split.find(':');
    if (colon == std::string::npos)
        return {QString::fromStdString(split), {}};
    return {QString::fromStdString(split.substr(0, colon + 1)),
            QString::fromStdString(split.substr(colon + 1))};
}

/// "draws=16, required=["a","b"]": a comma separates two settings if a name and = follow it.
QStringList settingTexts(const QString& text)
{
    static const QRegularExpression between(QStringLiteral(",\\s*(?=[a-z_]+\\s*=)"));
    QStringList texts;
    for (const QString& part : text.split(between, Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            texts << part.trimmed();
    }
    return texts;
}

QString settingText(const std::string& name, const contract::SettingValue& value)
{
    return QString::fromStdString(name + "=" + contract::textOf(value));
}

/// The value of a setting; empty if it is not among them.
QString textIn(const contract::SettingChanges& settings, const char* name)
{
    const auto found = settings.find(name);
    return found == settings.end() ? QString() : QString::fromStdString(contract::textOf(found->second));
}

int numberIn(const contract::SettingChanges& settings, const char* name, int otherwise)
{
    bool isNumber = false;
    const int number = textIn(settings, name).toInt(&isNumber);
    return isNumber ? number : otherwise;
}

/// Settings with their own field, or set by the program.
bool hasField(const std::string& name)
{
    return name == "seed" || name == "observed_size" || name == "buckets" || name == "device";
}

} // namespace

ConditionsForm::ConditionsForm(QWidget* parent)
    : ExperimentPart(parent)
    , m_seed(new QLineEdit(QStringLiteral("0"), this))
    , m_split(new QComboBox(this))
    , m_splitColumn(new QLineEdit(this))
    , m_observed(new QComboBox(this))
    , m_observedSize(makeNumberBox(kAsManyAsFit, kMostObserved, this))
    , m_observedColumn(new QLineEdit(this))
    , m_preset(new QComboBox(this))
    , m_presetWords(makeParagraph(QString(), TextRole::Secondary, this))
    , m_costs(new QLineEdit(this))
    , m_visits(makeNumberBox(1, contract::kMostVisits, this))
    , m_buckets(makeNumberBox(0, kMostBuckets, this))
    , m_settings(new QLineEdit(this))
{
    askForSplit(m_split, m_splitColumn, {"experimentSplit", "experimentSplitColumn"});
    askForKnownFirst(m_observed, m_observedSize, m_observedColumn,
                     {"experimentObserved", "experimentObservedSize", "experimentObservedColumn"});
    for (const contract::Preset& preset : contract::kPresets)
        m_preset->addItem(QString::fromLatin1(preset.name));
    m_observedSize->setValue(kAsManyAsFit);
    m_visits->setValue(contract::kUsualVisits);
    nameFields();
    buildLayout();
    for (QLineEdit* field : {m_seed, m_splitColumn, m_observedColumn, m_costs, m_settings})
        connect(field, &QLineEdit::textChanged, this, &ConditionsForm::onChanged);
    for (QComboBox* box : {m_split, m_observed, m_preset})
        connect(box, &QComboBox::currentIndexChanged, this, &ConditionsForm::onChanged);
    for (QSpinBox* box : {m_observedSize, m_visits, m_buckets})
        connect(box, &QSpinBox::valueChanged, this, &ConditionsForm::onChanged);
    connect(m_preset, &QComboBox::activated, this, &ConditionsForm::takeSplitOfPreset);
    onChanged();
}

/// The literal preset splits as the paper does; a split by a column is the user's own.
void ConditionsForm::takeSplitOfPreset()
{
    const std::string split = contract::splitOfPreset(m_preset->currentText().toStdString());
    if (!followsColumn(m_split))
        m_split->setCurrentIndex(std::max(0, m_split->findData(QString::fromStdString(split))));
}

void ConditionsForm::nameFields()
{
    nameField(m_seed, "experimentSeed", tr("Seed of the first repeat"));
    nameField(m_preset, "experimentPreset", tr("Base preset for the settings"));
    nameField(m_costs, "experimentCosts", tr("File with test costs"));
    nameField(m_visits, "experimentVisits", tr("Visits to divide a budget among"));
    nameField(m_buckets, "experimentBuckets", tr("Groups of similar patients"));
    nameField(m_settings, "experimentSettings", tr("Other training settings, NAME=VALUE, comma-separated"));
    m_seed->setToolTip(tr("The first repeat uses this seed, later repeats the following ones."));
    m_splitColumn->setPlaceholderText(tr("column name"));
    m_observedColumn->setPlaceholderText(tr("column name"));
    m_costs->setPlaceholderText(tr("none: equal costs"));
    m_costs->setToolTip(tr("One of Turney’s files, their common stem, or a catalogue (.json)."));
    m_visits->setToolTip(
        tr("Every method divides a budget among them, and a case ends as soon as it is certain enough."));
    m_buckets->setSpecialValueText(tr("from preset"));
    m_settings->setPlaceholderText(tr("from preset"));
    m_settings->setToolTip(tr("Any training setting, for example draws=16, hidden=64."));
}

void ConditionsForm::buildLayout()
{
    auto* observed = new QHBoxLayout;
    observed->setSpacing(space::kSmall);
    observed->addWidget(m_observed);
    observed->addWidget(m_observedSize, 1);
    observed->addWidget(m_observedColumn, 1);
    auto* split = new QHBoxLayout;
    split->setSpacing(space::kSmall);
    split->addWidget(m_split);
    split->addWidget(m_splitColumn, 1);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(space::kSmall);
    addFieldRow(form, tr("Split"), m_split, split);
    addFieldRow(form, tr("Initial findings"), m_observed, observed);
    addFieldRow(form, tr("Preset"), m_preset);
    form->addRow(QString(), m_presetWords);
    addFieldRow(form, tr("Costs"), m_costs, makeFileRow(m_costs, tr("Choose a file with test costs"), this));
    addFieldRow(form, tr("Visits"), m_visits);
    addFieldRow(form, tr("Seed"), m_seed);
    addFieldRow(form, tr("Buckets"), m_buckets);
    addFieldRow(form, tr("Settings"), m_settings);
}

void ConditionsForm::onChanged()
{
    const auto chosen = static_cast<std::size_t>(std::max(0, m_preset->currentIndex()));
    m_presetWords->setText(language::translated(contract::kPresets.at(chosen).description));
    m_splitColumn->setVisible(followsColumn(m_split));
    m_observedColumn->setVisible(isNamedInColumn(m_observed));
    m_observedSize->setVisible(!isNamedInColumn(m_observed));
    Q_EMIT changed();
}

QString ConditionsForm::problemNow() const
{
    bool isNumber = false;
    m_seed->text().trimmed().toULongLong(&isNumber);
    QString seedProblem;
    if (!isNumber)
        seedProblem = tr("A seed is a whole number of at least 0.");
    markField(m_seed, seedProblem);
    if (!seedProblem.isEmpty())
        return seedProblem;
    const auto settings = attempt([this] {
        contract::SettingChanges read;
        fillSettings(read);
    });
    const QString settingProblem = settings ? QString() : language::described(settings.error());
    markField(m_settings, settingProblem);
    if (!settingProblem.isEmpty())
        return settingProblem;
    if (isNamedInColumn(m_observed) && m_observedColumn->text().trimmed().isEmpty())
        return tr("Enter the column that lists each row’s initial findings, joined by |.");
    return {};
}

void ConditionsForm::markSettings(const QString& problem)
{
    markField(m_settings, problem);
}

void ConditionsForm::fillSettings(contract::SettingChanges& settings) const
{
    for (const QString& text : settingTexts(m_settings->text()))
        contract::putSetting(text.toStdString(), settings);
}

void ConditionsForm::fill(services::ExperimentRequest& request) const
{
    const QString rule = m_split->currentData().toString();
    request.split = (followsColumn(m_split) ? rule + m_splitColumn->text().trimmed() : rule).toStdString();
    request.observedColumn =
        isNamedInColumn(m_observed) ? m_observedColumn->text().trimmed().toStdString() : std::string();
    request.preset = m_preset->currentText().toStdString();
    request.costs = m_costs->text().trimmed().toStdString();
    request.visits = m_visits->value();
    request.stop = m_stop;
    request.experts = m_experts;
    request.settings.clear();
    // Invalid ones are omitted; problemNow() reports them.
    static_cast<void>(attempt([&] { fillSettings(request.settings); }));
    request.settings["seed"] = static_cast<std::uint64_t>(m_seed->text().trimmed().toULongLong());
    if (!isNamedInColumn(m_observed) && m_observedSize->value() != kAsManyAsFit)
        request.settings["observed_size"] = m_observedSize->value();
    if (m_buckets->value() > 0)
        request.settings["buckets"] = m_buckets->value();
}

void ConditionsForm::show(const services::ExperimentRequest& request)
{
    const auto [rule, column] = splitParts(request.split);
    m_split->setCurrentIndex(std::max(0, m_split->findData(rule)));
    m_splitColumn->setText(column);
    m_observed->setCurrentIndex(request.observedColumn.empty() ? 0 : 1);
    m_observedColumn->setText(QString::fromStdString(request.observedColumn));
    m_preset->setCurrentText(QString::fromStdString(std::string(contract::presetNameToday(request.preset))));
    m_costs->setText(QString::fromStdString(request.costs));
    m_visits->setValue(request.visits);
    m_stop = request.stop;
    m_experts = request.experts;
    const QString seed = textIn(request.settings, "seed");
    m_seed->setText(seed.isEmpty() ? QStringLiteral("0") : seed);
    m_observedSize->setValue(numberIn(request.settings, "observed_size", kAsManyAsFit));
    m_buckets->setValue(numberIn(request.settings, "buckets", 0));
    QStringList others;
    for (const auto& [name, value] : request.settings) {
        if (!hasField(name))
            others << settingText(name, value);
    }
    m_settings->setText(others.join(QStringLiteral(", ")));
}

void ConditionsForm::mark(const std::optional<services::ExperimentProblem>& problem)
{
    using services::ExperimentField;
    const std::array<std::pair<QWidget*, ExperimentField>, 3> fields{{
        {m_splitColumn, ExperimentField::Split},
        {m_observedColumn, ExperimentField::Observed},
        {m_costs, ExperimentField::Costs},
    }};
    for (const auto& [field, about] : fields)
        markField(field, problem && !problem->isOpen && problem->field == about ? problem->text : QString());
}

} // namespace genex::ui
