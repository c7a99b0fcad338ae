/// The gestures of the matrix.
enum MatrixGesture: String, CaseIterable {
  case tap = "Tap", doubleTap = "Tap(2)", longPress = "LongPress", drag = "Drag", button = "Button"
}

/// How the parent's gesture is attached; around a child in a `Button`, how the child's is.
enum MatrixWay: String, CaseIterable {
  case gesture, simultaneousGesture, highPriorityGesture
  /// The child's gesture is of high priority too.
  case highPriorityGestureOnBoth

  /// How the child's gesture is attached to a view that is in no button.
  var ofChild: MatrixWay { self == .highPriorityGestureOnBoth ? .highPriorityGesture : .gesture }
  var title: String { self == .highPriorityGestureOnBoth ? "`.highPriorityGesture` on both" : "`.\(rawValue)`" }
}

/// What fingers do, on the child.
enum MatrixScript: String, CaseIterable {
  case tap, doubleTap = "double tap", hold, drag, secondFinger = "second finger", cancel
}

/// One of the pair.
enum MatrixSide: String { case child = "C", parent = "P" }

/// Something that a gesture told.
struct MatrixEvent: Equatable {
  enum What: Equatable {
    /// `onEnded` of a tap or a press, the action of a button.
    case fires
    /// The first `onChanged` of a drag.
    case begins
    /// `onEnded` of a drag.
    case ends
    /// The `@GestureState` of a drag went back without `onEnded`.
    case breaksOff
  }
  var side: MatrixSide
  var what: What
  /// Later than it would have come had the gesture been alone.
  var isLate = false

  var text: String {
    let mark =
      switch what {
      case .fires: ""
      case .begins: "("
      case .ends: ")"
      case .breaksOff: "×"
      }
    return (isLate ? "~" : "") + side.rawValue + mark
  }
}

extension MatrixWay {
  /// A button has no priority: with one there is nothing that could be attached on both.
  func hasPair(_ child: MatrixGesture, _ parent: MatrixGesture) -> Bool {
    self != .highPriorityGestureOnBoth || (child != .button && parent != .button)
  }
}

struct MatrixCell: Hashable {
  var child: MatrixGesture, parent: MatrixGesture, way: MatrixWay, script: MatrixScript

  static let all = MatrixWay.allCases.flatMap { way in
    MatrixGesture.allCases.flatMap { child in
      MatrixGesture.allCases.filter { way.hasPair(child, $0) }.flatMap { parent in
        MatrixScript.allCases.map { MatrixCell(child: child, parent: parent, way: way, script: $0) }
      }
    }
  }

  /// Apple's documentation and what is known of its rules say of a button only that it wins over a tap around it, loses to one of
  /// high priority, and shares with a simultaneous one.
  var isChoice: Bool {
    guard child == .button || parent == .button else { return false }
    return !(child == .button && parent == .tap && (script == .tap || script == .doubleTap))
  }
}

func matrixText(_ events: [MatrixEvent]) -> String {
  events.isEmpty ? "–" : events.map(\.text).joined(separator: " ")
}
