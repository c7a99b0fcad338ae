import AttributeGraph
import CoreGraphics

/// A size that a view has, and the proposal it took that size for.
///
/// The proposal goes with the size because views do not always take their own size again when they are offered it: a row that
/// was asked for its ideal width gives a text all it wants, but shares out that very width evenly when it is proposed.
struct ViewSize: Equatable {
  var size: CGSize
  /// NaN for nil, so that the whole stays small.
  private var proposedWidth: CGFloat, proposedHeight: CGFloat

  init(_ size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    proposedWidth = proposal.width ?? .nan
    proposedHeight = proposal.height ?? .nan
  }
  /// Of a view that was proposed the size it has.
  init(_ size: CGSize) { self.init(size, proposal: ProposedViewSize(size)) }

  var width: CGFloat { size.width }
  var height: CGFloat { size.height }
  var proposal: ProposedViewSize {
    ProposedViewSize(width: proposedWidth.isNaN ? nil : proposedWidth, height: proposedHeight.isNaN ? nil : proposedHeight)
  }
  /// The proposal, with the view's own length where nothing was proposed.
  var filledProposal: ProposedViewSize {
    ProposedViewSize(
      width: proposedWidth.isNaN ? size.width : proposedWidth, height: proposedHeight.isNaN ? size.height : proposedHeight)
  }

  static func == (a: ViewSize, b: ViewSize) -> Bool {
    a.size == b.size && Double(a.proposedWidth).bitPattern == Double(b.proposedWidth).bitPattern
      && Double(a.proposedHeight).bitPattern == Double(b.proposedHeight).bitPattern
  }
}

/// Where a view lies, how big it is there, and for which proposal.
///
/// The origin comes first and the size next: a handle of type `Attribute<CGRect>` on a node with this value reads the frame.
struct ViewPlace: Equatable {
  var origin: CGPoint
  var size: ViewSize

  init(origin: CGPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }
  /// Of a view that was proposed the size it has.
  init(_ frame: CGRect) { self.init(origin: frame.origin, size: ViewSize(frame.size)) }

  static let zero = ViewPlace(.zero)
  /// Of a child that its container does not show.
  static let nowhere = ViewPlace(.null)
  var isNowhere: Bool { origin.x == .infinity }

  var frame: CGRect { CGRect(origin: origin, size: size.size) }

  func offsetBy(x: CGFloat, y: CGFloat) -> ViewPlace {
    ViewPlace(origin: CGPoint(x: origin.x + x, y: origin.y + y), size: size)
  }
  /// Layout counts x from the leading side; where that is on the right, places are mirrored within what is around them.
  func mirrored(from start: CGFloat, length: CGFloat) -> ViewPlace {
    ViewPlace(origin: CGPoint(x: 2 * start + length - origin.x - size.width, y: origin.y), size: size)
  }
}

/// The frame of a view with the proposal that belongs to it, whichever kind of node it comes from.
struct PlaceSource {
  let frame: Attribute<CGRect>
  /// The node's value is a `ViewPlace`; otherwise it is a frame, whose size was proposed.
  let isPlace: Bool

  /// Read by the running rule.
  var value: ViewPlace { isPlace ? Attribute<ViewPlace>(node: frame.node).value : ViewPlace(frame.value) }
}

/// The pixels of the screen. What is drawn lies on them: frames are rounded where layers are placed, and nowhere else.
struct PixelGrid: Equatable {
  /// Pixels a point.
  let scale: CGFloat
  /// Keeps sums that ought to end in one half from falling either way, in pixels.
  private static let slack: CGFloat = 1e-6

  /// To the nearest pixel, halves up, as recorded from SwiftUI.
  private func pixel(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale + 0.5 + Self.slack
    return pixels.isFinite ? pixels.rounded(.down) : 0
  }
  func round(_ length: CGFloat) -> CGFloat { pixel(length) / scale }
  func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }
  /// Each side by itself, so that neighbours that share a side still do.
  func round(_ frame: CGRect) -> CGRect {
    let (x, y) = (pixel(frame.origin.x), pixel(frame.origin.y))
    return CGRect(
      x: x / scale, y: y / scale, width: (pixel(frame.origin.x + frame.size.width) - x) / scale,
      height: (pixel(frame.origin.y + frame.size.height) - y) / scale)
  }
  /// What rounding leaves over: less than a pixel. Content inside a layer starts there, so that its own rounding is exact.
  func rest(of point: CGPoint) -> CGPoint {
    func rest(_ length: CGFloat) -> CGFloat {
      let rest = length - round(length)
      return abs(rest) * scale < 2 * Self.slack ? 0 : rest
    }
    return CGPoint(x: rest(point.x), y: rest(point.y))
  }
}
