import AttributeGraph

/// A change of the transactions that reach a part of the tree, made by `.animation(_:value:)` or `.transaction`.
///
/// Asked only when an animatable value changes its target; unasked, it costs nothing.
final class TransactionScope {
  private let parent: TransactionScope?
  /// Reads the graph without dependencies.
  private let change: (inout Transaction, ViewGraph) -> Void

  init(parent: TransactionScope?, change: @escaping (inout Transaction, ViewGraph) -> Void) {
    self.parent = parent
    self.change = change
  }

  /// The transaction as it is at `scope`: changed by the outermost first.
  static func resolve(_ transaction: Transaction, _ scope: TransactionScope?, in viewGraph: ViewGraph) -> Transaction {
    guard let scope else { return transaction }
    var transaction = resolve(transaction, scope.parent, in: viewGraph)
    viewGraph.graph.untracked { scope.change(&transaction, viewGraph) }
    return transaction
  }
}
