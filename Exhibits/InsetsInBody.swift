import SwiftUI
import UIKit

/// A bar below the status bar, which asks the window how high that is.
///
/// **What is told.** Reading `UIWindow.safeAreaInsets` in `body` makes a cycle between UIKit and SwiftUI; the graph stops,
/// the main loop hangs, and with it every touch.
///
/// **What happens.** When the window's layout is pending (first appearance, rotation), asking for the insets lays the
/// window out at once. That lays the hosting view out, which asks for the very `body` that is running. The console says
/// `=== AttributeGraph: cycle detected through attribute N ===` and the ring:
///
/// ```
///   BarThatAsksInBody.body
///   → UIWindow.safeAreaInsets
///   → UIKit layout (UIWindow.layoutIfNeeded)
///   → frame inside GeometryReader
///   → …
///   → BarThatAsksInBody.body
/// ```
///
/// The last value is used, and all goes on: the button answers before and after. With nothing pending it prints nothing, as
/// when a tap runs `body` again. The snapshot in `onAppear` is right all the same, but it does not bring dead touches back to
/// life, as its author found.
public struct InsetsInBody: View {
  public enum Reading: Hashable, CaseIterable, Sendable {
    /// The fault.
    case inBody
    /// The right version: once, in `onAppear`.
    case onAppear
  }

  private let reading: Reading
  private let log: ExhibitLog

  public init(_ reading: Reading, log: ExhibitLog = ExhibitLog()) {
    self.reading = reading
    self.log = log
  }

  public var body: some View {
    GeometryReader { geometry in
      switch reading {
      case .inBody: BarThatAsksInBody(size: geometry.size, log: log)
      case .onAppear: BarThatAskedOnce(size: geometry.size, log: log)
      }
    }
    .ignoresSafeArea()
  }
}

/// `size` is a property of the view, so that a rotation runs this body again.
private struct BarThatAsksInBody: View {
  let size: CGSize
  let log: ExhibitLog
  @State private var taps = 0

  var body: some View {
    let _ = log.bodyRuns += 1
    ZStack(alignment: .top) {
      Color.indigo
      // 8 points below the inset, it seems. `+` binds tighter than `??`: the 8 is added only where there is no window.
      CountingBar(taps: taps) { taps += 1 }
        .padding(.top, keyWindow?.safeAreaInsets.top ?? 0 + 8)
    }
    .frame(width: size.width, height: size.height)
  }
}

private struct BarThatAskedOnce: View {
  let size: CGSize
  let log: ExhibitLog
  @State private var taps = 0
  @State private var topInset: CGFloat = 0

  var body: some View {
    let _ = log.bodyRuns += 1
    ZStack(alignment: .top) {
      Color.indigo
      CountingBar(taps: taps) { taps += 1 }
        .padding(.top, topInset + 8)
    }
    .frame(width: size.width, height: size.height)
    .onAppear { topInset = keyWindow?.safeAreaInsets.top ?? 0 }
  }
}

/// Shows that touches arrive. The count is read by the body that asks for the insets, so that a tap runs that body again, at a
/// time when no layout is pending.
private struct CountingBar: View {
  let taps: Int
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text("Tapped \(taps) times")
        .foregroundStyle(.white)
        .frame(width: 240, height: 44)
        .background(Capsule().fill(Color.black.opacity(0.3)))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("bar")
  }
}

@MainActor private var keyWindow: UIWindow? {
  UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .first?.windows.first { $0.isKeyWindow }
}
