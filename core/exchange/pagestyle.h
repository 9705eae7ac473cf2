// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pagetext.h"
#include "reportstyle.h"

#include <QPainter>
#include <QPen>

/// Sizes and styles of a page.
namespace genex::exchange::page {

inline constexpr qreal kWidth = pt(595.28);
inline constexpr qreal kHeight = pt(841.89);
inline constexpr qreal kSide = pt(42);
inline constexpr qreal kTop = pt(40);
inline constexpr qreal kBottom = pt(56); ///< including the footer
inline constexpr qreal kInner = kWidth - 2 * kSide;
inline constexpr qreal kRoom = kHeight - kTop - kBottom;
inline constexpr qreal kBetweenColumns = pt(22);

inline constexpr qreal kRowPadding = pt(1.6);
inline constexpr qreal kFramePadding = pt(7);
inline constexpr qreal kAboveHeading = pt(9);
inline constexpr qreal kBelowHeading = pt(2);
inline constexpr qreal kBetweenBlocks = pt(3);

inline constexpr TextStyle kBody{pt(8.5), style::kText};
inline constexpr TextStyle kQuiet{pt(8.5), style::kSecondary};
inline constexpr TextStyle kStrong{pt(8.5), style::kText, true};
inline constexpr TextStyle kAlarmed{pt(8.5), style::kAlarm, true};
inline constexpr TextStyle kHeading{pt(10.5), style::kText, true};
inline constexpr TextStyle kTitle{pt(17), style::kText, true};
inline constexpr TextStyle kSubject{pt(10.5), style::kText, true};
inline constexpr TextStyle kHeadline{pt(13), style::kText, true};
inline constexpr TextStyle kState{pt(10), style::kAccent, true};
inline constexpr TextStyle kSmall{pt(8), style::kSecondary};
inline constexpr TextStyle kNotice{pt(8), style::kSecondary, true};
inline constexpr TextStyle kTableHead{pt(8), style::kSecondary, true};
inline constexpr TextStyle kEstimateTitle{pt(8.5), style::kEstimate, true};
inline constexpr TextStyle kEstimateValue{pt(8.5), style::kEstimate, false, true};
inline constexpr TextStyle kEstimateRemark{pt(8), style::kEstimate};

inline QPen estimatePen()
{
    return QPen(QColor(style::kEstimate), pt(0.9), Qt::DashLine);
}

inline void paintRule(QPainter& painter, const QPointF& left, qreal width, QRgb colour)
{
    painter.setPen(QPen(QColor(colour), pt(0.5)));
    painter.drawLine(left, left + QPointF(width, 0));
}

} // namespace genex::exchange::page
