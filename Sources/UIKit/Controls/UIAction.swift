import CoreGraphics

/// A closure as a control's or a menu's action.
@MainActor @preconcurrency
public final class UIAction: NSObject {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public typealias Handler = @MainActor (UIAction) -> Void

  public let identifier: Identifier
  public let title: String
  public let image: UIImage?
  /// The control that the action runs for, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.unusedIdentifier()
    self.handler = handler
  }

  private static var lastNumber = 0
  private static func unusedIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("unnamed action \(lastNumber)")
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
