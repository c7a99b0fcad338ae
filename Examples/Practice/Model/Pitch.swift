/// A note on a staff, from its lowest line to its highest.
struct Pitch: Hashable, Identifiable {
  enum Clef: Int, Hashable, CaseIterable, Identifiable {
    case treble, bass
    var id: Self { self }
  }

  let clef: Clef
  /// Lines and spaces, counted upwards: 0 is the lowest line, 8 the highest.
  let step: Int

  static let steps = 0...8
  var id: Self { self }

  /// 0 is C, 6 is B.
  var letter: Int { (firstLetter + step) % 7 }
  /// The octave that begins with middle C is 4.
  var octave: Int { (clef == .treble ? 4 : 2) + (firstLetter + step) / 7 }

  /// Of the lowest line: E in treble clef, G in bass clef.
  private var firstLetter: Int { clef == .treble ? 2 : 4 }

  static func all(in clef: Clef) -> [Pitch] { steps.map { Pitch(clef: clef, step: $0) } }
}
