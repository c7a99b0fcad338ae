import SwiftUI

/// A child with one gesture in a parent with another.
struct MatrixView: View {
  let child: MatrixGesture?, parent: MatrixGesture?
  let way: MatrixWay
  let note: (MatrixSide, MatrixEvent.What) -> Void

  var body: some View {
    Listening(gesture: parent, way: way, note: { note(.parent, $0) }) {
      VStack {
        Listening(gesture: child, way: parent == .button ? way : way.ofChild, note: { note(.child, $0) }) {
          Color.red.frame(width: 100, height: 100)
        }
      }
    }
  }
}

/// Content with one of the gestures around it.
private struct Listening<Content: View>: View {
  let gesture: MatrixGesture?
  let way: MatrixWay
  let note: (MatrixEvent.What) -> Void
  let content: Content
  @GestureState private var isDragged: Bool
  private let tracker = Tracker()

  init(
    gesture: MatrixGesture?, way: MatrixWay, note: @escaping (MatrixEvent.What) -> Void, @ViewBuilder content: () -> Content
  ) {
    self.gesture = gesture
    self.way = way
    self.note = note
    self.content = content()
    let own = tracker
    _isDragged = GestureState(wrappedValue: false, reset: { _, _ in own.wasReset() })
  }

  var body: some View {
    switch gesture {
    case nil: content
    case .tap: attached(TapGesture().onEnded { note(.fires) })
    case .doubleTap: attached(TapGesture(count: 2).onEnded { note(.fires) })
    case .longPress: attached(LongPressGesture().onEnded { _ in note(.fires) })
    case .drag:
      let _ = tracker.note = note
      attached(
        DragGesture()
          .onChanged { _ in tracker.changed() }
          .onEnded { _ in tracker.ended() }
          .updating($isDragged) { _, state, _ in state = true })
    case .button:
      Button {
        note(.fires)
      } label: {
        content
      }
    }
  }

  @ViewBuilder private func attached<G: Gesture>(_ gesture: G) -> some View {
    switch way {
    case .gesture: content.gesture(gesture)
    case .simultaneousGesture: content.simultaneousGesture(gesture)
    case .highPriorityGesture, .highPriorityGestureOnBoth: content.highPriorityGesture(gesture)
    }
  }
}

/// Follows one drag from its first change to its end. `updating` is written last, so that the state goes back after `onEnded`.
private final class Tracker {
  var note: (MatrixEvent.What) -> Void = { _ in }
  private var isActive = false
  func changed() {
    guard !isActive else { return }
    isActive = true
    note(.begins)
  }
  func ended() {
    isActive = false
    note(.ends)
  }
  func wasReset() {
    guard isActive else { return }
    isActive = false
    note(.breaksOff)
  }
}
