import Combine
import CoreGraphics
import LayerTree

/// The context that is drawn into now; nil outside `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes `context` the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

/// The contexts of the calling thread, the current one last.
enum ContextStack {
  static var contexts: [CGContext] {
    get { MainThread.isCurrent ? ofMainThread : Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set {
      if MainThread.isCurrent {
        ofMainThread = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue
      }
    }
  }
  private nonisolated(unsafe) static var ofMainThread: [CGContext] = []
  private static let key = "drawing contexts"
}

extension CGContext {
  /// What `body` draws into a context of its own, which is the current one meanwhile; of `drawer` where a view draws itself.
  static func recording(
    size: CGSize, traits: UITraitCollection, from origin: CGPoint = .zero, of drawer: UIView? = nil, _ body: () -> Void
  ) -> [PaintCommand] {
    let context = CGContext(size: size, traits: traits, drawer: drawer)
    if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
    let outer = UITraitCollection.current
    UITraitCollection.current = traits
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    UITraitCollection.current = outer
    return context.finished
  }

  /// What was drawn. Blends act on the drawing, not on what is behind it.
  var finished: [PaintCommand] {
    let blends = commands.contains { if case .group(_, let group) = $0 { group.blend != .normal } else { false } }
    guard blends else { return commands }
    var group = PaintGroup()
    group.isComposed = true
    return [.group(commands, group)]
  }
}

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill([rect], "UIRectFill(_:)") }
/// A line of a point just inside the rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), DrawingNumbers.accepts(rect, "UIRectFrame(_:)") else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

extension UIColor {
  /// Makes it the current context's colour for filling, for lines, or for both.
  public func setFill() { UIGraphicsGetCurrentContext().map { $0.state.fill = paint(in: $0.traits) } }
  public func setStroke() { UIGraphicsGetCurrentContext().map { $0.state.stroke = paint(in: $0.traits) } }
  public func set() {
    setFill()
    setStroke()
  }

  /// The colour in `UITraitCollection.current`.
  public var cgColor: CGColor { paint(in: .current).cgColor }
  public convenience init(cgColor: CGColor) {
    self.init(PaintColor(DrawingNumbers.finite(cgColor, "UIColor(cgColor:)")))
  }
}
