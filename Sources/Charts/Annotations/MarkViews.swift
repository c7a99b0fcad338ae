import SwiftUI

/// Views at marks: symbols that are views, and annotations.
struct MarkViews: View {
  let drawing: MarkDrawing
  /// The whole chart and the plot in it, in the chart's space.
  let chart: CGRect
  let plot: CGRect
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let views = views
    MarkViewLayout(
      views: views, plot: CGRect(origin: .zero, size: plot.size), chart: chart.offsetBy(dx: -plot.minX, dy: -plot.minY)
    ) {
      ForEach(views) { view in
        // One view each for the layout, also where the author's content is none at this mark, or several.
        ZStack { view.content }
          .environment(\.layoutDirection, direction)
          .zIndex(view.zIndex)
      }
    }
    // Places are counted from the left here.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var views: [MarkView] {
    var views: [MarkView] = []
    for stacked in drawing.model.marks where !stacked.isGap && stacked.mark.attributes.hasRare {
      let rare = stacked.mark.attributes.rare
      guard let frame = drawing.frame(stacked) else { continue }
      var target = frame
      if stacked.mark.kind == .point, case .shape? = rare.symbol ?? .shape(AnyChartSymbolShape(.circle)) {
        // A point is as big as its symbol.
        let side = (rare.symbolArea ?? MarkSymbol.automaticArea).squareRoot()
        target = frame.insetBy(dx: -side / 2, dy: -side / 2)
      }
      if case .view(let symbol)? = rare.symbol, stacked.mark.kind == .point || stacked.mark.kind == .line {
        let style = drawing.style(stacked.mark.attributes)
        views.append(
          MarkView(
            id: MarkView.ID(mark: stacked.mark.id, part: 0), target: CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0),
            position: .overlay, alignment: .center, spacing: 0,
            overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled), zIndex: 0,
            content: AnyView(symbol.foregroundStyle(style))))
      }
      for (index, annotation) in rare.annotations.enumerated() {
        views.append(
          MarkView(
            id: MarkView.ID(mark: stacked.mark.id, part: index + 1), target: target, position: position(of: annotation, stacked),
            alignment: annotation.alignment.mirrored(direction == .rightToLeft),
            spacing: annotation.spacing ?? MarkAnnotation.automaticSpacing, overflow: annotation.overflow,
            zIndex: stacked.mark.attributes.zIndex, content: annotation.content(AnnotationContext(targetSize: target.size))))
      }
    }
    return views
  }

  private func position(of annotation: MarkAnnotation, _ stacked: StackedMark) -> AnnotationPosition.Kind {
    var kind = annotation.position.kind
    // At the end of what grows: to the side of a level bar (a choice).
    if kind == .automatic && stacked.turn != nil { return .overlay }
    if kind == .automatic { kind = stacked.valueAxis == .horizontal ? .trailing : .top }
    guard direction == .rightToLeft else { return kind }
    switch kind {
    case .leading: return .trailing
    case .trailing: return .leading
    case .topLeading: return .topTrailing
    case .topTrailing: return .topLeading
    case .bottomLeading: return .bottomTrailing
    case .bottomTrailing: return .bottomLeading
    case .automatic, .overlay, .top, .bottom: return kind
    }
  }
}

extension Alignment {
  fileprivate func mirrored(_ isMirrored: Bool) -> Alignment {
    guard isMirrored else { return self }
    let other: HorizontalAlignment = horizontal == .leading ? .trailing : horizontal == .trailing ? .leading : horizontal
    return Alignment(horizontal: other, vertical: vertical)
  }
}

/// A view at a mark, on its way to the layout. Leading is left.
struct MarkView: Identifiable {
  struct ID: Hashable {
    let mark: UInt64, part: Int
  }
  let id: ID
  /// The mark, in the plot.
  let target: CGRect
  let position: AnnotationPosition.Kind
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let zIndex: Double
  let content: AnyView
}

/// Puts each view beside its mark, then back into the plot or the chart where it reaches beyond.
struct MarkViewLayout: Layout {
  let views: [MarkView]
  /// In the plot's space.
  let plot: CGRect
  let chart: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: plot.size)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, subview) in zip(views, subviews) {
      let size = subview.sizeThatFits(view.position == .overlay ? ProposedViewSize(view.target.size) : .unspecified)
      let origin = origin(view, size)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: view.position == .overlay ? ProposedViewSize(view.target.size) : .unspecified)
    }
  }

  func origin(_ view: MarkView, _ size: CGSize) -> CGPoint {
    let target = view.target, spacing = view.spacing
    func along(_ alignment: HorizontalAlignment) -> CGFloat {
      switch alignment {
      case .leading: target.minX
      case .trailing: target.maxX - size.width
      default: target.midX - size.width / 2
      }
    }
    func along(_ alignment: VerticalAlignment) -> CGFloat {
      switch alignment {
      case .top: target.minY
      case .bottom: target.maxY - size.height
      default: target.midY - size.height / 2
      }
    }
    let above = target.minY - spacing - size.height, below = target.maxY + spacing
    let before = target.minX - spacing - size.width, after = target.maxX + spacing
    var origin: CGPoint
    switch view.position {
    case .automatic, .top: origin = CGPoint(x: along(view.alignment.horizontal), y: above)
    case .bottom: origin = CGPoint(x: along(view.alignment.horizontal), y: below)
    case .leading: origin = CGPoint(x: before, y: along(view.alignment.vertical))
    case .trailing: origin = CGPoint(x: after, y: along(view.alignment.vertical))
    case .topLeading: origin = CGPoint(x: before, y: above)
    case .topTrailing: origin = CGPoint(x: after, y: above)
    case .bottomLeading: origin = CGPoint(x: before, y: below)
    case .bottomTrailing: origin = CGPoint(x: after, y: below)
    case .overlay: origin = CGPoint(x: along(view.alignment.horizontal), y: along(view.alignment.vertical))
    }
    if let room = room(view.overflow.x, view) { origin.x = fit(origin.x, size.width, room.minX, room.maxX) }
    if let room = room(view.overflow.y, view) { origin.y = fit(origin.y, size.height, room.minY, room.maxY) }
    return origin
  }

  /// What the view has to stay in; nil: nothing.
  private func room(_ strategy: AnnotationOverflowResolution.Strategy, _ view: MarkView) -> CGRect? {
    switch strategy.kind {
    case .disabled: nil
    case .automatic: chart
    case .fit(let boundary): boundary.kind == .chart ? chart : plot
    }
  }
  /// What is longer than its room begins with it.
  private func fit(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(start, high - length))
  }
}
