extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Lifts `reader` above an input it has just read, and everything above the reader above it in turn.
  ///
  /// Edges without `closesCycle` never form a cycle and always lead upwards. The new edge is the only one that can close
  /// one, and then the climb comes back to the reader through it: that edge gets the mark and the climb ends. Nodes are
  /// lifted in the order of their old heights, so each is lifted once.
  @inline(never) func raise(_ reader: NodePointer, above input: NodePointer, readsAhead: Bool) {
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

  /// Puts edges that once closed a cycle back among those that give the order, where the rest of the cycle is gone.
  ///
  /// Asked when a node had to wait for another round, which is what such an edge costs if it is left as it is.
  func reconsiderCycles(through reader: NodePointer) {
    var edge = reader.pointee.inputs
    while let current = edge {
      edge = current.pointee.nextInput
      guard current.pointee.closesCycle else { continue }
      current.pointee.closesCycle = false
      let input = current.pointee.input
      if input.pointee.height >= reader.pointee.height { raise(reader, above: input, readsAhead: false) }
    }
  }
}
