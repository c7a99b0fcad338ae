import AttributeGraph

/// The geometry of one view, readable by rules.
final class ViewGeometry {
  unowned(unsafe) let viewGraph: ViewGraph
  let size: Attribute<CGSize>
  let frame: Attribute<CGRect>
  let space: SpaceNode
  private let safeArea: Attribute<SafeArea>
  private let direction: DirectionSource
  weak var subgraph: Subgraph?
  private var lastSize = CGSize.zero

  init(size: Attribute<CGSize>, inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    self.size = size
    frame = inputs.frame
    space = inputs.space
    safeArea = inputs.safeArea
    direction = inputs.direction
    subgraph = inputs.subgraph
  }

  var isAlive: Bool { subgraph?.isAlive == true }

  /// Tracked inside rules, a plain answer in actions.
  func read<Value>(_ value: () -> Value) -> Value {
    viewGraph.graph.isUpdating ? value() : viewGraph.graph.untracked(value)
  }

  var currentSize: CGSize {
    if isAlive { lastSize = read { size.value } }
    return lastSize
  }

  /// From the view's own space, whose origin is its top leading corner, to the root of spaces.
  func transformToRoot() -> CGAffineTransform { transformToSpace().concatenating(space.transformToRoot()) }
  private func transformToWindow() -> CGAffineTransform {
    transformToSpace().concatenating(space.transformToWindow(viewGraph))
  }
  private func transformToSpace() -> CGAffineTransform {
    let origin = frame.value.origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard isAlive else { return .zero }
    return read {
      let bounds = CGRect(origin: .zero, size: size.value)
      switch coordinateSpace {
      case .local: return bounds
      case .global: return bounds.applying(transformToWindow())
      case .named(let name):
        guard let named = space.named(name) else {
          return bounds.applying(transformToWindow())
        }
        let inLayer = bounds.applying(transformToRoot().concatenating(named.transformToRoot().inverted()))
        let origin = named.viewOrigin
        return inLayer.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }

  /// How far the view lies under what covers the screen's edges, or would if it went on to them.
  func safeAreaInsets() -> EdgeInsets {
    guard isAlive else { return EdgeInsets() }
    return read {
      // Where nothing covers the screen, or inside a scroll view, it makes no difference where the view lies.
      guard safeArea.value.hasInsets else { return EdgeInsets() }
      let frame = CGRect(origin: .zero, size: size.value).applying(transformToRoot())
      let insets = safeArea.value.insets(overlapping: frame)
      return direction.isRightToLeft.value ? insets.mirrored : insets
    }
  }
}

/// What a view is told of its own size and place.
public struct GeometryProxy {
  let geometry: ViewGeometry

  /// The size of the view, in points.
  public var size: CGSize { geometry.currentSize }
  /// The insets of the safe area at the sides where the view touches it or reaches under it; 0 at other sides.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets() }
  /// The view's frame in a coordinate space. A name that no ancestor has stands for the global space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    geometry.frame(in: coordinateSpace.coordinateSpace)
  }
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }
}
