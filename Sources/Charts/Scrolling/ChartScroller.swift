import SwiftUI

/// A chart whose plot scrolls. All of it is content of a scroll view, so that fingers scroll wherever they are put down, also on what the
/// author lays in front; the chart is pinned where it is seen, and the plot in it moves.
struct ChartScroller<Content: View>: View {
  let model: ChartModel
  let settings: ChartScrollSettings
  let extent: ScrollExtent
  let place: ScrolledPlace
  let size: CGSize
  let content: Content

  @State private var position = ScrollPosition(idType: Never.self)
  /// What the bindings were told last, so that one's own words are not taken for another's.
  @State private var told = ToldPlaces()
  /// The part of the plot that is seen.
  @State private var visible = CGSize.zero
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ScrollView(extent.axes, showsIndicators: false) {
      Color.clear
        .frame(width: size.width + hidden.width, height: size.height + hidden.height)
        .overlay(alignment: .topLeading) {
          content
            .environment(\.layoutDirection, direction)
            .frame(width: size.width, height: size.height)
            .modifier(MovedByScrolling(place: place, sign: 1))
        }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      place.offset = offset
      tell(offset)
    }
    .onPreferenceChange(PlotAreaKey.self) { visible = $0 }
    .onAppear { follow(isFirst: true) }
    .onChange(of: visible) { follow(isFirst: true) }
    .onChange(of: wanted) { follow() }
    // Offsets count from the left.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// What of the plot is out of sight.
  private var hidden: CGSize {
    CGSize(width: visible.width * (extent.x - 1), height: visible.height * (extent.y - 1))
  }

  private struct Wanted: Equatable { let x: Datum?, y: Datum? }
  private var wanted: Wanted { Wanted(x: settings.x?.place(in: model.name), y: settings.y?.place(in: model.name)) }

  /// Scrolls to what the bindings say, unless they were told so from here; at first to the leading end and the top.
  private func follow(isFirst: Bool = false) {
    guard visible != .zero else { return }
    var x: CGFloat?, y: CGFloat?
    if extent.x > 1 {
      if let datum = wanted.x, isFirst || datum != told.x, let offset = offset(of: datum, .horizontal) {
        told.x = datum
        x = offset
      } else if isFirst && direction == .rightToLeft {
        x = hidden.width
      }
    }
    if extent.y > 1, let datum = wanted.y, isFirst || datum != told.y, let offset = offset(of: datum, .vertical) {
      told.y = datum
      y = offset
    }
    guard x != nil || y != nil else { return }
    // At once: a second word on where to scroll takes the place of the first.
    position.scrollTo(point: CGPoint(x: x ?? place.offset.x, y: y ?? place.offset.y))
  }

  private func tell(_ offset: CGPoint) {
    if extent.x > 1, let write = settings.x?.write, let datum = datum(at: offset.x, .horizontal), datum != told.x {
      told.x = datum
      write(datum)
    }
    if extent.y > 1, let write = settings.y?.write, let datum = datum(at: offset.y, .vertical), datum != told.y {
      told.y = datum
      write(datum)
    }
  }

  private func scale(_ axis: Axis) -> LaidScale? {
    PlotSpace(model, size: CGSize(width: visible.width * extent.x, height: visible.height * extent.y)).scale(axis)
  }
  /// From right to left the leading end of what is seen is on the right.
  private func isFromRight(_ axis: Axis) -> Bool { axis == .horizontal && direction == .rightToLeft }

  private func offset(of datum: Datum, _ axis: Axis) -> CGFloat? {
    guard let scale = scale(axis), let band = scale.range(datum) else { return nil }
    let seen = axis == .horizontal ? visible.width : visible.height
    let start = isFromRight(axis) ? band.upperBound - seen : band.lowerBound
    return min(max(0, start), max(0, scale.length - seen))
  }
  private func datum(at offset: CGFloat, _ axis: Axis) -> Datum? {
    guard visible != .zero, let scale = scale(axis) else { return nil }
    let seen = axis == .horizontal ? visible.width : visible.height
    let inside = min(max(0, offset), max(0, scale.length - seen))
    // The first band is the one of which half is seen.
    let half = scale.bandWidth / 2
    return scale.datum(at: isFromRight(axis) ? inside + seen - half : inside + half)
  }
}

private final class ToldPlaces {
  var x: Datum?
  var y: Datum?
}
