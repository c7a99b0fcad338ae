import UIKit

/// iOS 18's alert: a card in the middle of the window.
struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @State private var buttons = 1
  @Environment(\.dismiss) private var dismiss

  private static var width: CGFloat { 270 }
  private static var cornerRadius: CGFloat { 14 }

  var body: some View {
    AlertLayout {
      Rectangle().fill(.thickMaterial).layoutValue(key: AlertPartKey.self, value: .card)
      ViewThatFits(in: .vertical) {
        words
        ScrollView { words }
      }
      .frame(maxHeight: 400)
      .layoutValue(key: AlertPartKey.self, value: .header)
      actions
      if buttons == 0 { Button("OK", role: .cancel) {}.preference(key: AlertButtonCount.self, value: 0) }
      Lines(count: max(buttons, 1))
      Hairline().layoutValue(key: AlertPartKey.self, value: .divider)
    }
    .onPreferenceChange(AlertButtonCount.self) { buttons = $0 }
    .buttonStyle(AlertButtonStyle(height: 44, size: 17))
    .textFieldStyle(.roundedBorder)
    .environment(\.buttonFollowUp) { MainActor.assumeIsolated { dismiss() } }
    .frame(width: Self.width)
    .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous))
    .padding(.vertical, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var words: some View {
    VStack(spacing: 4) {
      title.font(.system(size: 17, weight: .semibold)).accessibilityAddTraits(.isHeader)
      message.font(.system(size: 13))
    }
    .foregroundStyle(.primary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 20)
    .frame(maxWidth: .infinity)
  }
}

/// As many as there may be buttons to draw one above.
private struct Lines: View {
  let count: Int
  var body: some View {
    ForEach(0..<count, id: \.self) { _ in Hairline().layoutValue(key: AlertPartKey.self, value: .line) }
  }
}

/// iOS 18's dialog: cards at the lower edge of the window. A tap beside them cancels.
struct DialogCards<Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  @State private var cancels = 1
  @State private var buttons = 1
  @Environment(\.dismiss) private var dismiss

  private static var cornerRadius: CGFloat { 14 }
  private static var margin: CGFloat { 8 }

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }.accessibilityHidden(true)
      AlertLayout(isDialog: true) {
        card.layoutValue(key: AlertPartKey.self, value: .card)
        card.layoutValue(key: AlertPartKey.self, value: .cancelCard)
        if hasWords { words.layoutValue(key: AlertPartKey.self, value: .header) }
        actions
        if cancels == 0 { Button("Cancel", role: .cancel) {}.preference(key: DialogCancelCount.self, value: 0) }
        Lines(count: buttons)
      }
      .onPreferenceChange(DialogCancelCount.self) { cancels = $0 }
      .onPreferenceChange(AlertButtonCount.self) { buttons = $0 }
      .buttonStyle(AlertButtonStyle(height: 57, size: 20))
      .environment(\.buttonFollowUp) { MainActor.assumeIsolated { dismiss() } }
      .padding(.horizontal, Self.margin)
      .padding(.bottom, Self.margin)
      .background(
        GeometryReader { geometry in
          Color.clear.presentationOption { $0.cardsHeight = geometry.size.height }
        })
    }
  }

  private var card: some View { RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous).fill(.thickMaterial) }
  private var hasWords: Bool { showsTitle || Message.self != EmptyView.self }
  private var words: some View {
    VStack(spacing: 8) {
      if showsTitle { title.font(.system(size: 13, weight: .semibold)) }
      message.font(.system(size: 13))
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
  }
}
