import SwiftUI

/// One line of a legend: what it stands for and how that looks.
struct LegendEntry: Identifiable {
  let id: Int
  let words: String
  var style: AnyShapeStyle?
  var symbol: AnyChartSymbolShape?
  var line: StrokeStyle?

  /// Values that are told apart in several ways have one entry.
  static func entries(of model: ChartModel) -> [LegendEntry] {
    var order: [Datum] = []
    var known = Set<Datum>()
    for datum in (model.styles?.domain ?? []) + (model.symbols?.domain ?? []) + (model.lineStyles?.domain ?? [])
    where known.insert(datum).inserted {
      order.append(datum)
    }
    return order.enumerated().map { index, datum in
      LegendEntry(
        id: index, words: model.words.words(datum), style: model.styles?.style(for: datum), symbol: model.symbols?[datum],
        line: model.lineStyles?[datum])
    }
  }
}

/// The legend that comes by itself: the entries in a row, and more rows where one is full.
struct LegendView: View {
  let entries: [LegendEntry]
  /// Of numbers: a ramp with its ends.
  let ramp: (gradient: Gradient, lower: String, upper: String)?

  var body: some View {
    FlowLayout(spacing: 12, lineSpacing: 4) {
      if let ramp {
        HStack(spacing: 6) {
          Text(verbatim: ramp.lower)
          LinearGradient(gradient: ramp.gradient, startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 8)
            .clipShape(Capsule())
            .flipsForRightToLeftLayoutDirection(true)
          Text(verbatim: ramp.upper)
        }
      }
      ForEach(entries) { entry in
        HStack(spacing: 5) {
          LegendSymbol(entry: entry)
          Text(verbatim: entry.words)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// A circle in the colour, the symbol, or a piece of the line.
private struct LegendSymbol: View {
  let entry: LegendEntry
  /// In points (a choice).
  private static let side: CGFloat = 8, lineLength: CGFloat = 18

  private var style: AnyShapeStyle { entry.style ?? AnyShapeStyle(.secondary) }

  var body: some View {
    if let line = entry.line {
      LegendLine().stroke(style, style: line).frame(width: Self.lineLength, height: Self.side)
    } else {
      (entry.symbol ?? AnyChartSymbolShape(.circle)).fill(style).frame(width: Self.side, height: Self.side)
    }
  }
}

private struct LegendLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

/// Views in rows, from the leading side on.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    flow(proposal.width ?? .infinity, subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, origin) in zip(subviews, flow(bounds.width, subviews).origins) {
      view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func flow(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
    var origins: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, lineHeight: CGFloat = 0, widest: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      // A tenth of a point is lost in sums.
      if x > 0 && x + size.width > width + 0.1 {
        x = 0
        y += lineHeight + lineSpacing
        lineHeight = 0
      }
      origins.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      lineHeight = max(lineHeight, size.height)
      x += size.width + spacing
    }
    return (CGSize(width: widest, height: y + lineHeight), origins)
  }
}
