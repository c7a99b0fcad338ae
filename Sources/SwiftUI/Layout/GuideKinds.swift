/// Kinds of alignment guides that a view may set.
struct GuideKinds: OptionSet {
  let rawValue: UInt8
  static let baselines = GuideKinds(rawValue: 1)
  static let others = GuideKinds(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ key: AlignmentKey) {
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    self = isBaseline ? .baselines : .others
  }
}
