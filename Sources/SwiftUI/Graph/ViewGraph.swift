import AttributeGraph
import LayerTree
import UIKit

/// The attribute graph of one hosted view tree, and what its rules need from the world.
///
/// Bound to the main thread. Writes from other threads wait in `ThreadedWrites` and are applied by the next update.
final class ViewGraph {
  let graph = Graph()
  let rootLayer: Layer
  let services: HostServices
  let pixels: PixelGrid
  /// The animations' time, in seconds. Only running animations depend on it.
  let time: Attribute<Double>
  /// The animations' time, for reading without a dependency.
  private(set) var now: Double
  /// Counts frames, so that "again in this frame" can be asked.
  private(set) var frameNumber = 0

  /// What covers the root's edges; written by the host.
  let safeArea: Attribute<SafeArea>
  /// The environment of the root; written by the host.
  let environment: Attribute<EnvironmentValues>
  /// The size of the root, in points; written by the host.
  let size: Attribute<CGSize>

  /// From the root's space to the window's; written by the host.
  let placeInWindow: Attribute<CGAffineTransform>

  /// The transaction that is being applied; the empty one between transactions.
  private(set) var transaction = Transaction()
  /// Counts applied transactions, so that "changed in this transaction" can be asked.
  private(set) var transactionNumber = 0
  private var queue: [TransactionBatch] = []
  let threadedWrites: ThreadedWrites
  private var linesWrittenOnce: Set<String> = []
  /// What `preferredColorScheme` asks of the window.
  let schemeWishes = SchemeWishes()

  /// Actions for after the update (`onAppear`, `onChange`), in the order in which they were asked for.
  private var afterUpdateActions: [() -> Void] = []
  /// Has an action run in the first frame at or after a time, in seconds; the answer takes that back. Nobody waits for the end of
  /// a decoration. Set by the host.
  var schedule: (_ time: Double, _ isDecoration: Bool, _ action: @escaping () -> Void) -> (() -> Void) = { _, _, _ in {} }
  /// Who has the keyboard's focus among the views.
  private(set) lazy var focus = FocusCenter(self)
  /// What the views present, but for those that are themselves presented.
  private(set) lazy var presentationLevel = PresentationLevel(console: services.console) { [unowned(unsafe) self] in
    (rootLayer.parent?.owner as? UIView)?.window
  }
  /// How many view bodies ran, ever; a work counter for tests.
  var bodiesRun = 0
  /// What bodies gave that were seen to read observable objects; see `BodyHandle`.
  var observingBodies: Set<ObjectIdentifier> = []

  init(services: HostServices, rootLayer: Layer, now: Double) {
    self.services = services
    threadedWrites = ThreadedWrites(wake: services.wake)
    pixels = PixelGrid(scale: services.displayScale > 0 ? services.displayScale : 1)
    self.rootLayer = rootLayer
    self.now = now
    time = graph.root.input(now) { "time of animations" }
    safeArea = graph.root.input(SafeArea()) { "safe area of the host" }
    environment = graph.root.input(EnvironmentValues()) { "environment of the host" }
    size = graph.root.input(CGSize.zero) { "size of the host" }
    placeInWindow = graph.root.input(CGAffineTransform.identity) { "place of the host in its window" }
    graph.onCycle = { [unowned self] cycle in self.report(cycle) }
    graph.onTooDeep = { [unowned self] in self.report($0) }
  }

  var needsUpdate: Bool { !queue.isEmpty || graph.needsFlush || !threadedWrites.isEmpty }
  var isAnimating: Bool { time.isObserved }

  /// What asks for a frame, in words.
  var pendingWork: [String] {
    var work: [String] = []
    if isAnimating { work.append("an animation") }
    if !queue.isEmpty {
      let count = queue.reduce(0) { $0 + $1.changes.count }
      let named = queue.lazy.flatMap(\.changes).prefix(Self.namedChanges).map { $0.cause() }
      let rest = count > Self.namedChanges ? " and \(count - Self.namedChanges) more" : ""
      work.append("changes by " + named.joined(separator: ", ") + rest)
    }
    if graph.needsFlush { work.append("rules to run") }
    if !threadedWrites.isEmpty { work.append("writes from other threads") }
    if hasAfterUpdateActions { work.append("actions after the update") }
    return work
  }

  /// More waiting changes than these are counted, not named.
  private static let namedChanges = 20

  // MARK: Transactions

  /// Puts a change off to the next update, where it is applied in `transaction`. Changes asked for in one and the same
  /// transaction are applied together.
  func enqueue(_ transaction: Transaction, cause: @escaping () -> String, _ change: @escaping () -> Void) {
    transaction.completions.forEach { $0.isAwaited = true }
    let item = TransactionBatch.Change(cause: ActionContext.named(cause), apply: change)
    // No copy of the last batch may be held meanwhile: the append would copy all its changes.
    let last = queue.count - 1
    if last >= 0 && queue[last].transaction.id == transaction.id {
      queue[last].changes.append(item)
    } else {
      queue.append(TransactionBatch(transaction: transaction, changes: [item]))
    }
  }

  /// Applies what is queued, one transaction at a time: change, propagate to quiet, next.
  ///
  /// Returns the names of what keeps running when a flush does not come to rest.
  func update() -> [String]? {
    var unsettled: [String]?
    func flush() {
      if case .unsettled(let names, _) = graph.flush() { unsettled = names }
    }
    for write in threadedWrites.take() { enqueue(Transaction(), cause: { "a write from another thread" }, write) }
    // What is asked for on the way (a body that changes what another one reads) waits for the next round, which is bounded.
    let batches = queue
    queue = []
    for batch in batches {
      transaction = batch.transaction
      transactionNumber += 1
      for change in batch.changes { graph.withCause(change.cause(), change.apply) }
      flush()
      transaction.completions.forEach { $0.transactionWasApplied(in: self) }
      transaction = Transaction()
      // What changes outside of transactions (layout, time) belongs to none.
      transactionNumber += 1
    }
    if graph.needsFlush { flush() }
    return unsettled
  }

  /// Moves the animations' time; what runs on it is updated by the next `update()`.
  func advance(to time: Double) {
    now = time
    frameNumber += 1
    if isAnimating { self.time.update(time) }
  }

  // MARK: After the update

  func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdateActions.append(action)
  }

  /// Runs the actions that wait; true when there were any.
  func runAfterUpdateActions() -> Bool {
    guard !afterUpdateActions.isEmpty else { return false }
    let actions = afterUpdateActions
    afterUpdateActions = []
    for action in actions { action() }
    return true
  }
  /// The host goes away: all views disappear, and what was still to change changes nothing.
  func end() {
    graph.root.invalidate()
    _ = runAfterUpdateActions()
    queue = []
    _ = threadedWrites.take()
  }
  var hasAfterUpdateActions: Bool { !afterUpdateActions.isEmpty }

  // MARK: Layout asked for in the middle of an update

  /// Frames of content that its parent's layout does not depend on: behind a `GeometryReader`, in a background. In the order in
  /// which they were made; those that have ended are dropped now and then.
  private var detachedFrames: [(frame: Attribute<ViewPlace>, subgraph: Subgraph)] = []
  private var detachedFramesToKeep = 64

  func noteDetached(_ frame: Attribute<ViewPlace>, in subgraph: Subgraph) {
    if detachedFrames.count >= detachedFramesToKeep {
      detachedFrames.removeAll { !$0.subgraph.isAlive }
      detachedFramesToKeep = max(64, 2 * detachedFrames.count)
    }
    detachedFrames.append((frame, subgraph))
  }

  /// Lays everything out at once, as UIKit wants it when it is asked for insets in the middle of an update. Nothing is drained:
  /// what is out of date is pulled, what is running is met as a cycle, and the rest is left to the update that is under way.
  func pullLayout(_ root: Attribute<ViewPlace>) {
    graph.pull(root.node)
    for entry in detachedFrames where entry.subgraph.isAlive { graph.pull(entry.frame.node) }
  }

  // MARK: Reports

  private func report(_ depth: TooDeep) {
    services.console(
      "\(depth.rulesRunning) updates run one inside the other and the stack is nearly used up; what lies deeper is left out. "
        + "The usual cause is a view that contains itself. Path: \(depth.path.joined(separator: " ← "))")
  }

  /// The line of iOS, then the ring: what asked for what. A ring has no beginning; it is told from the first `body` on it, which
  /// is the code its reader wrote.
  private func report(_ cycle: Cycle) {
    services.console("=== AttributeGraph: cycle detected through attribute \(cycle.attributeNumber) ===")
    var ring = Array(cycle.path.dropLast())
    if !ring.isEmpty { ring[0] += " (attribute \(cycle.attributeNumber))" }
    let start = ring.firstIndex { $0.contains(".body") } ?? 0
    let told = ring[start...] + ring[..<start] + ring[start...].prefix(1)
    for (line, name) in told.enumerated() { services.console(line == 0 ? "  \(name)" : "  → \(name)") }
  }
}

extension ViewGraph {
  /// Prints a line unless it was printed by this before.
  func writeOnceToConsole(_ line: String) {
    if linesWrittenOnce.insert(line).inserted { services.console(line) }
  }
}

/// The changes of one transaction.
private struct TransactionBatch {
  struct Change {
    let cause: () -> String
    let apply: () -> Void
  }
  let transaction: Transaction
  var changes: [Change]
}
