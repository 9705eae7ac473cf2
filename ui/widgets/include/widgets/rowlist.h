// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QString>

#include <optional>

namespace genex::ui {

/// How a row looks, and so what it is.
enum class RowLook {
    Plain,
    Quiet,     ///< absent findings, what is unavailable
    Estimated, ///< generated: dashed, tinted, italic
    Waiting,   ///< asked for and not there yet
    StruckOut,
    Heading,        ///< stands above rows and cannot be chosen
    EstimateHeading ///< the same above generated values
};

/// One row: a sign, a name with what is said about it, and a value with what is said about that.
struct Row
{
    QString key; ///< what the row is to the program
    QString sign;
    QString title;
    QString subtitle; ///< empty: the row has one line
    QString value;
    QString valueNote;
    RowLook look = RowLook::Plain;
    std::optional<bool> checked = std::nullopt; ///< a box that Space and a click toggle
    QString tip;

    bool operator==(const Row&) const = default;
};

/// A list of rows, painted as one: a hundred rows cost no widget. Arrow keys move, and screen readers read
/// each row as a sentence.
class RowList : public QListWidget
{
    Q_OBJECT

public:
    explicit RowList(const QString& accessibleName, QWidget* parent = nullptr);

    /// The row with the same key stays the current one; where it is gone, the one in its place.
    void setRows(QList<Row> rows);
    const QList<Row>& rows() const { return m_rows; }
    /// nullptr where there is none.
    const Row* currentRowData() const;
    void setCurrentKey(const QString& key);
    /// What stands there when there are no rows.
    void setEmptyText(const QString& text);
    /// Grey until something new is there.
    void setStale(bool stale);
    bool isStale() const { return m_isStale; }

Q_SIGNALS:
    /// Enter or a double click.
    void activatedRow(const QString& key);
    void toggled(const QString& key);
    void removeRequested(const QString& key);
    void currentChangedTo(const QString& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    int nearestChoosable(int row) const;

    QList<Row> m_rows;
    QString m_emptyText;
    bool m_isStale = false;
};

} // namespace genex::ui
