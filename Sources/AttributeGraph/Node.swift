/// Where an attribute's node lies.
public typealias NodePointer = UnsafeMutablePointer<Node>

/// The header of an attribute: 80 bytes, followed by its value and then its rule.
///
/// Nodes are untyped and lie in slabs, so the hot path has no reference counts, no exclusivity checks and no generic code.
public struct Node {
  /// The rule's type; its static functions know where value and rule lie behind the header.
  @usableFromInline var ruleType: any AnyRule.Type
  @usableFromInline let core: CorePointer
  /// What the rule read in its last run, in that order.
  @usableFromInline var inputs: EdgePointer?
  /// Who read this node, first come first.
  @usableFromInline var dependants: EdgePointer?
  @usableFromInline var lastDependant: EdgePointer?
  @usableFromInline var nextInSubgraph: NodePointer?
  /// The number of the last run in the graph's count of runs; edges read in that run carry it as their stamp.
  @usableFromInline var run: UInt32
  /// More than the height of any input, apart from inputs behind an edge that closes a cycle.
  @usableFromInline var height: UInt32
  /// Unique in the graph and never given twice; 0 once the node's memory is free.
  @usableFromInline var number: UInt32
  /// Number in the graph's list of causes; 0 is none.
  @usableFromInline var cause: UInt32
  /// The graph's version for which a pull found everything below this node up to date.
  @usableFromInline var verified: UInt32
  /// Size of the whole node in units of 16 bytes.
  @usableFromInline var sizeClass: UInt16
  @usableFromInline var flags: NodeFlags

  /// Offset of the value: the size of this header. A multiple of 16, so that any value of that alignment fits behind it.
  @inlinable static var valueOffset: Int { 80 }
}

/// What is true of a node at the moment.
///
/// Not an `OptionSet`: its protocol's generic code is slow where it is not specialized, as in debug builds.
@usableFromInline struct NodeFlags {
  @usableFromInline var bits: UInt16
  @inlinable init(_ bits: UInt16) { self.bits = bits }

  /// Its rule is running.
  @inlinable static var computing: NodeFlags { NodeFlags(1) }
  /// An input really changed since the last run, or it never ran.
  @inlinable static var stale: NodeFlags { NodeFlags(2) }
  /// Its subgraph has ended; the memory is still good.
  @inlinable static var dead: NodeFlags { NodeFlags(4) }
  /// The memory waits in a free list.
  @inlinable static var freed: NodeFlags { NodeFlags(8) }
  @inlinable static var hasValue: NodeFlags { NodeFlags(16) }
  /// Set from outside instead of computed.
  @inlinable static var input: NodeFlags { NodeFlags(32) }
  /// Has an output outside the graph: runs although nobody reads it, after all rules.
  @inlinable static var effect: NodeFlags { NodeFlags(64) }
  /// Waits in the queue, among the effects or for the next round.
  @inlinable static var queued: NodeFlags { NodeFlags(128) }
  /// Ran before its turn, or read a node above its own height while rules were waiting: its value may be one step behind,
  /// and it may run once more in the same round.
  @inlinable static var readAhead: NodeFlags { NodeFlags(256) }
  /// Waits for its dependants to be raised above it.
  @inlinable static var raising: NodeFlags { NodeFlags(512) }
  /// An input changed since the bit was last cleared (by a pull).
  @inlinable static var touched: NodeFlags { NodeFlags(1024) }
  /// Runs a second time within its own run, to find a first value in a cycle.
  @inlinable static var rescuing: NodeFlags { NodeFlags(2048) }

  /// A read of a node with any of these needs more than a look at the value.
  @inlinable static var attention: NodeFlags { NodeFlags(1 | 2 | 4 | 8) }

  @inlinable func contains(_ other: NodeFlags) -> Bool { bits & other.bits == other.bits }
  @inlinable func hasAny(_ other: NodeFlags) -> Bool { bits & other.bits != 0 }
  @inlinable mutating func insert(_ other: NodeFlags) { bits |= other.bits }
  @inlinable mutating func remove(_ other: NodeFlags) { bits &= ~other.bits }
  @inlinable static func | (left: NodeFlags, right: NodeFlags) -> NodeFlags { NodeFlags(left.bits | right.bits) }
}
