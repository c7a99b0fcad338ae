import CoreGraphics

extension LazyContainer: ScrollTargetLayout {
  var targetItems: [Item] { computer.entries.items }

  /// Where the row with the identity lies in what the scroll view moves, or would lie; nil when there is none.
  func frame(of id: AnyHashable) -> CGRect? {
    viewGraph.graph.untracked {
      let own = place.value.size.size, cross = own[axis.other]
      var seen: Set<ObjectIdentifier> = []
      func find(_ rows: LazyRows) -> CGRect? {
        guard seen.insert(ObjectIdentifier(rows)).inserted, let index = rows.index(of: id) else { return nil }
        return span(of: rows, index, cross).map { frame($0, own) }
      }
      for made in computer.entries.made { if let frame = find(made.rows) { return frame } }
      for case .unmade(let rows, _) in computer.entries.runs { if let frame = find(rows) { return frame } }
      return nil
    }
  }

  private func span(of rows: LazyRows, _ index: Int, _ cross: CGFloat) -> ClosedRange<CGFloat>? {
    if let made = computer.entries.made.first(where: { $0.rows === rows && $0.index == index }) {
      let spans = computer.lines(cross).spans
      guard let first = made.runs.first, let last = made.runs.last else { return nil }
      return spans[first].lowerBound...max(spans[first].lowerBound, spans[last].upperBound)
    }
    var builder = LineBuilder(computer, cross, sought: (rows, index))
    _ = builder.build()
    return builder.found
  }

  /// The identity of the row that begins at `place` along the scroll view's axis.
  func row(beginningAt place: CGFloat) -> AnyHashable? {
    viewGraph.graph.untracked {
      let own = self.place.value.size.size, spans = computer.lines(own[axis.other]).spans
      let row = computer.entries.made.first {
        guard let span = span(of: $0, spans), span.upperBound > span.lowerBound else { return false }
        return abs(frame(span, own).origin[axis] - place) < 0.5
      }
      return row.flatMap { $0.rows.id(at: $0.index) }
    }
  }

  /// A stretch of the container, in what the scroll view moves.
  private func frame(_ span: ClosedRange<CGFloat>, _ own: CGSize) -> CGRect {
    var frame = CGRect(origin: origin.value, size: own)
    let isMirrored = axis == .horizontal && isRightToLeft
    frame.origin[axis] += isMirrored ? own[axis] - span.upperBound : span.lowerBound
    frame.size[axis] = span.upperBound - span.lowerBound
    return frame
  }

  /// The row that is not made and lies at `place` along the scroll view's axis, as far as is known.
  func unmadeTarget(at place: CGFloat, _ axis: Axis) -> CGRect? {
    guard isMarked?() ?? false, axis == self.axis else { return nil }
    return viewGraph.graph.untracked {
      let own = self.place.value.size.size
      let point = place - origin.value[axis]
      var builder = LineBuilder(computer, own[axis.other], wanted: point...point + 1)
      _ = builder.build()
      guard let gap = builder.gap else { return nil }
      return frame(gap.start...gap.start + (gap.rows.estimate ?? LazyComputer.firstEstimate), own)
    }
  }
}
