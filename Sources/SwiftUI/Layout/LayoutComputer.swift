import AttributeGraph
import CoreGraphics

/// Answers how big a view is for a proposal, and where its guides and children lie.
///
/// One object a view, updated in place. *Equal* means: the same answers to the questions asked so far. `size(_:)`, `fixed` and
/// `guide(_:in:)` are the cached entrances; subclasses override `measure(_:)` and `explicitGuide(_:in:)` and do not know the
/// cache.
class LayoutComputer {
  /// What was asked since the last change; the first two lie in the object.
  private var answers = (Answer.none, Answer.none)
  private var count: UInt8 = 0
  /// Answers were dropped that somebody may still hold.
  private var hasForgotten = false
  /// What `fixed` answered, once it was asked for.
  private var fixedAnswer = Fixed.unknown
  /// The last answer of `kinds`.
  private var kindsAsked: GuideKinds?
  /// The axis of the stack that the view lies in.
  private(set) final var stackAxis: Axis?
  private var moreAnswers: [Answer] = []
  private var guides: [GuideAnswer] = []
  /// The answer of `spacing`, once it was asked for.
  private var spacingAnswer: SpacingAnswer?
  private var priorityAnswer: Double?

  /// What was asked before the change that is under way.
  private var stash_: Stash?
  private final class Stash {
    var answers: [Answer] = []
    var guides: [GuideAnswer] = []
    var spacing: SpacingAnswer?
    var priority: Double?
    var kinds: GuideKinds?
    var fixed = Fixed.unknown
    var hasForgotten = false
  }

  /// The most answers that are kept; a view that is asked more often counts as changed whenever it is updated.
  private static let mostAnswers = 16

  init() {}

  /// Calls of `measure`, ever; a work counter for tests.
  nonisolated(unsafe) static var measures = 0

  /// A view without content, and what a cycle is given in place of a layout.
  nonisolated(unsafe) static let empty = LayoutComputer()

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let fixed { return fixed }
    let question = Question(proposal)
    if count > 0 && answers.0.question == question { return answers.0.size }
    if count > 1 {
      if answers.1.question == question { return answers.1.size }
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
    default:
      if moreAnswers.count >= Self.mostAnswers - 2 {
        moreAnswers.removeAll(keepingCapacity: true)
        hasForgotten = true
      }
      moreAnswers.append(answer)
    }
    count = min(count + 1, 2)
  }

  /// The size for whatever is proposed, where that is always the same. Such a view is not measured.
  final var fixed: CGSize? {
    if fixedAnswer == .unknown {
      fixedAnswer = fixedSize.map { .always($0) } ?? .never
      if fixedAnswer != .never { LayoutComputer.measures += 1 }
    }
    if case .always(let size) = fixedAnswer { return size }
    return nil
  }

  /// How far the view wants to be from its neighbours.
  final var viewSpacing: ViewSpacing {
    if let spacingAnswer { return spacingAnswer.spacing }
    let spacing = preferredSpacing
    spacingAnswer = SpacingAnswer(spacing)
    return spacing
  }

  /// `layoutPriority` of the view, 0 if it has none. For those around, who hear of a change because they asked.
  final var layoutPriority: Double {
    let priority = priority
    priorityAnswer = priority
    return priority
  }

  /// Which guides the view, or something in it, may say something of. For those around, who hear of a change because they asked.
  final var kinds: GuideKinds {
    let kinds = guideKinds
    kindsAsked = kinds
    return kinds
  }

  /// Tells the view in which kind of stack it lies; nil: in none.
  final func setStackAxis(_ axis: Axis?) {
    guard axis != stackAxis else { return }
    stackAxis = axis
    forget()
    noteStackAxis(axis)
  }
  /// Drops all answers: something changed that the graph does not know of.
  private func forget() {
    if self === Self.empty || count == 0 && guides.isEmpty && fixedAnswer == .unknown { return }
    count = 0
    moreAnswers = []
    guides = []
    fixedAnswer = .unknown
    hasForgotten = true
  }

  /// Where a guide lies in the view at this size, if the view says so.
  final func guide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard kinds.contains(GuideKinds(key)) else { return nil }
    for answer in guides where answer.key == key && answer.size == size { return answer.value }
    let value = explicitGuide(key, at: size)
    if guides.count < Self.mostAnswers {
      guides.append(GuideAnswer(key: key, size: size, value: value))
    } else {
      hasForgotten = true
    }
    return value
  }

  // MARK: Change

  /// Before the computer is changed: puts the answers aside.
  final func stash() {
    if self === Self.empty { return }
    let stash = stash_ ?? Stash()
    if count > 0 { stash.answers.append(answers.0) }
    if count > 1 { stash.answers.append(answers.1) }
    stash.answers += moreAnswers
    stash.guides += guides
    stash.spacing = stash.spacing ?? spacingAnswer
    stash.priority = stash.priority ?? priorityAnswer
    stash.kinds = stash.kinds ?? kindsAsked
    if stash.fixed == .unknown { stash.fixed = fixedAnswer }
    (spacingAnswer, priorityAnswer, kindsAsked, fixedAnswer) = (nil, nil, nil, .unknown)
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
    if stash.hasForgotten { return true }
    if let priority = stash.priority, priority != layoutPriority { return true }
    if let kinds = stash.kinds {
      if kinds != self.kinds { return true }
    }
    if stash.fixed != .unknown {
      _ = fixed
      if fixedAnswer != stash.fixed { return true }
    }
    for answer in stash.answers where size(answer.question.proposal) != answer.size { return true }
    for answer in stash.guides where guide(answer.key, at: answer.size) != answer.value { return true }
    if let spacing = stash.spacing, spacing.spacing != viewSpacing { return true }
    return false
  }

  // MARK: For subclasses

  /// What `fixed` answers: nil where the size depends on the proposal.
  var fixedSize: CGSize? { nil }
  /// The size for a proposal. The default has none.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Places of the children in a container of this size, as if leading were left.
  func place(at size: ViewSize) -> [ViewPlace] { [] }
  /// Asked only for guides of `guideKinds`.
  func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { explicitGuide(key, in: size.size) }
  /// The same for views whose guides follow from the size alone.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  /// What `viewSpacing` keeps.
  var preferredSpacing: ViewSpacing { ViewSpacing() }
  /// What `kinds` answers.
  var guideKinds: GuideKinds { [] }
  /// What `layoutPriority` answers.
  var priority: Double { 0 }
  /// The axis of the innermost stack around, for those whose shape depends on it (`Spacer`).
  func noteStackAxis(_ axis: Axis?) {}

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    dimensions(of: ViewSize(size(proposal), proposal: proposal))
  }
  final func dimensions(of size: ViewSize) -> ViewDimensions {
    ViewDimensions(size: size) { [unowned self] in self.guide($0, at: size) }
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
  /// Whether the size is the same for every proposal.
  private enum Fixed: Equatable {
    case unknown, never
    case always(CGSize)
  }
  /// Apart from the object, as few views are asked for it.
  private final class SpacingAnswer {
    let spacing: ViewSpacing
    init(_ spacing: ViewSpacing) { self.spacing = spacing }
  }
  private struct GuideAnswer {
    let key: AlignmentKey
    let size: ViewSize
    let value: CGFloat?
  }
}
