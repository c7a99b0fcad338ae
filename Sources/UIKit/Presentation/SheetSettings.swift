import CoreGraphics

/// What is asked of a presentation, besides what it shows.
package struct SheetSettings {
  package var detents: [SheetDetent] = [.large]
  /// Where it is to rest; nil: the smallest at first, then wherever fingers leave it.
  package var selected: AnyHashable?
  /// The same for reports, as its author writes it; nil for what `selected` says of itself.
  package var selectedName: String?
  package var background = Background.disabled
  /// nil: where there are several detents.
  package var showsGrabber: Bool?
  /// Fingers can't take the sheet away.
  package var isDismissDisabled = false
  /// Of the upper corners, in points; nil is iOS 18's.
  package var cornerRadius: CGFloat?
  /// A swipe moves content before the sheet grows.
  package var scrollsFirst = false
  /// Of a dialog: how far its cards reach up from what is covered at the bottom, in points; nil: all the way.
  package var cardsHeight: CGFloat?
  /// Behind the content; nil is none.
  package var color: UIColor? = .sheetBackground

  package init() {}

  /// Whether fingers reach what is behind.
  package enum Background: Equatable {
    case disabled
    case enabled
    /// At this detent and smaller ones.
    case upThrough(AnyHashable)
  }

  /// iOS 18's sheets.
  static let standardCornerRadius: CGFloat = 10
}

extension UIColor {
  /// The background of what lies above the screen: white, and in the dark a shade above black.
  package static let sheetBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white
  }
}
