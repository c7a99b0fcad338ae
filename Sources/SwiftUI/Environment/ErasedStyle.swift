/// A style without its type, as the environment keeps it: what it makes of what it is told.
struct ErasedStyle<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
}

extension View {
  /// Puts `style` where the views that it is for look for one.
  nonisolated func styled<Style, Configuration>(
    _ place: WritableKeyPath<EnvironmentValues, ErasedStyle<Configuration>>, by style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> AnyView
  ) -> some View {
    let style = UncheckedBox(style)
    return modifier(EnvironmentModifier { $0[keyPath: place] = ErasedStyle { makeBody(style.value, $0) } })
  }
}
