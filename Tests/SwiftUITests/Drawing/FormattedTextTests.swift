import Foundation
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// Values in a format are written in the screen's locale, whatever that of the machine is.
@MainActor @Suite struct FormattedTextTests {
  private static let date = Date(timeIntervalSince1970: 1_796_083_200)  // 1 December 2026, 00:00 in Greenwich.

  @Test(arguments: [
    ("en_US", "Dec 1", "$12.50", "1,234.5"), ("de_DE", "1. Dez.", "12,50\u{a0}$", "1.234,5"),
    ("ko_KR", "12월 1일", "US$12.50", "1,234.5"),
  ]) func valuesFollowTheScreensLocale(locale: String, day: String, money: String, number: String) throws {
    let screen = try Screen(.iPhone14, settings: Settings(locale: Locale(identifier: locale))) {
      VStack {
        Text(Self.date, format: .dateTime.month().day())
        Text(12.5, format: .currency(code: "USD"))
        Text("\(1234.5, format: .number) left")
        LabeledContent("Price", value: 12.5, format: .currency(code: "USD").precision(.fractionLength(0)))
      }
    }
    #expect(screen.shows(text: day) && screen.shows(text: money) && screen.shows(text: number + " left"))
  }

  /// A choice.
  @Test func aFormatKeepsTheLocaleThatItNames() throws {
    let screen = try drawn {
      VStack {
        Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))
        Text(Self.date, format: Date.FormatStyle(locale: Locale(identifier: "de_DE")).month().day())
      }
    }
    #expect(screen.shows(text: "1.234,5") && screen.shows(text: "1. Dez."))
  }

  @Test func aNewValueIsShown() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        Button {
          count += 1
        } label: {
          Text(count, format: .percent)
        }
      }
    }
    let screen = try drawn { Counter() }
    #expect(screen.shows(text: "1%"))
    screen.tap(at: CGPoint(x: 100, y: 100))
    try screen.settle()
    #expect(screen.shows(text: "2%"))
  }
}
