// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "services/liverun.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QListView>
#include <QStyledItemDelegate>

#include <vector>

namespace genex::ui {

/// The lanes of a training; screen readers read a row as a sentence.
class LaneModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setCatalogue(domain::Catalogue catalogue) { m_catalogue = std::move(catalogue); }
    /// Updates existing rows in place, so that nothing jumps.
    void setLanes(const std::vector<services::TrainingLane>& lanes);
    const services::TrainingLane& lane(int row) const { return m_lanes[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// The picks of a row on one line.
    QString picksOf(const services::TrainingLane& lane) const;

private:
    QString sentenceOf(const services::TrainingLane& lane) const;

    std::vector<services::TrainingLane> m_lanes;
    domain::Catalogue m_catalogue;
};

/// Name and patients, the loss as a small curve, phase and picks, and time left.
class LaneDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// One row per part of a training.
class LaneList : public QListView
{
    Q_OBJECT

public:
    explicit LaneList(QWidget* parent = nullptr);

    /// For names of features.
    void setCatalogue(const domain::Catalogue& catalogue) { m_lanes->setCatalogue(catalogue); }
    void setLanes(const std::vector<services::TrainingLane>& lanes);
    /// nullptr if there is none.
    const services::TrainingLane* currentLane() const;

Q_SIGNALS:
    void currentLaneChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    LaneModel* m_lanes;
};

} // namespace genex::ui
