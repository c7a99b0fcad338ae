import LayerTree

/// The key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that reach a view from the views around it.
///
/// A copy shares its contents until one of them is written: every view holds the environment, few change it.
public struct EnvironmentValues: @unchecked Sendable {
  private var storage = Storage.empty

  private final class Storage {
    var keyed: KeyedValues
    var drawing: DrawingEnvironment
    init(keyed: KeyedValues, drawing: DrawingEnvironment) {
      self.keyed = keyed
      self.drawing = drawing
    }
    nonisolated(unsafe) static let empty = Storage(keyed: KeyedValues([:]), drawing: DrawingEnvironment())
  }
  /// Shared by environments that differ in the drawing alone: so one look tells that the rest is the same.
  private final class KeyedValues {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }

    func isSame(as other: KeyedValues) -> Bool {
      if self === other { return true }
      guard values.count == other.values.count else { return false }
      func areSame<Value>(_ value: Value, _ other: Any) -> Bool {
        (other as? Value).map { TypePlan.of(Value.self).areSame(value, $0) } ?? false
      }
      return values.allSatisfy { key, value in
        guard let other = other.values[key] else { return false }
        func open<Value>(_ value: Value) -> Bool { areSame(value, other) }
        return _openExistential(value, do: open)
      }
    }
  }

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = storage.keyed.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as! K.Value
    }
    set {
      ownKeyed()
      storage.keyed.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// What every text and shape reads, kept apart for speed.
  var drawing: DrawingEnvironment {
    _read { yield storage.drawing }
    _modify {
      own()
      yield &storage.drawing
    }
  }

  /// What was said of a key counts no more.
  package mutating func forget<K: EnvironmentKey>(_ key: K.Type) {
    guard storage.keyed.values[ObjectIdentifier(key)] != nil else { return }
    ownKeyed()
    storage.keyed.values[ObjectIdentifier(key)] = nil
  }

  /// A copy that neither side has written to since.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
  /// The same as far as can be told; false when in doubt.
  func isSame(as other: EnvironmentValues) -> Bool {
    isIdentical(to: other) || isSame(as: other, with: other.storage.drawing)
  }
  /// The same as `other` would be with another drawing.
  func isSame(as other: EnvironmentValues, with drawing: DrawingEnvironment) -> Bool {
    storage.drawing.isSame(as: drawing) && storage.keyed.isSame(as: other.storage.keyed)
  }
  func with(_ drawing: DrawingEnvironment) -> EnvironmentValues {
    var values = self
    values.storage = Storage(keyed: storage.keyed, drawing: drawing)
    return values
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(keyed: storage.keyed, drawing: storage.drawing) }
  }
  private mutating func ownKeyed() {
    own()
    if !isKnownUniquelyReferenced(&storage.keyed) { storage.keyed = KeyedValues(storage.keyed.values) }
  }
}

/// The hot part of the environment.
struct DrawingEnvironment: Equatable {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isItalic = false
  var foreground: AnyShapeStyle?
  var tint: Color?
  var colorScheme = ColorScheme.light
  var displayScale: CGFloat = 1
  var layoutDirection = LayoutDirection.leftToRight
  var dynamicTypeSize = DynamicTypeSize.large
  var lineLimit: Int?
  /// Texts are at least so many lines high.
  var reservedLines = 1
  var lineSpacing: CGFloat = 0
  var truncationMode = Text.TruncationMode.tail
  var multilineTextAlignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  var isEnabled = true
  var imageScale = Image.Scale.medium
  var kerning: CGFloat = 0
  var textCase: Text.Case?
  /// What views say of the texts in them and fonts do not.
  var textStyle = Text.Style()

  /// The plan finds numbers that are none the same as well. It is asked last, as it is slower.
  func isSame(as other: DrawingEnvironment) -> Bool {
    self == other || TypePlan.of(DrawingEnvironment.self).areSame(self, other)
  }
}

extension EnvironmentValues {
  public var font: Font? {
    get { drawing.font }
    set { drawing.font = newValue }
  }
  public var colorScheme: ColorScheme {
    get { drawing.colorScheme }
    set { drawing.colorScheme = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { drawing.displayScale }
    set { drawing.displayScale = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / drawing.displayScale }
  public var layoutDirection: LayoutDirection {
    get { drawing.layoutDirection }
    set { drawing.layoutDirection = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { drawing.dynamicTypeSize }
    set { drawing.dynamicTypeSize = newValue }
  }
  public var lineLimit: Int? {
    get { drawing.lineLimit }
    set { drawing.lineLimit = newValue }
  }
  public var lineSpacing: CGFloat {
    get { drawing.lineSpacing }
    set { drawing.lineSpacing = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { drawing.truncationMode }
    set { drawing.truncationMode = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { drawing.multilineTextAlignment }
    set { drawing.multilineTextAlignment = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { drawing.minimumScaleFactor }
    set { drawing.minimumScaleFactor = newValue }
  }
  public var isEnabled: Bool {
    get { drawing.isEnabled }
    set { drawing.isEnabled = newValue }
  }
  public var imageScale: Image.Scale {
    get { drawing.imageScale }
    set { drawing.imageScale = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
