@usableFromInline typealias EdgePointer = UnsafeMutablePointer<Edge>

/// `reader` read `input`: one link in the reader's list of inputs and one in the input's list of dependants.
@usableFromInline struct Edge {
  @usableFromInline let input: NodePointer
  @usableFromInline let reader: NodePointer
  @usableFromInline var nextInput: EdgePointer?
  @usableFromInline var previousDependant: EdgePointer?
  @usableFromInline var nextDependant: EdgePointer?
  /// The reader's run in which the edge was last used.
  @usableFromInline var stamp: UInt32
  /// The edge would make the heights endless; it passes changes on but raises nothing.
  @usableFromInline var closesCycle: Bool

  init(input: NodePointer, reader: NodePointer, nextInput: EdgePointer?, previousDependant: EdgePointer?, stamp: UInt32) {
    self.input = input
    self.reader = reader
    self.nextInput = nextInput
    self.previousDependant = previousDependant
    self.stamp = stamp
    closesCycle = false
  }
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Notes that the running rule read `input`. A rule that reads the same inputs in the same order allocates nothing.
  @inlinable func link(_ input: NodePointer, to reader: NodePointer) {
    let cursor = pointee.cursor
    if let cursor, cursor.pointee.input == input { return }
    let next = cursor == nil ? reader.pointee.inputs : cursor!.pointee.nextInput
    if let next, next.pointee.input == input {
      next.pointee.stamp = reader.pointee.run
      pointee.cursor = next
      return
    }
    insertLink(input, to: reader, after: cursor, before: next)
  }

  @usableFromInline @inline(never)
  func insertLink(_ input: NodePointer, to reader: NodePointer, after cursor: EdgePointer?, before next: EdgePointer?) {
    let last = input.pointee.lastDependant
    // A second read in the same run. Looking at the last dependant only keeps a reader of 100,000 inputs linear.
    if let last, last.pointee.reader == reader, last.pointee.stamp == reader.pointee.run { return }
    let edge = allocateEdge()
    edge.initialize(
      to: Edge(input: input, reader: reader, nextInput: next, previousDependant: last, stamp: reader.pointee.run))
    if let cursor { cursor.pointee.nextInput = edge } else { reader.pointee.inputs = edge }
    pointee.cursor = edge
    if let last { last.pointee.nextDependant = edge } else { input.pointee.dependants = edge }
    input.pointee.lastDependant = edge
    // It became stale while it ran, and nobody read it then.
    if input.pointee.flags.contains(.stale) { enqueue(input) }

    if input.pointee.flags.contains(.computing) {
      edge.pointee.closesCycle = true
    } else if input.pointee.height >= reader.pointee.height {
      // The value just read may be one step behind: something below the input could still wait in the queue.
      let readsAhead = pointee.isFlushing && pointee.queue.count > 0
      if readsAhead { reader.pointee.flags.insert(.readAhead) }
      raise(reader, above: input, readsAhead: readsAhead)
    }
  }

  /// Ends a run: the inputs behind the cursor were not read this time.
  func dropUnreadInputs(of reader: NodePointer) {
    let cursor = pointee.cursor
    var edge = cursor == nil ? reader.pointee.inputs : cursor!.pointee.nextInput
    if edge == nil { return }
    if let cursor { cursor.pointee.nextInput = nil } else { reader.pointee.inputs = nil }
    while let unread = edge {
      edge = unread.pointee.nextInput
      unlinkFromInput(unread)
    }
  }

  func dropAllInputs(of reader: NodePointer) {
    var edge = reader.pointee.inputs
    reader.pointee.inputs = nil
    while let current = edge {
      edge = current.pointee.nextInput
      unlinkFromInput(current)
    }
  }

  private func unlinkFromInput(_ edge: EdgePointer) {
    let input = edge.pointee.input
    let previous = edge.pointee.previousDependant, next = edge.pointee.nextDependant
    if let previous { previous.pointee.nextDependant = next } else { input.pointee.dependants = next }
    if let next { next.pointee.previousDependant = previous } else { input.pointee.lastDependant = previous }
    freeEdge(edge)
  }
}
