import AttributeGraph
import CoreGraphics

/// What moves the content of a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// Nothing.
  case idle
  /// A finger is on it that may come to scroll.
  case tracking
  /// Fingers.
  case interacting
  /// It runs on, or comes back from beyond an edge, after fingers have let go.
  case decelerating
  /// A program, animated.
  case animating

  /// Content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What `onScrollPhaseChange` tells besides the phases.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Of the content under the fingers, in points per second: positive towards the end. nil while nothing moves.
  public let velocity: CGVector?
}

struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs.linking(ScrollPhaseLink(modifier: modifier))) }
}

private struct ScrollPhaseLink: ScrollLink {
  let modifier: _GraphValue<ScrollPhaseModifier>
  func connect(to core: ScrollCore, _ inputs: _ViewInputs) {
    let modifier = modifier
    unowned(unsafe) let viewGraph = inputs.viewGraph
    core.onPhase.append { [weak core] old, new, velocity in
      viewGraph.afterUpdate {
        guard let core, core.isAlive else { return }
        let (action, geometry) = viewGraph.graph.untracked { (modifier.value.action, core.geometry) }
        ActionContext.with({ "onScrollPhaseChange" }) {
          action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
        }
      }
    }
  }
}

extension View {
  /// Runs `action` when something else moves the content of the scroll view in this view than before.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
