import AttributeGraph
import UIKit

/// A modifier that presents something, at work on a view: keeps what is shown to what is wished for.
final class Presenter {
  let inputs: _ViewInputs
  private weak var viewGraph: ViewGraph?
  let makeContent: (Presentation, _ViewInputs) -> _ViewOutputs
  var style = PresentationStage.Style.sheet
  var clear: () -> Void = {}
  var onDismiss: (() -> Void)?

  private var wanted: AnyHashable?
  /// What was shown for this item has been dismissed, and the author still asks for it.
  private var dismissed: AnyHashable?
  private(set) var isAnimated = true
  private var shown: Presentation?
  private var isEnded = false

  init(_ inputs: _ViewInputs, content: @escaping (Presentation, _ViewInputs) -> _ViewOutputs) {
    self.inputs = inputs
    viewGraph = inputs.viewGraph
    makeContent = content
  }

  /// What is presented over the same content as this.
  var level: PresentationLevel { inputs.presentation?.level ?? inputs.viewGraph.presentationLevel }
  /// Shown as soon as nothing else is.
  var isWaiting: Bool { shown == nil && wanted != nil && wanted != dismissed && !isEnded }
  var identity: AnyHashable? { wanted }

  /// From an update; what follows from it comes after it.
  func wish(for identity: AnyHashable?, animated: Bool) {
    guard identity != wanted else { return }
    wanted = identity
    isAnimated = animated
    viewGraph?.afterUpdate { self.reconcile() }
  }

  private func reconcile() {
    if wanted != dismissed { dismissed = nil }
    if let shown {
      if shown.identity != wanted { shown.dismiss(animated: isAnimated) }
    } else if isWaiting {
      level.present(self)
    }
  }

  /// The level is free.
  func show() {
    guard isWaiting, let identity = wanted else { return }
    let presentation = Presentation(self, identity: identity)
    shown = presentation
    level.occupant = presentation
    presentation.begin()
  }

  /// `dismiss()` was called in what is shown.
  func dismissShown() {
    guard let shown else { return }
    dismissed = shown.identity
    clear()
    shown.dismiss(animated: !TransactionContext.current.disablesAnimations)
  }

  /// What was shown is gone from the screen.
  func isGone(_ presentation: Presentation, byUser: Bool) {
    guard shown === presentation else { return }
    let name = presentation.name
    shown = nil
    if byUser && !isEnded {
      dismissed = presentation.identity
      if wanted == presentation.identity { ActionContext.with({ "dismissal of \(name)" }) { clear() } }
    }
    if let onDismiss { ActionContext.with({ "onDismiss of \(name)" }) { onDismiss() } }
    guard !isEnded else { return }
    // The author's answer comes with the next update.
    viewGraph?.afterUpdate { self.reconcile() }
  }

  /// The view that presents is no more; from an update.
  func end() {
    isEnded = true
    guard let shown else { return }
    viewGraph?.afterUpdate { shown.dismiss(animated: true) }
  }
}

/// One place for something presented over the same content: the second waits for the first.
final class PresentationLevel {
  weak var occupant: Presentation?
  private var waiting: [Presenter] = []
  /// The window of the host, as it is now.
  let window: @MainActor () -> UIWindow?
  private let console: (String) -> Void

  init(console: @escaping (String) -> Void, window: @escaping @MainActor () -> UIWindow?) {
    self.console = console
    self.window = window
  }

  private var isInWindow: Bool { MainActor.assumeIsolated { window() != nil } }

  func present(_ presenter: Presenter) {
    if let occupant {
      if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
      // One that is on its way out makes room by itself.
      if !occupant.isLeaving {
        console(
          "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented "
            + "sheet gets dismissed. (\(occupant.name) is presented over the same view.)")
      }
      return
    }
    guard isInWindow else {
      if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
      return
    }
    presenter.show()
  }

  /// Nothing is presented any more, or the host has come into a window.
  func presentNext() {
    guard occupant == nil else { return }
    waiting.removeAll { !$0.isWaiting }
    guard !waiting.isEmpty, isInWindow else { return }
    waiting.removeFirst().show()
  }
}
