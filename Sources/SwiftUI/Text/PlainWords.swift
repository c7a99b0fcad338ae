/// What a text says, without its look.
package struct PlainWords: Equatable {
  package var string: String
  /// When the words are others, in seconds of the animations' time; nil for never.
  package var nextChange: Double?
}

extension Text {
  /// The words alone, as `environment` has them written at `now` seconds of the animations' time.
  package func plainWords(in environment: EnvironmentValues, at now: Double) -> PlainWords {
    switch content {
    case .string(let string): return PlainWords(string: string)
    case .number(let number): return PlainWords(string: number.string(in: environment.locale))
    case .formatted(let text): return PlainWords(string: text.string(in: environment))
    case .image: return PlainWords(string: "")
    case .date(let date):
      let (words, next) = date.words(at: FrameDate.date(at: now), environment)
      return PlainWords(string: words, nextChange: next.map(FrameDate.seconds(at:)))
    case .sequence(let texts):
      return texts.reduce(into: PlainWords(string: "")) { all, text in
        let words = text.plainWords(in: environment, at: now)
        all.string += words.string
        all.nextChange = [all.nextChange, words.nextChange].compactMap { $0 }.min()
      }
    }
  }

  /// The words may be others at another time.
  package var changesWithTime: Bool {
    switch content {
    case .date: true
    case .sequence(let texts): texts.contains(where: \.changesWithTime)
    case .string, .number, .formatted, .image: false
    }
  }
}
