import SwiftUI

/// How wide or high a mark is across its values.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat)
    /// Of a number, by its bits, that means nothing: kept until it is known which chart it is in.
    case odd(Origin, bits: UInt64)
  }
  enum Origin: UInt8, Sendable { case fixed, ratio, inset }
  private let said: Kind

  /// The part of a band that a bar takes unless it says otherwise (a choice: Apple publishes none; this is near to its pictures).
  static let automaticRatio: CGFloat = 0.7

  public static var automatic: MarkDimension { MarkDimension(said: .automatic) }
  /// In points, whatever room there is. A length below 0 is reported and counts as 0; what is no finite number is reported and
  /// counts as automatic, here as for the others.
  public static func fixed(_ length: CGFloat) -> MarkDimension {
    length >= 0 && length.isFinite ? MarkDimension(said: .fixed(length)) : odd(.fixed, length)
  }
  /// A part of the room there is: 1 is all of it. A part below 0 is reported and counts as 0.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    ratio >= 0 && ratio.isFinite ? MarkDimension(said: .ratio(ratio)) : odd(.ratio, ratio)
  }
  /// The room there is, less so many points on both sides; more below 0.
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    inset.isFinite ? MarkDimension(said: .inset(inset)) : odd(.inset, inset)
  }

  private static func odd(_ origin: Origin, _ value: CGFloat) -> MarkDimension {
    MarkDimension(said: .odd(origin, bits: Double(value).bitPattern))
  }

  /// What counts.
  var kind: Kind {
    guard case .odd(let origin, let bits) = said else { return said }
    guard Double(bitPattern: bits).isFinite else { return .automatic }
    return origin == .ratio ? .ratio(0) : .fixed(0)
  }
  var isOdd: Bool { if case .odd = said { true } else { false } }
  /// What is to be said about it; nil: nothing.
  var odd: OddWord? {
    guard case .odd(let origin, let bits) = said else { return nil }
    let value = Double(bitPattern: bits), name = "MarkDimension.\(origin)(_:)"
    return OddWord(value, name, instead: "automatic is used")
      ?? OddWord(
        name, "\(value), which is less than nothing; 0 is used. The usual cause is a difference of sizes: give 0 or more.")
  }

  /// The length within `room` points: 0 at least, and the automatic one where the room makes it no finite number.
  func length(in room: CGFloat, automaticRatio: CGFloat = automaticRatio) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .automatic, .odd: length = room * automaticRatio
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
