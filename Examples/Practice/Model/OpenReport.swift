import Observation

/// Which report is open.
///
/// **A tap on what is open: two rules.** A bar is 0.6 of a band, and eight bands stand on a screen: fingers miss it and meet its
/// neighbour. If a second tap closed, every miss could take the report away, so a tap on a bar only ever opens; the handle and
/// the close button close. A note of the staff map has a column of 28 points to itself, wide enough not to be missed, and there a
/// second tap on the same note closes. What a mistake costs comes before doing the same everywhere.
@Observable
final class OpenReport {
  enum Subject: Hashable {
    case session(Session.ID)
    case note(Pitch)
  }

  /// What the panel shows. It stays while the panel slides away.
  private(set) var subject: Subject?
  var isShown = false

  /// What is marked as open.
  var selection: Subject? { isShown ? subject : nil }
  var session: Session.ID? { if case .session(let id) = selection { id } else { nil } }
  var note: Pitch? { if case .note(let pitch) = selection { pitch } else { nil } }

  /// From a bar: a narrow target, which never closes.
  func open(_ session: Session.ID) { show(.session(session)) }

  /// From the staff map: a wide target, which closes what it has opened.
  func toggle(_ note: Pitch) {
    if selection == .note(note) {
      isShown = false
    } else {
      show(.note(note))
    }
  }

  private func show(_ subject: Subject) {
    self.subject = subject
    isShown = true
  }
}
