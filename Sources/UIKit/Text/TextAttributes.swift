import CoreGraphics

/// How texts are styled; a value of another class than told is not seen.
extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's where there is none.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`; black where there is none, but for labels, which have a colour of their own.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// A number: points after each character.
  public static let kern = Self(rawValue: "NSKern")
  /// A number: points by which text is lifted.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// `NSUnderlineStyle.single.rawValue`, or 0.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`; the text's own where there is none.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// An `NSParagraphStyle`; that of the first character counts for the whole text.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0, center = 1, right = 2
  /// By the reading direction of the view.
  case natural = 4
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; what does not fit is left out, without a mark.
  case byWordWrapping = 0
  /// One line, cut at the edge.
  case byClipping = 2
  case byTruncatingHead = 3, byTruncatingTail = 4, byTruncatingMiddle = 5
}

/// How the lines of a paragraph are made.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate var values = Values()
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural, lineSpacing: CGFloat = 0, lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  public var alignment: NSTextAlignment { values.alignment }
  /// Points between lines.
  public var lineSpacing: CGFloat { values.lineSpacing }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  public static let `default` = NSParagraphStyle()
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  public override var hash: Int { values.hashValue }
  public override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = OddNumbers.finite(newValue, "NSMutableParagraphStyle.lineSpacing", or: 0) }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
}
