import CoreGraphics

/// The layout of `HStack` and `VStack`.
///
/// Space is given out by priority, highest first; what lower priorities need at least is set aside before. Within a priority the
/// least flexible child is asked first, each with an equal share of what is left. A child's flexibility is what it takes of
/// endless space less what it takes of none.
final class StackComputer: ContainerComputer {
  let axis: Axis
  /// nil: the default distance between neighbours.
  var spacing: CGFloat? { didSet { solved = nil } }
  var alignment: AlignmentKey { didSet { solved = nil } }
  /// The default distances after each child but the last, once they were asked for.
  private var gaps: [CGFloat]?

  init(axis: Axis, alignment: AlignmentKey) {
    self.axis = axis
    self.alignment = alignment
  }

  override var children: [LayoutComputer] {
    didSet {
      solved = nil
      gaps = nil
    }
  }
  override var axisForChildren: Axis? { axis }
  override var preferredSpacing: ViewSpacing { ViewSpacing.union(of: children, along: axis) }

  /// The distance after each child but the last.
  private func gap(after index: Int) -> CGFloat { spacing ?? defaultGaps[index] }

  private var defaultGaps: [CGFloat] {
    if let gaps { return gaps }
    let spacings = children.map(\.viewSpacing)
    let gaps = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
    self.gaps = gaps
    return gaps
  }

  private var totalGap: CGFloat {
    guard children.count > 1 else { return 0 }
    if let spacing { return spacing * CGFloat(children.count - 1) }
    return defaultGaps.reduce(0, +)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }
  /// Children that take nothing of what is offered leave the stack no choice.
  override var fixedSize: CGSize? {
    guard !children.isEmpty, children.allSatisfy({ $0.fixed != nil }) else { return nil }
    return solve(.unspecified).size
  }

  /// Across, children are offered the stack's own length where nothing was proposed: in a row of ideal height, what fills its
  /// offer is as tall as the tallest.
  override func place(at size: ViewSize) -> [ViewPlace] {
    var proposal = size.proposal
    proposal[axis.other] = proposal[axis.other] ?? size.size[axis.other]
    let sizes = solve(proposal).sizes
    let guides = zip(children, sizes).map { $0.dimensions(of: $1)[alignment] }
    // The guides of all children lie on one line, `lead` from the side.
    let lead = crossLead(guides)
    let cross = crossLength(sizes, guides, lead)
    let shift = (size.size[axis.other] - cross) * crossFraction + lead
    var at: CGFloat = 0
    var places: [ViewPlace] = []
    places.reserveCapacity(sizes.count)
    for (index, child) in sizes.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = at
      origin[axis.other] = shift - guides[index]
      places.append(ViewPlace(origin: origin, size: child))
      at += child.size[axis] + (index + 1 < sizes.count ? gap(after: index) : 0)
    }
    return places
  }

  /// Where a stack that is given more room across than it needs puts its children: as one block, at its own guide.
  private var crossFraction: CGFloat {
    let unit = ViewDimensions(size: ViewSize(CGSize(width: 1, height: 1)))
    return min(1, max(0, alignment.id.defaultValue(in: unit)))
  }
  /// Endless less endless is no number.
  private func extent(_ length: CGFloat, from start: CGFloat) -> CGFloat { length.isFinite ? start + length : length }
  private func crossLead(_ guides: [CGFloat]) -> CGFloat { guides.max() ?? 0 }
  private func crossLength(_ sizes: [ViewSize], _ guides: [CGFloat], _ lead: CGFloat) -> CGFloat {
    var length: CGFloat = 0
    for (size, guide) in zip(sizes, guides) { length = max(length, extent(size.size[axis.other], from: lead - guide)) }
    return length
  }

  /// The last solution; measuring and placing mostly ask for one and the same.
  private var solved: (proposal: ProposedViewSize, sizes: [ViewSize], size: CGSize)?

  private func solve(_ proposal: ProposedViewSize) -> (sizes: [ViewSize], size: CGSize) {
    if let solved, solved.proposal == proposal { return (solved.sizes, solved.size) }
    let solution = findSolution(proposal)
    solved = (proposal, solution.sizes, solution.size)
    return solution
  }

  private func findSolution(_ proposal: ProposedViewSize) -> (sizes: [ViewSize], size: CGSize) {
    guard !children.isEmpty else { return ([], .zero) }
    var sizes = [ViewSize](repeating: ViewSize(.zero), count: children.count)
    if let offered = proposal[axis] {
      giveOut(offered - totalGap, proposal, &sizes)
    } else {
      for index in children.indices { sizes[index] = ViewSize(children[index].size(proposal), proposal: proposal) }
    }
    let guides = zip(children, sizes).map { $0.dimensions(of: $1)[alignment] }
    var total = CGSize.zero
    total[axis] = sizes.reduce(0) { $0 + $1.size[axis] } + totalGap
    total[axis.other] = crossLength(sizes, guides, crossLead(guides))
    return (sizes, total)
  }

  private func giveOut(_ room: CGFloat, _ proposal: ProposedViewSize, _ sizes: inout [ViewSize]) {
    var left = room
    var none = proposal, endless = proposal
    none[axis] = 0
    endless[axis] = .infinity
    let least = children.map { $0.size(none) }
    let most = children.map { $0.size(endless) }
    func offer(_ index: Int, among count: Int, reserved: CGFloat) {
      var share = proposal
      share[axis] = max(0, (left - reserved) / CGFloat(count))
      var size = least[index]
      if size == most[index] {
        // Of one size whatever is offered: no need to ask, and what is left for it makes no difference inside it.
        share[axis] = size[axis]
      } else {
        size = children[index].size(share)
      }
      sizes[index] = ViewSize(size, proposal: share)
      left -= size[axis]
    }
    let minima = least.map { $0[axis] }
    // Endless less endless is no number: such a child is not flexible.
    let flexibility = children.indices.map { most[$0][axis] == minima[$0] ? 0 : most[$0][axis] - minima[$0] }
    let priorities = children.map(\.layoutPriority)
    let isUniform = priorities.allSatisfy { $0 == priorities[0] } && flexibility.allSatisfy { $0 == flexibility[0] }
    if isUniform {
      for index in children.indices { offer(index, among: children.count - index, reserved: 0) }
      return
    }
    var reserved = minima.reduce(0, +)
    let order = children.indices.sorted {
      (-priorities[$0], flexibility[$0], $0) < (-priorities[$1], flexibility[$1], $1)
    }
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count && priorities[order[end]] == priorities[order[start]] { end += 1 }
      for index in order[start..<end] { reserved -= minima[index] }
      if reserved.isNaN { reserved = 0 }
      for position in start..<end { offer(order[position], among: end - position, reserved: reserved) }
      start = end
    }
  }
}
