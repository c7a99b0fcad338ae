import CoreGraphics
import LayerTree

/// How a view comes and goes when the change is animated.
public struct AnyTransition {
  /// What a transition does to a view that is wholly hidden.
  struct Effect {
    var opacity = 1.0
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    /// In points, for a view of the given size.
    var offset: (CGSize) -> CGSize = { _ in .zero }
  }
  enum Direction { case insertion, removal }
  private var insertion: [Effect]
  private var removal: [Effect]

  private init(_ effect: Effect) {
    insertion = [effect]
    removal = [effect]
  }
  private init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  /// No effect; the view is there until the animation ends.
  public static var identity: AnyTransition { AnyTransition(insertion: [], removal: []) }
  public static var opacity: AnyTransition { AnyTransition(Effect(opacity: 0)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Effect(offset: { _ in offset })) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Effect(scale: scale, anchor: anchor))
  }
  /// In from the edge and out over the same one, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(
      Effect(offset: { size in
        switch edge {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
      }))
  }
  /// In from the leading edge, out over the trailing one.
  public static var slide: AnyTransition { asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)) }
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite)).combined(with: .opacity)
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion + other.insertion, removal: removal + other.removal)
  }
}

extension AnyTransition {
  /// Writes the state of a transition into a layer; `amount` is 0 for a view that is there and 1 for one that is not.
  func apply(_ direction: Direction, amount: Double, to layer: Layer) {
    let hidden = CGFloat(amount)
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    for effect in direction == .insertion ? insertion : removal {
      opacity *= 1 + (effect.opacity - 1) * amount
      let scale = 1 + (OddNumbers.finite(effect.scale, "The scale of a transition", or: 0) - 1) * hidden
      let offset = OddNumbers.finite(effect.offset(layer.size), "The offset of a transition", or: 0)
      transform = transform.concatenating(.scaled(by: scale, about: effect.anchor.point(in: layer.size)))
        .concatenating(CGAffineTransform(translationX: offset.width * hidden, y: offset.height * hidden))
    }
    layer.opacity = min(1, max(0, opacity))
    layer.transform = transform
  }
}

extension CGAffineTransform {
  static func scaled(by scale: CGFloat, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
  }
}
