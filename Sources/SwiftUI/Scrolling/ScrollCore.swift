import AttributeGraph
import CoreGraphics
import LayerTree
import UIKit

/// One scroll view: the view of UIKit's that moves the content, and what the graph knows of the movement.
///
/// The offset moves a layer. It is an attribute too, which only those read that ask for a place on the screen, or for the offset
/// itself: for all others scrolling runs no rule.
final class ScrollCore {
  unowned(unsafe) let viewGraph: ViewGraph
  /// In the frame of the scroll view; holds the layer of `view`.
  let layer = Layer(name: "ScrollView")
  /// Moves; the content's layers lie in it.
  let contentLayer = Layer(name: "content")
  let view: HostedScrollView
  let box: Attribute<ScrollBox>
  let traits: Attribute<ScrollTraits>
  let environment: Attribute<EnvironmentValues>
  /// Where the content lies; set once it is wired.
  var content: Attribute<ScrollContentBox>!
  /// The point of the moving space at the top left corner of the view, in points.
  let offset: Attribute<CGPoint>
  /// The space of the visible part, and the one that moves in it.
  let viewport: FramedSpace
  let space: ScrolledSpace
  let targets = ScrollTargets()
  /// Where content comes to rest; nil: where physics leads.
  var behavior: (() -> any ScrollTargetBehavior)?
  /// Called when something else moves content than before, and when fingers have moved it.
  var onPhase: [(ScrollPhase, ScrollPhase, CGVector?) -> Void] = []
  var onMove: [() -> Void] = []
  /// What a binding wants it to show; nil: there is none.
  var heldAim: (() -> ScrollAim?)?
  /// What content rests on, and what it is being put back on after a change of size, in which frame, and whether it was on its way, so
  /// that nobody knows yet what it rests on. See `ScrollRest`.
  var rest: ScrollRest?
  var settling: (rest: ScrollRest, frame: Int, isNews: Bool)?
  var isNotingRest = false
  private(set) var isAlive = true
  private var lazyContainers: [WeakLazyContainer] = []
  private var transitions = ScrollTransitionWatches()
  /// The axes along which something in the content is measured by the scroll view, and the room that it was last told.
  var relativeAxes: Axis.Set = []
  var room = CGSize.zero

  init(_ inputs: _ViewInputs, box: Attribute<ScrollBox>, traits: Attribute<ScrollTraits>) {
    viewGraph = inputs.viewGraph
    self.box = box
    self.traits = traits
    environment = inputs.environment
    let offset = inputs.subgraph.input(CGPoint.zero) { "offset of ScrollView" }
    self.offset = offset
    let contentLayer = contentLayer
    view = MainActor.assumeIsolated { UncheckedBox(HostedScrollView(content: contentLayer)) }.value
    viewport = FramedSpace(parent: inputs.space, layer: layer, frame: Attribute<CGRect>(node: box.node))
    viewport.coordinateSpaceName = { ScrollCoordinateSpaceName.nearest }
    space = ScrolledSpace(parent: viewport, layer: contentLayer, offset: offset)
    MainActor.assumeIsolated { UncheckedBox(view).value.core = self }
  }

  /// What the content is given.
  func contentInputs(
    _ outer: _ViewInputs, _ place: Attribute<ScrollContentBox>, _ settings: Attribute<ScrollSettings>
  ) -> _ViewInputs {
    let subgraph = outer.subgraph
    var inputs = outer
    inputs.ownsLayer = false
    inputs.pilesUpSeveral = false
    inputs.layer = contentLayer
    inputs.space = space
    inputs.setPlace(Attribute<ViewPlace>(node: place.node))
    inputs.safeArea = subgraph.rule(ScrolledSafeArea(outer: outer.safeArea, traits: traits))
    let room = subgraph.input(CGSize?.none) { "room in ScrollView, as placed" }
    inputs.containerSize = subgraph.rule(
      ScrollRoom(core: self, placed: room, outer: outer.containerSize, safeArea: outer.viewGraph.safeArea))
    subgraph.effect(ScrollRoomTeller(core: self, box: box, place: outer.place, traits: traits, room: room, viewGraph: viewGraph))
    inputs.environment = subgraph.rule(ScrolledEnvironment(outer: outer.environment))
    inputs.scrolling = ScrollSurroundings(core: self, outer: outer.scrolling)
    return inputs
  }

  /// The layer is in its place: the view joins the views around it.
  @MainActor func joinViews(around inputs: _ViewInputs) {
    guard view.superview == nil else { return }
    inputs.surroundingView?.addForeignSubview(view, in: layer)
  }

  func end() {
    isAlive = false
    MainActor.assumeIsolated { UncheckedBox(view).value.leave() }
  }

  /// Called by the view whenever it has moved its content.
  func didScroll(to newOffset: CGPoint, byUser: Bool) {
    guard isAlive else { return }
    viewGraph.graph.withCause("scrolling") {
      offset.update(newOffset)
      transitions.contentMoved(to: newOffset)
    }
    for entry in lazyContainers { entry.container?.viewportMoved() }
    if byUser { for action in onMove { action() } }
  }

  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?) {
    guard isAlive else { return }
    for action in onPhase { action(old, new, velocity) }
  }

  var lazyContainersAlive: [LazyContainer] { lazyContainers.compactMap(\.container) }

  func add(_ watch: ScrollTransitionWatch) { transitions.add(watch) }

  func add(_ container: LazyContainer) {
    lazyContainers.removeAll { $0.container == nil }
    lazyContainers.append(WeakLazyContainer(container: container))
  }

  /// Content before what is in view has become longer by `length` points: the same stays in view, and what moves goes on.
  func shift(by length: CGFloat, _ axis: Axis) {
    guard isAlive, viewGraph.graph.untracked({ traits.value.contains(axis) }) else { return }
    var delta = CGPoint.zero
    delta[axis] = length
    let core = UncheckedBox(self)
    MainActor.assumeIsolated {
      core.value.view.shiftContent(by: delta)
      core.value.restChanged()
    }
    // Near an end there may be less than was thought.
    viewGraph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      let view = UncheckedBox(view)
      MainActor.assumeIsolated { view.value.keepInside() }
    }
  }
}

/// The space that a scroll view moves.
final class ScrolledSpace: SpaceNode {
  private let offset: Attribute<CGPoint>
  init(parent: SpaceNode, layer: Layer, offset: Attribute<CGPoint>) {
    self.offset = offset
    super.init(parent: parent, layer: layer)
  }
  override func transformToParent() -> CGAffineTransform {
    let offset = offset.value
    return CGAffineTransform(translationX: -offset.x, y: -offset.y)
  }
}
