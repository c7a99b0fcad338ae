import AttributeGraph
import CoreGraphics

/// Answers how big a view is for a proposal, and where its guides and children lie.
///
/// One object a view, updated in place. *Equal* means: the same answers to the questions asked so far. `size(_:)` is the one
/// cached entrance; subclasses override `measure(_:)` and do not know the cache.
class LayoutComputer {
  /// The last answers. Three is what a stack asks of a child: minimum, maximum and the final proposal.
  private var answers: (Answer, Answer, Answer) = (.none, .none, .none)
  private var next = 0
  /// An answer was pushed out that somebody may still hold.
  private var hasForgotten = false
  private var stashed: [Answer] = []
  private var stashedPriority = 0.0
  private var mustReport = false

  private struct Answer {
    var isAsked: Bool
    var proposal: ProposedViewSize
    var size: CGSize
    static var none: Answer { Answer(isAsked: false, proposal: .zero, size: .zero) }
  }

  init() {}

  /// Calls of `measure`, ever; a work counter for tests.
  nonisolated(unsafe) static var measures = 0

  /// A view without content, and what a cycle is given in place of a layout.
  nonisolated(unsafe) static let empty = LayoutComputer()

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if answers.0.isAsked && answers.0.proposal == proposal { return answers.0.size }
    if answers.1.isAsked && answers.1.proposal == proposal { return answers.1.size }
    if answers.2.isAsked && answers.2.proposal == proposal { return answers.2.size }
    LayoutComputer.measures += 1
    let answer = Answer(isAsked: true, proposal: proposal, size: measure(proposal))
    switch next {
    case 0:
      hasForgotten = hasForgotten || answers.0.isAsked
      answers.0 = answer
    case 1: answers.1 = answer
    default: answers.2 = answer
    }
    next = next == 2 ? 0 : next + 1
    return answer.size
  }

  /// Before the computer is changed: puts the answers aside.
  final func stash() {
    for answer in [answers.0, answers.1, answers.2] where answer.isAsked { stashed.append(answer) }
    if hasForgotten { mustReport = true }
    stashedPriority = priority
    answers = (.none, .none, .none)
    next = 0
    hasForgotten = false
  }

  /// After it was changed: asks the same questions again; false when all answers are the same.
  ///
  /// An answer that was pushed out of the cache cannot be asked again, so that counts as a change.
  final func didChange() -> Bool {
    let questions = stashed
    stashed = []
    if mustReport || stashedPriority != priority {
      mustReport = false
      return true
    }
    for question in questions where size(question.proposal) != question.size { return true }
    return changesGuides
  }

  // MARK: For subclasses

  /// The size for a proposal. The default has none.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Frames of the children in a container of this size.
  func place(in size: CGSize) -> [CGRect] { [] }
  /// Where a guide lies in the view at this size, if the view says so.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  /// `layoutPriority`.
  var priority: Double { 0 }
  /// A `Spacer`, which asks for no spacing around it.
  var isSpacer: Bool { false }
  /// The axis of the innermost stack around, for those whose shape depends on it (`Spacer`).
  func noteStackAxis(_ axis: Axis?) {}
  /// Guides may differ from those before the change; unless a subclass knows better, sizes tell.
  var changesGuides: Bool { false }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { dimensions(of: size(proposal)) }
  final func dimensions(of size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [unowned self] in self.explicitGuide($0, in: size) }
  }
}

/// A rule that keeps a layout computer up to date.
protocol LayoutRule: Rule where Value == LayoutComputer {
  associatedtype Computer: LayoutComputer
  func make() -> Computer
  /// Writes what the graph says into the computer.
  mutating func fill(_ computer: Computer)
}

extension LayoutRule {
  mutating func update(_ slot: Slot<LayoutComputer>) -> Bool {
    guard slot.hasValue, let computer = slot.pointer.pointee as? Computer else {
      let computer = make()
      fill(computer)
      return slot.put(computer)
    }
    computer.stash()
    fill(computer)
    return computer.didChange()
  }
  static var cycleDefault: LayoutComputer? { .empty }
}

/// A computer that hands every question on to one child.
class WrappingComputer: LayoutComputer {
  var child: LayoutComputer = .empty
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { child.explicitGuide(key, in: size) }
  override var priority: Double { child.priority }
  override var isSpacer: Bool { child.isSpacer }
  override func noteStackAxis(_ axis: Axis?) { child.noteStackAxis(axis) }
}

/// Takes what it is offered; 10 points where nothing is.
final class FillingComputer: LayoutComputer {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  nonisolated(unsafe) static let shared = FillingComputer()
}
