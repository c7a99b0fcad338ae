extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Lifts the running `reader` above `input`, and everything above the reader above it in turn.
  ///
  /// Edges without `closesCycle` never form a cycle and always lead upwards. The new edge is the only one that can close
  /// one, and then the climb comes back to the reader through it: that edge gets the mark and the climb ends. Nodes are
  /// lifted in the order of their old heights, so each is lifted once.
  @inline(never) func raise(_ reader: NodePointer, above input: NodePointer) {
    // The value just read may be one step behind: something below `input` could still wait in the queue.
    let readsAhead = pointee.isFlushing && pointee.queue.count > 0
    if readsAhead { reader.pointee.flags.insert(.readAhead) }
    let oldHeight = reader.pointee.height
    reader.pointee.height = input.pointee.height + 1
    if reader.pointee.dependants == nil { return }

    pointee.raised.push(reader, height: oldHeight)
    while pointee.raised.count > 0 {
      let node = pointee.raised.pop().node
      node.pointee.flags.remove(.raising)
      var edge = node.pointee.dependants
      while let current = edge {
        edge = current.pointee.nextDependant
        let dependant = current.pointee.reader
        if current.pointee.closesCycle || dependant.pointee.height > node.pointee.height { continue }
        if dependant == reader {
          current.pointee.closesCycle = true
          continue
        }
        if !dependant.pointee.flags.contains(.raising) {
          dependant.pointee.flags.insert(.raising)
          pointee.raised.push(dependant, height: dependant.pointee.height)
        }
        dependant.pointee.height = node.pointee.height + 1
        if readsAhead { dependant.pointee.flags.insert(.readAhead) }
      }
    }
  }
}
