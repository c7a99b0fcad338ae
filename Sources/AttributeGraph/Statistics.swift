/// What the graph did and holds. Counts are exact, so tests can assert them; set a field to 0 to count from here.
public struct Statistics: Equatable, Sendable {
  /// Runs of rules and effects.
  public var rulesRun = 0
  /// Cycles met.
  public var cycles = 0
  /// Rounds of the last flush that had something to do.
  public var rounds = 0
  /// Edges made, whether they still exist or not.
  public var edgesRecorded = 0
  public internal(set) var edgesAlive = 0
  public internal(set) var nodesAlive = 0
  /// Memory for nodes and edges, including what waits to be used again.
  public internal(set) var bytes = 0
}

/// Is told facts as they happen. It must not change the graph.
public protocol GraphObserver: AnyObject {
  /// A rule or an effect has just run.
  func ruleRan(_ node: NodePointer, changed: Bool)
  /// An input was set to something new.
  func inputChanged(_ node: NodePointer)
  /// A round of a flush begins; the first is 1.
  func roundBegan(_ number: Int)
}

extension GraphObserver {
  public func ruleRan(_ node: NodePointer, changed: Bool) {}
  public func inputChanged(_ node: NodePointer) {}
  public func roundBegan(_ number: Int) {}
}

extension Graph {
  public var statistics: Statistics {
    get {
      var statistics = core.pointee.statistics
      statistics.bytes = core.pointee.slab.bytes
      return statistics
    }
    set {
      var statistics = newValue
      statistics.edgesAlive = core.pointee.statistics.edgesAlive
      statistics.nodesAlive = core.pointee.statistics.nodesAlive
      core.pointee.statistics = statistics
    }
  }
}
