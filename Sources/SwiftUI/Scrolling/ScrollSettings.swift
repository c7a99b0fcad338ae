import AttributeGraph
import CoreGraphics

/// What modifiers around a scroll view say of it.
struct ScrollSettings: Equatable {
  var isEnabled = true
  var indicators = PerAxis<ScrollIndicatorVisibility>(.automatic)
  var bounce = PerAxis<ScrollBounceBehavior>(.automatic)
  var margins = ScrollMargins()
  var anchors = ScrollAnchors()
  var isClipDisabled = false
  var dismissal = ScrollDismissesKeyboardMode.automatic

  /// What a scroll view leaves for those inside it.
  var inherited: ScrollSettings {
    var settings = self
    settings.margins = ScrollMargins()
    settings.anchors = ScrollAnchors()
    settings.isClipDisabled = false
    return settings
  }
}

/// A value for each axis.
struct PerAxis<Value: Equatable>: Equatable {
  var horizontal: Value, vertical: Value
  init(_ value: Value) { (horizontal, vertical) = (value, value) }

  mutating func set(_ value: Value, on axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = value }
    if axes.contains(.vertical) { vertical = value }
  }
}

/// Margins of the content and of the indicators, each edge nil until somebody speaks of it.
struct ScrollMargins: Equatable {
  var content = EdgeLengths(), indicators = EdgeLengths()

  struct EdgeLengths: Equatable {
    private var lengths: [CGFloat?] = [nil, nil, nil, nil]
    subscript(edge: Edge) -> CGFloat? {
      get { lengths[Int(edge.rawValue)] }
      set { lengths[Int(edge.rawValue)] = newValue }
    }
    var insets: EdgeInsets {
      EdgeInsets(
        top: self[.top] ?? 0, leading: self[.leading] ?? 0, bottom: self[.bottom] ?? 0, trailing: self[.trailing] ?? 0)
    }
  }
}

/// Points of content and view that lie on each other, by occasion; nil: as if nobody had spoken.
struct ScrollAnchors: Equatable {
  var initial: UnitPoint?, sizeChanges: UnitPoint?, alignment: UnitPoint?
}

struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
  /// Whether fingers may move the content of scroll views.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.indicators.vertical }
    set { scrollSettings.indicators.vertical = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.indicators.horizontal }
    set { scrollSettings.indicators.horizontal = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounce.vertical }
    set { scrollSettings.bounce.vertical = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounce.horizontal }
    set { scrollSettings.bounce.horizontal = newValue }
  }
}

struct ScrollSettingsRule: Rule {
  let environment: Attribute<EnvironmentValues>
  func update(_ slot: Slot<ScrollSettings>) -> Bool { slot.putIfChanged(environment.value.scrollSettings) }
  func name() -> String { "settings of ScrollView" }
  static var cycleDefault: ScrollSettings? { ScrollSettings() }
}

/// The environment of a scroll view's content, without what was said of this scroll view alone.
struct ScrolledEnvironment: Rule {
  let outer: Attribute<EnvironmentValues>
  func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    var values = outer.value
    let settings = values.scrollSettings
    if settings != settings.inherited { values.scrollSettings = settings.inherited }
    return slot.put(values)
  }
  func name() -> String { "environment in ScrollView" }
}
