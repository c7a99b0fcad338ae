import Foundation

/// A value in a format. It is written when it is shown, because the environment says in which locale.
struct FormattedText: Sendable {
  private let pair: Pair

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    pair = PairOf(input: input, format: format)
  }

  /// A format that names a locale, calendar or time zone of its own keeps it (a choice).
  func string(in environment: EnvironmentValues) -> String { pair.string(in: environment) }

  /// A value and its format, whatever their types. Neither changes once it is made.
  private class Pair: @unchecked Sendable {
    func string(in environment: EnvironmentValues) -> String { "" }
    func isSame(as other: Pair) -> Bool { false }
  }

  private final class PairOf<F: FormatStyle>: Pair, @unchecked Sendable
  where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(input: F.FormatInput, format: F) {
      self.input = input
      self.format = format
    }

    override func string(in environment: EnvironmentValues) -> String {
      var format = format
      if var date = format as? Date.FormatStyle {
        if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
        format = date as? F ?? format
      }
      if format == format.locale(.autoupdatingCurrent) { format = format.locale(environment.locale) }
      return format.format(input)
    }

    override func isSame(as other: Pair) -> Bool {
      guard let other = other as? PairOf<F> else { return false }
      return input == other.input && format == other.format
    }
  }
}

extension FormattedText: Equatable {
  static func == (a: FormattedText, b: FormattedText) -> Bool { a.pair === b.pair || a.pair.isSame(as: b.pair) }
}
