import CoreGraphics

/// The parts of an alert, from top to bottom: what is said, rows, buttons. In an alert two short buttons stand side by side, the one that
/// cancels on the leading side; else they stand in a column, and that one is the last. In a dialog it stands apart.
struct AlertLayout: Layout {
  var isDialog = false

  /// Between a dialog's card and the button apart, in points.
  private static let gap: CGFloat = 8
  private static let rowInset: CGFloat = 16

  private struct Piece {
    let subview: LayoutSubview
    let frame: CGRect
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 270, height: 0)).width
    let pieces = pieces(subviews, width: width)
    return CGSize(width: width, height: pieces.map(\.frame.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for piece in pieces(subviews, width: bounds.width) {
      let frame = piece.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
      piece.subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func pieces(_ subviews: Subviews, width: CGFloat) -> [Piece] {
    func all(_ matches: (AlertPart) -> Bool) -> [LayoutSubview] { subviews.filter { matches($0[AlertPartKey.self]) } }
    let cancels = all { $0 == .button(isCancel: true) }, others = all { $0 == .button(isCancel: false) }
    var pieces: [Piece] = [], y: CGFloat = 0
    func stack(_ subview: LayoutSubview, inset: CGFloat = 0) {
      let proposal = ProposedViewSize(width: width - 2 * inset, height: nil)
      let height = subview.sizeThatFits(proposal).height
      pieces.append(Piece(subview: subview, frame: CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
      y += height
    }
    for header in all({ $0 == .header }) { stack(header) }
    let rows = all { $0 == .row }
    for row in rows { stack(row, inset: Self.rowInset) }
    if !rows.isEmpty { y += Self.rowInset }

    let buttons = cancels + others
    var cards: [Piece] = []
    var lines: [CGRect] = []
    func drawLine() {
      if y > 0 { lines.append(CGRect(x: 0, y: y, width: width, height: Hairline.width)) }
    }
    if !isDialog && areSideBySide(buttons, width: width) {
      drawLine()
      let height = buttons.map { $0.sizeThatFits(ProposedViewSize(width: width / 2, height: nil)).height }.max() ?? 0
      for (index, button) in buttons.enumerated() {
        let frame = CGRect(x: width / 2 * CGFloat(index), y: y, width: width / 2, height: height)
        pieces.append(Piece(subview: button, frame: frame))
      }
      for divider in all({ $0 == .divider }) {
        pieces.append(Piece(subview: divider, frame: CGRect(x: width / 2, y: y, width: Hairline.width, height: height)))
      }
      y += height
    } else {
      for button in others {
        drawLine()
        stack(button)
      }
      if isDialog {
        cards += all { $0 == .card }.map { Piece(subview: $0, frame: CGRect(x: 0, y: 0, width: width, height: y)) }
        y += cancels.isEmpty || y == 0 ? 0 : Self.gap
      }
      let top = y
      for button in cancels {
        if !isDialog || y > top { drawLine() }
        stack(button)
      }
      if isDialog {
        let apart = CGRect(x: 0, y: top, width: width, height: y - top)
        cards += all { $0 == .cancelCard }.map { Piece(subview: $0, frame: apart) }
      }
      for divider in all({ $0 == .divider }) { pieces.append(Piece(subview: divider, frame: .zero)) }
    }
    for (index, line) in all({ $0 == .line }).enumerated() {
      pieces.append(Piece(subview: line, frame: index < lines.count ? lines[index] : .zero))
    }
    if !isDialog { cards += all { $0 == .card }.map { Piece(subview: $0, frame: CGRect(x: 0, y: 0, width: width, height: y)) } }
    return cards + pieces
  }

  private func areSideBySide(_ buttons: [LayoutSubview], width: CGFloat) -> Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
  }
}
