/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As `pageSheet`.
  case automatic = -2
  /// Covers the window; the one who presents disappears behind it.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A sheet; on a telephone the same as `pageSheet`.
  case formSheet = 2
  /// Covers the window; the one who presents does not disappear. In both cases its view stays in the window (a choice).
  case overFullScreen = 5

  var stageStyle: PresentationStage.Style {
    switch self {
    case .automatic, .pageSheet, .formSheet: .sheet
    case .fullScreen, .overFullScreen: .cover
    }
  }
}
