#include "findingfield.h"

#include "language/saying.h"

#include "domain/wording.h"
#include "theme/tokens.h"
#include "widgets/fieldkeys.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kMostShown = 8;

Row rowOf(const services::EntryChoice& choice, int number)
{
    Row row;
    row.key = QString::number(number);
    row.title = QString::fromStdString(choice.name);
    if (!choice.category.empty())
        row.title += QStringLiteral(": ") + QString::fromStdString(choice.category);
    if (choice.isAbsent)
        row.value = FindingField::tr("absent");
    if (choice.number)
        row.value = language::shortNumber(choice.number->value, 10) + QLatin1Char(' ') +
                    QString::fromStdString(choice.number->unit);
    if (row.value.isEmpty() && !choice.matched.empty())
        row.value = QString::fromStdString(choice.matched);
    return row;
}

QString hint()
{
    return FindingField::tr("Enter present · Shift+Enter absent · Alt+Enter unknown · number + unit");
}

} // namespace

FindingField::FindingField(QWidget* parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_remark(makeParagraph(hint(), TextRole::Secondary, this))
    , m_choices(new RowList(tr("What may be meant"), this))
{
    m_field->setObjectName(QStringLiteral("findingField"));
    m_field->setPlaceholderText(tr("Type a finding or a synonym …"));
    m_field->setAccessibleName(tr("Finding"));
    m_field->setMaxLength(500);
    m_field->installEventFilter(this);
    m_remark->setObjectName(QStringLiteral("findingRemark"));
    m_choices->setObjectName(QStringLiteral("choices"));
    m_choices->setFocusPolicy(Qt::NoFocus);
    m_choices->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kHair);
    column->addWidget(m_field);
    column->addWidget(m_remark);
    connect(m_field, &QLineEdit::textChanged, this, &FindingField::look);
    connect(m_choices, &QListWidget::itemClicked, this, [this] { enter(Saying::Present); });
    setFocusProxy(m_field);
}

void FindingField::setModel(std::shared_ptr<const services::WorkingModel> model,
                            const domain::Catalogue& catalogue)
{
    m_model = std::move(model);
    m_catalogue = &catalogue;
}

void FindingField::takeFocus()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void FindingField::setText(const QString& text)
{
    m_field->setText(text);
}

QString FindingField::text() const
{
    return m_field->text();
}

void FindingField::setProblem(const QString& problem)
{
    m_field->setProperty("valid", problem.isEmpty());
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
    setRole(m_remark, problem.isEmpty() ? TextRole::Secondary : TextRole::Problem);
    m_remark->setText(problem.isEmpty() ? hint() : QStringLiteral("! ") + problem);
    m_field->setAccessibleDescription(m_remark->text());
}

void FindingField::look()
{
    setProblem({});
    m_found.clear();
    if (m_model)
        m_found = services::choicesFor(m_field->text().toStdString(), *m_model, *m_catalogue, kMostShown);
    showChoices();
}

void FindingField::showChoices()
{
    QList<Row> rows;
    for (const services::EntryChoice& choice : m_found) {
        if (rows.size() < kMostShown)
            rows << rowOf(choice, static_cast<int>(rows.size()));
    }
    m_choices->setRows(rows);
    if (rows.isEmpty())
        return hideChoices();
    m_choices->setCurrentRow(0);
    m_choices->setParent(window());
    placeChoices();
    m_choices->show();
    m_choices->raise();
}

void FindingField::placeChoices()
{
    const QPoint below = m_field->mapTo(window(), QPoint(0, m_field->height() + 2));
    const int height = static_cast<int>(m_choices->rows().size()) * size::kRow + 4;
    m_choices->setGeometry(QRect(below, QSize(m_field->width(), height)));
}

void FindingField::hideChoices()
{
    m_choices->hide();
}

void FindingField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_choices->isVisible())
        placeChoices();
}

void FindingField::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    hideChoices();
}

void FindingField::enter(Saying saying)
{
    if (m_field->text().trimmed().isEmpty())
        return;
    const int chosen = m_choices->currentRow();
    if (!m_model || chosen < 0 || chosen >= static_cast<int>(m_found.size())) {
        const int known = m_model ? static_cast<int>(m_model->features.names().features().size()) : 0;
        return setProblem(tr("Nothing like “%1” is among the %2 findings that the model knows.")
                              .arg(m_field->text().trimmed().left(40))
                              .arg(known));
    }
    const services::EntryChoice choice = m_found[static_cast<std::size_t>(chosen)];
    if (saying == Saying::Unknown) {
        m_field->clear();
        Q_EMIT unknownEntered(QString::fromStdString(choice.feature));
        return;
    }
    const auto finding = services::findingOf(choice, saying == Saying::Absent, *m_model, *m_catalogue);
    if (!finding) {
        hideChoices();
        return setProblem(language::described(finding.error()));
    }
    m_field->clear();
    Q_EMIT entered(*finding);
}

bool FindingField::onKey(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier))
            return false; // the screen's own key
        enter(event->modifiers().testFlag(Qt::ShiftModifier) ? Saying::Absent
              : event->modifiers().testFlag(Qt::AltModifier) ? Saying::Unknown
                                                             : Saying::Present);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (!m_choices->isVisible())
            return false;
        const int count = m_choices->count();
        const int step = event->key() == Qt::Key_Down ? 1 : count - 1;
        m_choices->setCurrentRow((m_choices->currentRow() + step) % count);
        return true;
    }
    case Qt::Key_Escape:
        if (m_choices->isVisible())
            hideChoices();
        else
            m_field->clear();
        return true;
    default:
        return event->matches(QKeySequence::Paste) && takePaste();
    }
}

/// A list from another program is taken in as a whole.
bool FindingField::takePaste()
{
    const QString text = QApplication::clipboard()->text();
    if (!services::isManyFindings(text.toStdString()))
        return false;
    Q_EMIT manyPasted(text);
    return true;
}

bool FindingField::eventFilter(QObject* object, QEvent* event)
{
    if (passOnUndo(m_field, event))
        return true;
    if (event->type() == QEvent::KeyPress && onKey(static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::FocusOut)
        hideChoices();
    return QWidget::eventFilter(object, event);
}

} // namespace genex::ui
