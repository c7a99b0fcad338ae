import SwiftUI

/// The labels, ticks and titles, in the order in which the layout expects them.
struct AxisPieces: View {
  let views: AxisViews

  var body: some View {
    ForEach(views.labels) { AxisLabelView(look: $0.look) }
    ForEach(views.ticks) { AxisTickView(tick: $0) }
    ForEach(views.titles) { AxisTitleView(title: $0) }
  }
}

struct AxisLabelView: View {
  let look: LabelLook

  var body: some View {
    if look.isPlain {
      // Small and quiet (a choice). Most labels are such: they are the same as before when the chart is made anew.
      PlainLabel(words: look.words ?? "")
    } else {
      TurnedLayout(look.turns) {
        content
          .rotationEffect(.degrees(Double(look.turns) * 90))
      }
      .font(look.attributes.font ?? .caption)
      .foregroundStyle(look.attributes.style ?? AnyShapeStyle(.secondary))
      .lineLimit(look.isTruncated ? 1 : nil)
    }
  }

  @ViewBuilder private var content: some View {
    if let words = look.words { Text(verbatim: words) } else { look.view }
  }
}

private struct PlainLabel: View {
  let words: String
  var body: some View {
    Text(verbatim: words)
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}

struct AxisTickView: View {
  let tick: PlacedTick

  var body: some View {
    TickLine(isUpright: tick.axisSet.axis == .horizontal)
      .stroke(tick.attributes.style ?? GridLines.automaticStyle, style: tick.stroke)
  }
}

/// A line through the middle of its frame.
private struct TickLine: Shape {
  let isUpright: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

struct AxisTitleView: View {
  let title: PlacedTitle

  var body: some View {
    TurnedLayout(title.isTurned ? -1 : 0) {
      title.content
        .rotationEffect(.degrees(title.isTurned ? -90 : 0))
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
