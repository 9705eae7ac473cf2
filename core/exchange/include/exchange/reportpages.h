// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/reportcontent.h"

#include <QSizeF>

#include <memory>
#include <vector>

class QPainter;

namespace genex::exchange {

struct PlacedPiece;

/// A report on A4 pages: the same for PDF, printer and preview. Needs a QGuiApplication for its fonts;
/// thread-safe.
class ReportPages
{
public:
    explicit ReportPages(const ReportContent& content);
    ~ReportPages();
    ReportPages(ReportPages&&) noexcept;
    ReportPages& operator=(ReportPages&&) noexcept;
    ReportPages(const ReportPages&) = delete;
    ReportPages& operator=(const ReportPages&) = delete;

    /// Page size in points.
    static QSizeF size();

    int count() const { return static_cast<int>(m_pages.size()); }
    /// Paints a page (from 0) with one painter unit per point.
    void paint(QPainter& painter, int page) const;

private:
    using Page = std::vector<PlacedPiece>;

    std::vector<Page> m_pages;
};

} // namespace genex::exchange
