import SwiftUI

/// How wide or high a mark is across its values.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let kind: Kind

  /// The part of a band that a bar takes unless it says otherwise (a choice: Apple publishes none; this is near to its pictures).
  static let automaticRatio: CGFloat = 0.7

  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// In points, whatever room there is. A length below 0 is reported and counts as 0; what is no finite number is reported and
  /// counts as automatic, here as for the others.
  public static func fixed(_ length: CGFloat) -> MarkDimension {
    checked(length, "MarkDimension.fixed(_:)", least: 0) { .fixed($0) }
  }
  /// A part of the room there is: 1 is all of it. A part below 0 is reported and counts as 0.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    checked(ratio, "MarkDimension.ratio(_:)", least: 0) { .ratio($0) }
  }
  /// The room there is, less so many points on both sides; more below 0.
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    checked(inset, "MarkDimension.inset(_:)", least: -.greatestFiniteMagnitude) { .inset($0) }
  }

  private static func checked(_ value: CGFloat, _ name: String, least: CGFloat, _ kind: (CGFloat) -> Kind) -> MarkDimension {
    guard value.isFinite else {
      OddNumbers.report(
        "\(name) is \(value), which is no finite number; automatic is used. The usual cause is a division by zero.")
      return .automatic
    }
    if value < least {
      OddNumbers.report("\(name) is \(value), which is less than nothing; 0 is used. The usual cause is a difference of sizes.")
    }
    return MarkDimension(kind: kind(max(value, least)))
  }

  /// The length within `room` points: 0 at least, and the automatic one where the room makes it no finite number.
  func length(in room: CGFloat, automaticRatio: CGFloat = automaticRatio) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .automatic: length = room * automaticRatio
    case .fixed(let fixed): length = fixed
    case .ratio(let ratio): length = room * ratio
    case .inset(let inset): length = room - 2 * inset
    }
    return length.isFinite ? max(0, length) : room * automaticRatio
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// In points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
