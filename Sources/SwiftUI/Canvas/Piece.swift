import LayerTree

/// What a `PieceCanvas` draws in one layer.
package struct Piece {
  /// The layer's name.
  package var name: String
  /// The same from one drawing to the next for what is the same thing.
  package var id: AnyHashable
  /// In the canvas's space, in points.
  package var frame: CGRect
  package var outline: Outline
  package var style: AnyShapeStyle
  package var opacity: Double = 1
  /// What the canvas is asked by for the piece's meaning; nil: decoration, which means nothing.
  package var subject: Int?
  /// Two pieces with the same stamp are the same in everything but their subject, so that nothing of them is shown again; nil: not known.
  package var stamp: Int?
  /// What few pieces have.
  package var effects: Effects?

  package init(_ name: String, id: AnyHashable, frame: CGRect, outline: Outline, style: AnyShapeStyle) {
    self.name = name
    self.id = id
    self.frame = frame
    self.outline = outline
    self.style = style
  }

  /// Paths are in the piece's own space: its frame's origin is (0, 0).
  package enum Outline {
    /// All of the frame; follows it while it is animated.
    case rectangle(cornerRadius: CGFloat, style: RoundedCornerStyle)
    case fill(Path)
    case stroke(Path, StrokeStyle)
  }

  package struct Meaning {
    package var label: String?, value: String?, identifier: String?
    package init(label: String?, value: String?, identifier: String?) {
      self.label = label
      self.value = value
      self.identifier = identifier
    }
  }

  /// An object, so that the pieces without are small. It is not changed once it is shown.
  package final class Effects {
    /// The deviation of a blur, in points.
    package var blur: CGFloat?
    package var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    /// In the piece's own space.
    package var clip: Path?
    package var clipStyle = FillStyle()
    /// What gradients are stretched over, in the piece's own space; nil: the piece.
    package var styleBounds: CGRect?
    package init() {}
  }
}
