/// Takes the presentation around a view away; does nothing where there is none.
public struct DismissAction: @unchecked Sendable {
  let perform: @MainActor () -> Void

  @MainActor @preconcurrency public func callAsFunction() { perform() }
}

extension EnvironmentValues {
  /// Dismisses the sheet or cover around the view, as `isPresented = false` does.
  public var dismiss: DismissAction { self[DismissKey.self] }
  /// Whether the view is in something that is presented.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The environment of content that `dismiss` takes away.
  mutating func setPresented(dismiss: @escaping @MainActor () -> Void) {
    self[DismissKey.self] = DismissAction(perform: dismiss)
    self[IsPresentedKey.self] = true
    scrollSettings = ScrollSettings()
  }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The older form of `dismiss` and `isPresented`.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  init(isPresented: Bool) { self.isPresented = isPresented }
  /// Takes the presentation around the view away.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
}
