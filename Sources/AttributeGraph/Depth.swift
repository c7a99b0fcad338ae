import Glibc

/// Rules are running one inside the other so deep that the stack is nearly used up.
public struct TooDeep: Equatable, Sendable {
  /// How many rules are running.
  public let rulesRunning: Int
  /// The outermost and the innermost names, named frames among them, with the number left out between; each asked for the
  /// one after it.
  public let path: [String]
}

/// The end of the stack on which the graph was made. On any other stack nothing is checked.
struct StackEnd {
  private let lowestAddress: UInt
  /// Bytes kept for reports and for code that asks for nothing: 128 kB, or an eighth of a small stack (a choice).
  private let reserve: UInt

  init() {
    var attributes = pthread_attr_t()
    var address: UnsafeMutableRawPointer?
    var size = 0
    // A GNU extension, which the Glibc module leaves out.
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    let getAttributes = dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: GetAttributes.self) }
    guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else {
      lowestAddress = 0
      reserve = 0
      return
    }
    pthread_attr_getstack(&attributes, &address, &size)
    pthread_attr_destroy(&attributes)
    lowestAddress = UInt(bitPattern: address)
    reserve = UInt(min(131_072, size / 8))
  }

  @inline(__always) var isNear: Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return here &- lowestAddress < reserve
  }
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Instead of running `node`: reports, and gives it a makeshift value if it has none.
  ///
  /// The node stays stale, so a flush runs it again from a shallow stack and its readers after it.
  @inline(never) func refuseToRun(_ node: NodePointer) {
    let report = TooDeep(rulesRunning: pointee.ruleDepth, path: shortPath(to: node))
    if !pointee.reportedDepth { pointee.onTooDeep?(report) }
    pointee.reportedDepth = true
    if node.pointee.flags.contains(.hasValue) { return }
    if node.pointee.ruleType._giveDefault(node) || node.pointee.ruleType._giveEmpty(node) { return }
    fatalError(
      """
      AttributeGraph: \(report.rulesRunning) rules are running one inside the other and the stack is nearly used up: \
      \(report.path.joined(separator: " <- ")). Something contains itself, or is nested deeper than this thread's stack allows. \
      Flatten it, or run on a thread with a larger stack.
      """)
  }

  private func shortPath(to node: NodePointer) -> [String] {
    let shown = 12
    var names: [String] = []
    var frame = 0
    let count = pointee.trail.count
    for index in 0..<count {
      let member = pointee.trail[index].node
      defer { if member == nil { frame += 1 } }
      if index == shown && count > 2 * shown { names.append("... \(count - 2 * shown) more ...") }
      if index >= shown && index < count - shown { continue }
      names.append(member.map { $0.pointee.ruleType._name($0) } ?? pointee.frames[frame])
    }
    return names + [node.pointee.ruleType._name(node)]
  }
}

extension Graph {
  /// Little stack is left where this is asked, for recursions outside of rules (measuring, building) to stop with a report
  /// of their own. Always false on a thread other than the one that made the graph.
  public var isStackNearlyUsedUp: Bool { core.pointee.stackEnd.isNear }
}
