// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingsform.h"

#include "settingfields.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kEditorWidth = 220;

QString words(bool flag)
{
    return flag ? QStringLiteral("yes") : QStringLiteral("no");
}

QString words(double number)
{
    return QString::number(number, 'g', 6);
}

QString words(const std::string& text)
{
    return QString::fromStdString(text);
}

QString words(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

template <typename Whole>
requires std::is_integral_v<Whole> QString words(Whole number)
{
    return QString::number(number);
}

/// A setting as typed; empty if it is not among them.
QString shown(const contract::SettingChanges& settings, const QString& key)
{
    const auto found = settings.find(key.toStdString());
    return found == settings.end()
               ? QString()
               : std::visit([](const auto& value) { return words(value); }, found->second.value);
}

std::vector<std::string> listFrom(const QString& text)
{
    std::vector<std::string> list;
    for (const QString& name : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        list.push_back(name.trimmed().toStdString());
    return list;
}

} // namespace

SettingsForm::SettingsForm(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, space::kSmall, 0);
    column->setSpacing(space::kSmall);
    m_preset = contract::allSettings(contract::TrainingSettings());
    for (const SettingGroup& group : settingGroups()) {
        column->addWidget(makeLabel(group.title, TextRole::Strong, this));
        for (const SettingField& field : group.fields)
            addField(column, field);
        column->addSpacing(space::kMedium);
    }
    column->addStretch(1);
}

QWidget* SettingsForm::makeEditor(const SettingField& field)
{
    if (field.choices.isEmpty()) {
        auto* line = new QLineEdit(this);
        connect(line, &QLineEdit::textChanged, this, &SettingsForm::read);
        return line;
    }
    auto* box = new QComboBox(this);
    box->addItem(tr("from preset"), QString());
    for (const QString& choice : field.choices)
        box->addItem(choice, choice);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsForm::read);
    return box;
}

void SettingsForm::addField(QVBoxLayout* column, const SettingField& field)
{
    auto* row = new QGridLayout;
    row->setHorizontalSpacing(space::kMedium);
    row->setVerticalSpacing(0);
    row->setColumnStretch(0, 1);
    QLabel* label = makeLabel(field.label, TextRole::Body, this);
    QWidget* editor = makeEditor(field);
    editor->setObjectName(QStringLiteral("setting_") + field.key);
    editor->setAccessibleName(field.label);
    editor->setAccessibleDescription(field.why);
    editor->setToolTip(field.key);
    editor->setFixedWidth(kEditorWidth);
    label->setBuddy(editor);
    const QString why = field.paper.isEmpty() ? field.why : tr("%1 Paper: %2.").arg(field.why, field.paper);
    QLabel* problem = makeParagraph(QString(), TextRole::Problem, this);
    problem->setObjectName(QStringLiteral("problem_") + field.key);
    problem->hide();
    row->addWidget(label, 0, 0);
    row->addWidget(makeParagraph(why, TextRole::Secondary, this), 1, 0);
    row->addWidget(editor, 0, 1, 2, 1, Qt::AlignTop);
    row->addWidget(problem, 2, 0, 1, 2);
    column->addLayout(row);
    m_entries.insert(field.key, {editor, problem});
}

void SettingsForm::setPreset(const std::string& name)
{
    m_preset = contract::allSettings(contract::presetNamed(name));
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const QString value = shown(m_preset, entry.key());
        if (auto* line = qobject_cast<QLineEdit*>(entry->editor))
            line->setPlaceholderText(value);
        else if (auto* box = qobject_cast<QComboBox*>(entry->editor))
            box->setItemText(0, tr("%1 (preset)").arg(value));
    }
    read();
}

QString SettingsForm::textOf(const QString& key) const
{
    QWidget* editor = m_entries.value(key).editor;
    if (const auto* line = qobject_cast<QLineEdit*>(editor))
        return line->text().trimmed();
    return qobject_cast<QComboBox*>(editor)->currentData().toString();
}

void SettingsForm::setText(const QString& key, const QString& text)
{
    QWidget* editor = m_entries.value(key).editor;
    if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(text);
    else if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(std::max(0, box->findData(text)));
}

std::optional<contract::SettingValue> SettingsForm::parsed(const QString& key, const QString& text) const
{
    const auto& preset = m_preset.at(key.toStdString()).value;
    bool isValid = true;
    contract::SettingValue value{text.toStdString()};
    if (m_preset.at(key.toStdString()).isWholeNumber())
        value.value = static_cast<std::int64_t>(text.toLongLong(&isValid));
    else if (std::holds_alternative<double>(preset))
        value.value = QString(text).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isValid);
    else if (std::holds_alternative<bool>(preset))
        value.value = text == QLatin1String("yes");
    else if (std::holds_alternative<std::vector<std::string>>(preset))
        value.value = listFrom(text);
    return isValid ? std::optional(value) : std::nullopt;
}

void SettingsForm::read()
{
    if (m_isFilling)
        return;
    m_changes.clear();
    m_localProblem.clear();
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        entry->problem->hide();
        const QString text = textOf(entry.key());
        if (text.isEmpty())
            continue;
        if (const auto value = parsed(entry.key(), text)) {
            m_changes[entry.key().toStdString()] = *value;
            continue;
        }
        m_localProblem = tr("“%1” is not a number.").arg(text);
        entry->problem->setText(m_localProblem);
        entry->problem->show();
    }
    Q_EMIT changed();
}

void SettingsForm::setChanges(const contract::SettingChanges& changes)
{
    m_isFilling = true;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
        setText(entry.key(), shown(changes, entry.key()));
    m_isFilling = false;
    read();
}

bool SettingsForm::showProblem(const QString& problem)
{
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!problem.contains(QStringLiteral("\"%1\"").arg(entry.key())))
            continue;
        entry->problem->setText(problem);
        entry->problem->show();
        return true;
    }
    return false;
}

} // namespace genex::ui
