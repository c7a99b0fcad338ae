/// Where in an app's source something was written: "Reels/CardView.swift:33".
public struct SourcePlace: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// As `#fileID` gives it.
  public let fileID: StaticString
  /// Counted from 1.
  public let line: UInt32

  public init(fileID: StaticString, line: UInt32) {
    self.fileID = fileID
    self.line = line
  }
  public var description: String { "\(fileID):\(line)" }

  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.fileID.utf8Start == b.fileID.utf8Start
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(line) }
}
