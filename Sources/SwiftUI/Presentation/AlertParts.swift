import UIKit

/// What a view is to the alert or dialog that it lies in.
enum AlertPart: Equatable {
  /// A text field or the like: in a row of its own, above the buttons.
  case row
  case header
  case button(isCancel: Bool)
  /// Above a button.
  case line
  /// Between two buttons that stand side by side.
  case divider
  /// Behind all that is not apart.
  case card
  /// Behind the button that is apart, in a dialog.
  case cancelCard
}

struct AlertPartKey: LayoutValueKey { static var defaultValue: AlertPart { .row } }

/// How many buttons an author has given.
struct AlertButtonCount: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// How many of them cancel.
struct DialogCancelCount: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// iOS 18's buttons of alerts and dialogs.
struct AlertButtonStyle: ButtonStyle {
  /// Points: 44 in an alert, 57 in a dialog.
  let height: CGFloat
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    configuration.label
      .font(.system(size: size, weight: isCancel ? .semibold : .regular))
      .foregroundStyle(style(of: configuration))
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(configuration.isPressed ? Color.primary.opacity(0.08) : .clear)
      .contentShape(Rectangle())
      .preference(key: AlertButtonCount.self, value: 1)
      .preference(key: DialogCancelCount.self, value: isCancel ? 1 : 0)
      .layoutValue(key: AlertPartKey.self, value: .button(isCancel: isCancel))
  }

  private func style(of configuration: Configuration) -> AnyShapeStyle {
    if !configuration.isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

struct Hairline: View {
  /// A third of a point: a pixel of most telephones.
  static let width: CGFloat = 1.0 / 3
  var body: some View { Rectangle().fill(Color(UIColor.separator)) }
}

private struct ButtonFollowUpKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Runs after the action of a button: an alert goes away.
  var buttonFollowUp: (() -> Void)? {
    get { self[ButtonFollowUpKey.self] }
    set { self[ButtonFollowUpKey.self] = newValue }
  }
}
