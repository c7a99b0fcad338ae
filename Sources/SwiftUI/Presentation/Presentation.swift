import AttributeGraph
import LayerTree
import UIKit

/// Something presented: its content lives in the graph of the view that presents it, and its layers lie on a stage over the window.
///
/// Content is a subgraph of the presenting view's, with that view's environment and a space, a safe area and preferences of its own. So
/// state, bindings and observation need no bridge, and content ends with the view that presents it; what the stage shows then slides
/// away as it was last seen. Main thread only.
final class Presentation {
  let identity: AnyHashable
  /// Of what is presented in the content.
  let level: PresentationLevel
  /// For reports.
  let name: String
  /// The superview of UIKit's views in the content.
  let view: PresentedContentView
  /// On its way out by the author's word, or gone: content stays as it is.
  private(set) var isLeaving = false
  private let presenter: Presenter
  private let stage: PresentationStage
  private weak var viewGraph: ViewGraph?
  private let subgraph: Subgraph
  private let geometry: PresentedGeometry
  private let layer = Layer(name: "presented content")
  /// What `preferredColorScheme` asks of the presentation, and what was made of it.
  let schemeWishes = SchemeWishes()
  private let preferredScheme: Attribute<ColorScheme?>
  private var selection: Binding<PresentationDetent>?
  private var hasAppeared = false

  init(_ presenter: Presenter, identity: AnyHashable) {
    self.presenter = presenter
    self.identity = identity
    let inputs = presenter.inputs, style = presenter.style
    viewGraph = inputs.viewGraph
    subgraph = Subgraph(parent: inputs.subgraph)
    geometry = PresentedGeometry(subgraph)
    preferredScheme = subgraph.input(nil) { "preferredColorScheme of a presentation" }
    level = PresentationLevel(console: inputs.viewGraph.services.console, window: presenter.level.window)
    name = "\(style.name) of \(SwiftUI.path(of: inputs.layer))"
    let layer = layer
    (view, stage) =
      MainActor.assumeIsolated {
        let view = PresentedContentView(content: layer)
        return UncheckedBox((view, PresentationStage(style: style, content: view)))
      }.value
  }

  /// Wires the content; the stage comes up when it is known what the content asks for.
  func begin() {
    guard let viewGraph else { return }
    MainActor.assumeIsolated {
      stage.owner = self
      stage.delegate = self
      if let window = level.window() { stage.prepare(in: window) }
    }
    wire(viewGraph)
  }

  private func wire(_ viewGraph: ViewGraph) {
    let sink = PreferenceSink()
    let inputs = makeInputs(viewGraph)
    let options = subgraph.rule(PreferenceValue<PresentationOptionsKey>(sink: sink))
    makeBackground(options, inputs)
    makeContent(inputs.reading(PresentationOptionsKey.self, by: sink))
    let handle = BodyHandle(in: subgraph)
    let settings = subgraph.rule(
      PresentationSettingsRule(options: options, environment: inputs.environment, handle: handle, viewGraph: viewGraph))
    handle.node = settings.untyped
    subgraph.effect(PresentationSettingsEffect(settings: settings, presentation: self))
  }

  private func makeInputs(_ viewGraph: ViewGraph) -> _ViewInputs {
    var inputs = presenter.inputs
    inputs.subgraph = subgraph
    inputs.presentation = self
    inputs.layer = layer
    inputs.space = geometry.makeSpace(layer, viewGraph)
    inputs.safeArea = geometry.safeArea
    inputs.containerSize = subgraph.rule(SafeSize(safeArea: geometry.safeArea))
    inputs.frame = subgraph.rule(PresentedBounds(safeArea: geometry.safeArea))
    inputs.setEnvironment(
      subgraph.rule(
        PresentedEnvironment(outer: inputs.environment, preferredScheme: preferredScheme) { [weak presenter] in
          presenter?.dismissShown()
        }))
    schemeWishes.onChange = { [subgraph, preferredScheme] scheme in
      if subgraph.isAlive { preferredScheme.set(scheme) }
    }
    inputs.isShown = nil
    inputs.transaction = nil
    inputs.preferences = []
    inputs.ownsLayer = false
    inputs.branch = nil
    inputs.pilesUpSeveral = false
    inputs.scrolling = nil
    return inputs
  }

  private func makeContent(_ inputs: _ViewInputs) {
    let child = LateLayout()
    let safeArea = inputs.safeArea, direction = inputs.direction
    let frame = subgraph.rule(
      ChildFrame(child: child, outer: inputs.place, direction: direction, name_: "a presentation") { computer, _ in
        let safe = safeArea.value.safe(isRightToLeft: direction.isRightToLeft.value)
        return Alignment.center.place(computer.dimensions(ProposedViewSize(safe.size)), in: ViewPlace(safe))
      })
    var inner = inputs
    inner.setPlace(frame)
    inner.viewGraph.noteDetached(frame, in: subgraph)
    child.source = presenter.makeContent(self, inner).layout
  }

  private func makeBackground(_ options: Attribute<PresentationOptions>, _ inputs: _ViewInputs) {
    let background = subgraph.rule(PresentedBackgroundRule(options: options))
    _ = inputs.makeChild("presentationBackground", isDetached: true) {
      AnyView._makeView(_GraphValue(background).field { address(of: &$0.content) }, $0)
    } place: { computer, outer in
      background.value.alignment.place(computer.dimensions(ProposedViewSize(outer.size)), in: outer)
    }
  }

  /// What the content asks for is known.
  func take(_ settings: PresentedSettings) {
    selection = settings.selection
    MainActor.assumeIsolated {
      stage.contentStyle = settings.colorScheme == .dark ? .dark : .light
      stage.settings = settings.sheet
    }
    guard !hasAppeared else { return }
    hasAppeared = true
    let isAnimated = presenter.isAnimated
    viewGraph?.afterUpdate { [self] in
      MainActor.assumeIsolated { stage.present(animated: isAnimated) }
    }
  }

  func dismiss(animated: Bool) { MainActor.assumeIsolated { stage.dismiss(animated: animated) } }
  /// The host has left its window.
  func cutShort() { MainActor.assumeIsolated { stage.cutShort() } }
}

extension PresentationStage.Style {
  /// The modifier that makes it.
  fileprivate var name: String {
    switch self {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    }
  }
}

extension Presentation: PresentationStageDelegate {
  var stageName: String { name }

  func stage(_ stage: PresentationStage, placedContent frame: CGRect) {
    guard subgraph.isAlive else { return }
    let insets = stage.contentInsets
    geometry.update(
      frame, insets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }

  func stage(_ stage: PresentationStage, restsAt detent: AnyHashable) {
    guard subgraph.isAlive, let selection, let detent = detent.base as? PresentationDetent else { return }
    func select() {
      ActionContext.with({ "the detent of \(name)" }) { if selection.wrappedValue != detent { selection.wrappedValue = detent } }
    }
    // One that is no more is found out in the middle of an update.
    if viewGraph?.graph.isUpdating == true { viewGraph?.afterUpdate(select) } else { select() }
  }

  func stageWillLeave(_ stage: PresentationStage, byUser: Bool) { if !byUser { isLeaving = true } }

  func stageIsGone(_ stage: PresentationStage, byUser: Bool) {
    isLeaving = true
    if subgraph.isAlive { subgraph.invalidate() }
    let presenter = self.presenter, outer = presenter.level
    outer.occupant = nil
    // Content disappears first.
    guard let viewGraph else { return presenter.isGone(self, byUser: byUser) }
    viewGraph.afterUpdate { [self] in
      presenter.isGone(self, byUser: byUser)
      viewGraph.afterUpdate { outer.presentNext() }
    }
  }
}
