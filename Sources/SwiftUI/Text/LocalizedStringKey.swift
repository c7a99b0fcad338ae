import Foundation

/// The key of a localised text. Without string tables it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Literal parts, in which Markdown counts, and what was put between them, in which it does not.
  enum Piece: Equatable, Sendable {
    case literal(String)
    case inserted(Text)
  }
  /// One literal is kept as it is, because nearly all keys are one.
  private enum Storage: Equatable, Sendable {
    case literal(String)
    case pieces([Piece])
  }
  private let storage: Storage

  public init(_ value: String) { storage = .literal(value) }
  public init(stringLiteral value: String) { storage = .literal(value) }
  public init(stringInterpolation: StringInterpolation) {
    let pieces = stringInterpolation.pieces
    if pieces.count == 1, case .literal(let literal) = pieces[0] {
      storage = .literal(literal)
    } else {
      storage = .pieces(pieces)
    }
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

    private mutating func insert(_ string: String) { pieces.append(.inserted(Text(verbatim: string))) }
    public mutating func appendInterpolation(_ value: String) { insert(value) }
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case let number as any BinaryInteger: pieces.append(.inserted(Text(.number(NumberText(value: .whole("\(number)"))))))
      case let number as any BinaryFloatingPoint:
        pieces.append(.inserted(Text(.number(NumberText(value: .decimal(Double(number)))))))
      default: insert("\(value)")
      }
    }
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.inserted(text)) }
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.inserted(Text(image))) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.inserted(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ attributed: AttributedString) { pieces.append(.inserted(Text(attributed))) }
    /// A number by a `printf` format, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      insert(String(format: specifier, value))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.inserted(Text(value, format: format)))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      insert(formatter.string(for: subject) ?? "")
    }
  }

  /// The key as it stands, where it is one piece without marks: most are.
  package var literal: String? {
    guard case .literal(let literal) = storage, !InlineMarkdown.mayMark(literal) else { return nil }
    return literal
  }

  var textContent: Text.Content {
    switch storage {
    case .literal(let literal):
      InlineMarkdown.mayMark(literal) ? InlineMarkdown.content(of: [.literal(literal)]) : .string(literal)
    case .pieces(let pieces): InlineMarkdown.content(of: pieces)
    }
  }
}
