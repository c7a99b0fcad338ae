import AttributeGraph
import CoreGraphics

/// Answers how big a view is for a proposal, and where its guides and children lie.
///
/// One object a view, updated in place. *Equal* means: the same answers to the questions asked so far. `size(_:)` and
/// `guide(_:in:)` are the cached entrances; subclasses override `measure(_:)` and `explicitGuide(_:in:)` and do not know the cache.
class LayoutComputer {
  /// What was asked since the last change. A stack asks each child for its least and greatest length, once when it is measured
  /// and once when it places: those four lie in the object, more in an array.
  private var answers = (Answer.none, Answer.none, Answer.none, Answer.none)
  private var count = 0
  private var moreAnswers: [Answer] = []
  private var guides: [GuideAnswer] = []
  /// Answers were dropped that somebody may still hold.
  private var hasForgotten = false

  /// What was asked before the change that is under way.
  private var stash_: Stash?
  private struct Stash {
    var answers: [Answer] = []
    var guides: [GuideAnswer] = []
    var hasForgotten = false
  }

  /// What readers know beside sizes and guides. It is kept as they know it: a wrapper answers from a child that is changed already
  /// when the wrapper's own turn comes.
  private var known: Traits?
  private struct Traits: Equatable {
    let priority: Double
    let guideKinds: GuideKinds
    let isSpacer: Bool
  }
  private var traits: Traits { Traits(priority: priority, guideKinds: guideKinds, isSpacer: isSpacer) }

  /// The most answers that are kept; a view that is asked more often counts as changed whenever it is updated.
  private static let mostAnswers = 16

  init() {}

  /// Calls of `measure`, ever; a work counter for tests.
  nonisolated(unsafe) static var measures = 0

  /// A view without content, and what a cycle is given in place of a layout.
  nonisolated(unsafe) static let empty = LayoutComputer()

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let question = Question(proposal)
    if count > 0 && answers.0.question == question { return answers.0.size }
    if count > 1 && answers.1.question == question { return answers.1.size }
    if count > 2 && answers.2.question == question { return answers.2.size }
    if count > 3 {
      if answers.3.question == question { return answers.3.size }
      for answer in moreAnswers where answer.question == question { return answer.size }
    }
    LayoutComputer.measures += 1
    let size = measure(proposal)
    remember(Answer(question: question, size: size))
    return size
  }

  private func remember(_ answer: Answer) {
    switch count {
    case 0: answers.0 = answer
    case 1: answers.1 = answer
    case 2: answers.2 = answer
    case 3: answers.3 = answer
    default:
      if moreAnswers.count >= Self.mostAnswers - 4 {
        moreAnswers.removeAll(keepingCapacity: true)
        hasForgotten = true
      }
      moreAnswers.append(answer)
    }
    count = min(count + 1, 5)
  }

  /// Where a guide lies in the view at this size, if the view says so.
  final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard guideKinds.contains(GuideKinds(key)) else { return nil }
    let value = explicitGuide(key, in: size)
    if guides.count < Self.mostAnswers {
      guides.append(GuideAnswer(key: key, size: size, value: value))
    } else {
      hasForgotten = true
    }
    return value
  }

  // MARK: Change

  /// The computer is handed out for the first time.
  final func begin() { known = traits }

  /// Before the computer is changed: puts the answers aside.
  final func stash() {
    if self === Self.empty { return }
    var stash = stash_ ?? Stash()
    let inline = [answers.0, answers.1, answers.2, answers.3]
    stash.answers += inline.prefix(count) + moreAnswers
    stash.guides += guides
    stash.hasForgotten = stash.hasForgotten || hasForgotten
    stash_ = stash
    count = 0
    moreAnswers = []
    guides = []
    hasForgotten = false
  }

  /// After it was changed: asks the same questions again; false when all answers are the same.
  final func didChange() -> Bool {
    guard let stash = stash_ else { return false }
    stash_ = nil
    let traits = self.traits
    let isKnown = known == traits
    known = traits
    if stash.hasForgotten || !isKnown { return true }
    for answer in stash.answers where size(answer.question.proposal) != answer.size { return true }
    for answer in stash.guides where guide(answer.key, in: answer.size) != answer.value { return true }
    return false
  }

  // MARK: For subclasses

  /// The size for a proposal. The default has none.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Frames of the children in a container of this size.
  func place(in size: CGSize) -> [CGRect] { [] }
  /// Asked only for guides of `guideKinds`.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  /// Which guides the view, or something in it, may say something of.
  var guideKinds: GuideKinds { [] }
  /// `layoutPriority`.
  var priority: Double { 0 }
  /// A `Spacer`, which asks for no spacing around it.
  var isSpacer: Bool { false }
  /// The axis of the innermost stack around, for those whose shape depends on it (`Spacer`).
  func noteStackAxis(_ axis: Axis?) {}

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { dimensions(of: size(proposal)) }
  final func dimensions(of size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [unowned self] in self.guide($0, in: size) }
  }
}

extension LayoutComputer {
  /// A proposal as two numbers, NaN for nil: half the size, and quick to compare.
  private struct Question: Equatable {
    let width: UInt64, height: UInt64
    init(_ proposal: ProposedViewSize) {
      width = Double(proposal.width ?? .nan).bitPattern
      height = Double(proposal.height ?? .nan).bitPattern
    }
    private init() { (width, height) = (0, 0) }
    static let none = Question()

    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        let value = Double(bitPattern: bits)
        return value.isNaN ? nil : CGFloat(value)
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }
  }
  private struct Answer {
    let question: Question
    let size: CGSize
    static let none = Answer(question: .none, size: .zero)
  }
  private struct GuideAnswer {
    let key: AlignmentKey
    let size: CGSize
    let value: CGFloat?
  }
}

/// Kinds of alignment guides that a view may set.
struct GuideKinds: OptionSet {
  let rawValue: UInt8
  static let baselines = GuideKinds(rawValue: 1)
  static let others = GuideKinds(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ key: AlignmentKey) {
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    self = isBaseline ? .baselines : .others
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
      computer.begin()
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
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { child.guide(key, in: size) }
  override var guideKinds: GuideKinds { child.guideKinds }
  override var priority: Double { child.priority }
  override var isSpacer: Bool { child.isSpacer }
  override func noteStackAxis(_ axis: Axis?) { child.noteStackAxis(axis) }
}

/// Takes what it is offered; 10 points where nothing is.
final class FillingComputer: LayoutComputer {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  nonisolated(unsafe) static let shared = FillingComputer()
}
