import SwiftUI

/// The lines of the axes across a plot.
struct GridLines {
  let model: ChartModel
  let displayScale: CGFloat

  /// Dashed for x, as in Apple's pictures; in points (a choice).
  static func automaticStroke(_ axis: Axis) -> StrokeStyle {
    axis == .horizontal ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }
  static let automaticStyle = AnyShapeStyle(Color.gray.opacity(0.4))

  func pieces(in size: CGSize) -> [Piece] {
    guard size.width > 0, size.height > 0 else { return [] }
    let space = PlotSpace(model, size: size)
    var pieces: [Piece] = []
    let sets = model.xAxis + model.yAxis
    for (setIndex, set) in sets.enumerated() {
      guard let scale = space.scale(set.axis) else { continue }
      let number = sets.number(of: setIndex)
      for entry in set.entries {
        for (itemIndex, item) in entry.items.enumerated() {
          guard case .line(let line) = item.kind else { continue }
          let place = scale.position(fraction: line.isCentered == true ? entry.centered : entry.fraction)
          guard place.isFinite else { continue }
          let id = AxisPartID(axis: set.axis, set: number, datum: entry.datum, item: itemIndex)
          pieces.append(piece(line, item.attributes, at: place, id, size))
        }
      }
    }
    return pieces
  }

  private func piece(
    _ line: AxisGridLine, _ attributes: AxisItem.Attributes, at place: CGFloat, _ id: AxisPartID, _ size: CGSize
  ) -> Piece {
    let axis = id.axis
    let stroke = line.stroke ?? Self.automaticStroke(axis)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: axis == .horizontal ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0))
    let sign: CGFloat = model.isRightToLeft ? -1 : 1
    let crisp = crisp(place, stroke.lineWidth, within: axis == .horizontal ? size.width : size.height)
    let origin = axis == .horizontal ? CGPoint(x: crisp, y: 0) : CGPoint(x: 0, y: crisp)
    let frame = CGRect(
      x: origin.x + sign * attributes.offset.width, y: origin.y + attributes.offset.height,
      width: axis == .horizontal ? 0 : size.width, height: axis == .horizontal ? size.height : 0)
    return Piece(
      "AxisGridLine", id: AnyHashable(id), frame: frame, outline: .stroke(path, stroke),
      style: attributes.style ?? Self.automaticStyle)
  }

  /// The middle of a line whose edges lie on pixels, inside the plot.
  private func crisp(_ place: CGFloat, _ width: CGFloat, within length: CGFloat) -> CGFloat {
    let edge = ((place - width / 2) * displayScale).rounded() / displayScale
    return min(max(edge + width / 2, width / 2), max(width / 2, length - width / 2))
  }
}
