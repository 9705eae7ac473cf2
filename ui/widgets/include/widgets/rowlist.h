// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QString>

#include <optional>

namespace genex::ui {

/// Appearance and kind of a row.
enum class RowLook {
    Plain,
    Quiet,     ///< absent findings, unavailable tests
    Estimated, ///< generated: dashed, tinted, italic
    Waiting,   ///< requested, not there yet
    StruckOut,
    Heading,        ///< above rows, not selectable
    EstimateHeading ///< the same above generated values
};

/// One row: a sign, a name with a subtitle, and a value with a remark.
struct Row
{
    QString key; ///< identifies the row
    QString sign;
    QString title;
    QString subtitle; ///< empty: one line only
    QString value;
    QString valueNote;
    RowLook look = RowLook::Plain;
    std::optional<bool> checked = std::nullopt; ///< check box, toggled by Space or a click
    QString tip;

    bool operator==(const Row&) const = default;
};

/// A list of painted rows, without a widget per row. Arrow keys move; screen readers read each row as a
/// sentence.
class RowList : public QListWidget
{
    Q_OBJECT

public:
    explicit RowList(const QString& accessibleName, QWidget* parent = nullptr);

    /// Keeps the current key; if it is gone, the current index.
    void setRows(QList<Row> rows);
    const QList<Row>& rows() const { return m_rows; }
    /// nullptr if there is none.
    const Row* currentRowData() const;
    void setCurrentKey(const QString& key);
    /// Shown if there are no rows.
    void setEmptyText(const QString& text);
    /// Greyed out until updated.
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
