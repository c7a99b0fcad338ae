import AttributeGraph
import LayerTree
import UIKit

/// A `UIView` with SwiftUI views in it: it owns their graph, and is updated in every frame as long as it is in a window.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
  var rootView: Content { didSet { rootViewDidChange() } }
  private(set) var viewGraph: ViewGraph?
  private var root: Attribute<Content>?
  private(set) var rootLayout: LayoutSource?
  /// Says "layout of the root" to the graph when UIKit asks in the middle of an update.
  private var rootFrame: Attribute<ViewPlace>?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  /// What the views show goes with them: they disappear, their tasks are cancelled.
  deinit { viewGraph?.end() }

  // MARK: In a window

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let application = window?.windowScene?.application else {
      viewGraph?.presentationLevel.occupant?.cutShort()
      leaveFrames()
      return
    }
    if viewGraph == nil { makeGraph(application) }
    writeSurroundings()
    application.frames.add(self)
    frames = application.frames
    viewGraph?.presentationLevel.presentNext()
  }
  private weak var frames: FrameDriver?

  private func leaveFrames() {
    frames?.remove(self)
    frames = nil
  }

  private func makeGraph(_ application: UIApplication) {
    let layer = Layer(name: TypeName.short(of: Content.self))
    backingLayer.addChild(layer)
    let viewGraph = ViewGraph(services: application.services, rootLayer: layer, now: application.frames.now)
    self.viewGraph = viewGraph
    viewGraph.schedule = { [weak frames = application.frames] time, isDecoration, action in
      MainActor.assumeIsolated {
        let action = UncheckedBox(action)
        let id = frames?.schedule(at: time, isDecoration: isDecoration) { action.value() }
        return UncheckedBox { MainActor.assumeIsolated { if let id { frames?.cancelTimer(id) } } }
      }.value
    }
    viewGraph.responder = self
    viewGraph.schemeWishes.onChange = { [weak self] scheme in
      MainActor.assumeIsolated { self?.window?.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme) }
    }
    ViewGraph.connectToUIKit()
    writeSurroundings()
    wire(viewGraph)
  }

  private func wire(_ viewGraph: ViewGraph) {
    let subgraph = viewGraph.graph.root
    let root = subgraph.input(rootView) { "root view" }
    self.root = root
    let outer = subgraph.rule(RootFrame(size: viewGraph.size))
    let inputs = _ViewInputs(
      viewGraph: viewGraph, subgraph: subgraph, layer: viewGraph.rootLayer,
      space: SpaceNode(root: viewGraph.rootLayer, pixels: viewGraph.pixels), frame: outer, environment: viewGraph.environment,
      direction: DirectionSource(viewGraph.environment, subgraph), safeArea: viewGraph.safeArea)
    let child = LateLayout()
    let frame = subgraph.rule(
      ChildFrame(child: child, outer: inputs.place, direction: inputs.direction, name_: "the host") { computer, outer in
        let safe = viewGraph.safeArea.value.safe(isRightToLeft: inputs.direction.isRightToLeft.value)
        return Alignment.center.place(computer.dimensions(ProposedViewSize(safe.size)), in: ViewPlace(safe))
      })
    rootFrame = frame
    var inner = inputs
    inner.setPlace(frame)
    child.source = Content._makeView(_GraphValue(root), inner).layout
    rootLayout = child.source
    watchContent()
  }

  private func rootViewDidChange() {
    guard let viewGraph, let root else { return }
    // Asked for after the new view is in the graph.
    viewGraph.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.invalidateIntrinsicContentSize() } }
    let view = rootView
    viewGraph.enqueue(TransactionContext.current, cause: { "rootView of the host" }) { root.set(view) }
  }

  // MARK: Surroundings

  open override func layoutSubviews() {
    super.layoutSubviews()
    writeSurroundings()
    guard let viewGraph else { return }
    // In the middle of an update nothing is drained: what was asked for is brought up to date, the rest is left to those who
    // update.
    if viewGraph.graph.isFlushing || viewGraph.graph.isUpdating { pullLayout(viewGraph) }
  }

  private func pullLayout(_ viewGraph: ViewGraph) {
    if let rootFrame { viewGraph.pullLayout(rootFrame) }
  }

  open override func _boundsSizeDidChange() { writeSurroundings() }
  open override func safeAreaInsetsDidChange() {
    writeSurroundings()
    if safeAreaRegions.contains(.container) { invalidateIntrinsicContentSize() }
  }
  /// What the views are told of.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet {
      guard safeAreaRegions != oldValue else { return }
      writeSurroundings()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  var insetsForViews: UIEdgeInsets { safeAreaRegions.contains(.container) ? resolvedSafeAreaInsets : .zero }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    writeSurroundings()
  }

  private func writeSurroundings() {
    guard let viewGraph else { return }
    let insets = insetsForViews
    viewGraph.size.update(bounds.size)
    viewGraph.safeArea.update(
      SafeArea(
        bounds: CGRect(origin: .zero, size: bounds.size),
        insets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
    viewGraph.placeInWindow.update(backingLayer.transformToRoot)
    viewGraph.rootLayer.size = bounds.size
    let surroundings = HostSurroundings(
      traits: traitCollection, settings: window?.windowScene?.application.settings ?? UserSettings(),
      isActive: window?.windowScene?.activationState != .foregroundInactive,
      isPresented: (next as? UIViewController)?.presentingViewController != nil)
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    var environment = surroundings.environment
    if surroundings.isPresented {
      environment.setPresented { [weak self] in (self?.next as? UIViewController)?.dismiss(animated: true) }
    }
    viewGraph.environment.set(environment)
  }
  private var surroundings: HostSurroundings?
  /// What kept running in the last update, when it did not come to rest.
  private var lastUnsettled: [String]?

  // MARK: Size

  open override func sizeThatFits(_ proposal: CGSize) -> CGSize { measure(ProposedViewSize(proposal)) }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    if viewGraph == nil { makeGraph(UIApplication.shared) }
    guard let viewGraph, let rootLayout else { return .zero }
    if case .attribute(let attribute) = rootLayout { viewGraph.graph.pull(attribute.node) }
    return viewGraph.graph.untracked { rootLayout.value.size(proposal) }
  }

  /// The size that the views have by themselves, and what covers the view.
  open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }
  open override var _contentHeightFollowsWidth: Bool { true }
  open override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }

  /// The content size is found anew whenever the views' own size changes.
  var followsContent = false { didSet { if followsContent { watchContent() } } }
  var isWatchingContent = false
}

extension _UIHostingView: FrameParticipant {
  package var needsUpdate: Bool { viewGraph?.needsUpdate ?? false }
  package func update() {
    guard let viewGraph else { return }
    ViewGraph.withUpdating(viewGraph) { lastUnsettled = viewGraph.update() }
  }
  package func advanceAnimations(to time: TimeInterval) { viewGraph?.advance(to: time) }
  package var nextWakeUp: TimeInterval? {
    guard let viewGraph else { return nil }
    return viewGraph.isAnimating || viewGraph.needsUpdate || viewGraph.hasAfterUpdateActions ? viewGraph.now : nil
  }
  package func runAfterUpdateActions() -> Bool { viewGraph?.runAfterUpdateActions() ?? false }
  package var pendingWorkDescription: String {
    guard let viewGraph else { return "an empty host" }
    if let names = lastUnsettled { return "updates of \(names.joined(separator: ", "))" }
    return "\(viewGraph.pendingWork.joined(separator: " and ")) in \(viewGraph.rootLayer.name)"
  }
  package var work: ParticipantWork {
    ParticipantWork(bodiesRun: viewGraph?.bodiesRun ?? 0, rulesRun: viewGraph?.graph.statistics.rulesRun ?? 0)
  }
}

/// All of the host's root.
private struct RootFrame: Rule {
  let size: Attribute<CGSize>
  func update(_ slot: Slot<CGRect>) -> Bool { slot.putIfChanged(CGRect(origin: .zero, size: size.value)) }
  func name() -> String { "frame of the host" }
  static var cycleDefault: CGRect? { .zero }
}
