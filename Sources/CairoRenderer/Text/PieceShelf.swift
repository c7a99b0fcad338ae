import CCairo
import CoreGraphics
import LayerTree

/// The pieces that a long text on several lines was set in lately, while it is edited.
///
/// `TextPieces` cuts a text from its beginning on, by rules that look at nothing behind a piece. So a key leaves the pieces before it as
/// they were, and they are found here by their text; what is set anew is the piece that the key is in and those behind it.
final class PieceShelf {
  /// A piece as Pango set it.
  final class Piece {
    let layout: OpaquePointer
    let lines: [Line]
    fileprivate var lastUse = 0

    struct Line {
      let line: UnsafeMutablePointer<PangoLayoutLine>
      /// Points.
      let width: CGFloat
    }

    /// Takes the reference that the caller holds.
    fileprivate init(adopting layout: OpaquePointer) {
      self.layout = layout
      lines = LineStack.lines(of: layout).map { Line(line: $0, width: LineStack.width(of: $0)) }
    }
    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// Bytes of a piece (a choice): about eight lines on a telephone.
  static let pieceSize = 400
  /// A shorter text is set as a whole (bytes).
  private static let longText = 600
  /// Settings of a text that leave a piece alone until it is dropped: a key sets a text to measure it, to edit it and to draw it.
  private static let patience = 8

  /// The block without its text.
  private let style: TextBlock
  private let width: CGFloat
  private var pieces: [String: Piece] = [:]
  private var settings = 0
  /// Work counter: pieces that were not known.
  private(set) var piecesMade = 0

  init(_ block: TextBlock, width: CGFloat) {
    style = Self.style(of: block)
    self.width = width
  }

  static func mayKeep(_ block: TextBlock) -> Bool {
    guard block.runs.count == 1, let run = block.runs.first, run.string.utf8.count > longText else { return false }
    return run.attachment == nil && run.background == nil && block.minimumScaleFactor == 1
  }
  func isFor(_ block: TextBlock, width: CGFloat) -> Bool { width == self.width && Self.style(of: block) == style }

  private static func style(of block: TextBlock) -> TextBlock {
    var block = block
    block.runs[0].string = ""
    block.lineLimit = nil
    return block
  }

  /// A text is set; what was of no use for the last ones is dropped.
  func begin() {
    settings += 1
    let oldest = settings - Self.patience
    if settings % Self.patience == 0 { pieces = pieces.filter { $0.value.lastUse >= oldest } }
  }

  /// The piece of this text, made by `make` where it is not known.
  func piece(_ text: String, _ make: () -> OpaquePointer) -> Piece {
    let piece: Piece
    if let known = pieces[text] {
      piece = known
    } else {
      piecesMade += 1
      piece = Piece(adopting: make())
      pieces[text] = piece
    }
    piece.lastUse = settings
    return piece
  }
}

/// The shelves of the texts that were edited last: few, as only one has the keyboard's focus.
struct PieceShelves {
  private static let capacity = 4
  /// The latest at the end.
  private var shelves: [PieceShelf] = []
  var piecesMade: Int { shelves.reduce(0) { $0 + $1.piecesMade } }

  /// The shelf for a block in a width; a new one where it `isEdited`. nil where a text is short, or not edited.
  mutating func shelf(for block: TextBlock, width: CGFloat?, isEdited: Bool) -> PieceShelf? {
    guard isEdited || !shelves.isEmpty, let width, PieceShelf.mayKeep(block) else { return nil }
    if let index = shelves.lastIndex(where: { $0.isFor(block, width: width) }) {
      if isEdited && index != shelves.count - 1 { shelves.append(shelves.remove(at: index)) }
      return isEdited ? shelves[shelves.count - 1] : shelves[index]
    }
    guard isEdited else { return nil }
    if shelves.count >= Self.capacity { shelves.removeFirst() }
    shelves.append(PieceShelf(block, width: width))
    return shelves.last
  }
}
