import Foundation

extension AttributeScopes {
  /// The attributes of strings that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension Text {
  /// A string with styles in it. Links are in the tint's colour; they open nothing.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let texts = attributedContent.runs.map { run in
      var text = Text(verbatim: String(attributedContent[run.range].characters))
      text.style.font = run.font
      text.style.foreground = run.foregroundColor.map { AnyShapeStyle($0) }
      text.style.background = run.backgroundColor
      text.style.underline = run.underlineStyle
      text.style.strikethrough = run.strikethroughStyle
      text.style.kerning = run.tracking ?? run.kern
      text.style.baselineOffset = run.baselineOffset
      if run.link != nil, text.style.foreground == nil {
        text.style.foreground = AnyShapeStyle(TintShapeStyle())
      }
      return text
    }
    self.init(texts.count == 1 ? texts[0].content : .sequence(texts))
    if texts.count == 1 { style = texts[0].style }
  }
}
