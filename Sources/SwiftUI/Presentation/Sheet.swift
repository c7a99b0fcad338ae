extension View {
  /// Shows a sheet over the window while `isPresented` is true.
  ///
  /// Fingers, a tap beside it, or assistive technology that take it away set `isPresented` to false once it is gone; then `onDismiss`
  /// runs, as after every other way of going. Of several sheets over the same content the later waits until the earlier is gone.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
  /// Shows a sheet over the window while there is an item. Another item of the same identity is shown in the same sheet; one of another
  /// identity in a new one, when the old one is gone.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }
  /// Covers the window while `isPresented` is true. No finger takes the cover away.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
  /// Covers the window while there is an item; see `sheet(item:onDismiss:content:)`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.cover, item: item, onDismiss: onDismiss, content: content))
  }
}

extension PresentationModifier where Item == Void {
  init(
    _ style: Style, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Presented
  ) {
    self.init(
      style: style, item: { isPresented.wrappedValue ? () : nil }, identity: { _ in true },
      clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() })
  }
}

extension PresentationModifier where Item: Identifiable {
  init(
    _ style: Style, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Presented
  ) {
    self.init(
      style: style, item: { item.wrappedValue }, identity: { AnyHashable($0.id) }, clear: { item.wrappedValue = nil },
      onDismiss: onDismiss, content: content)
  }
}
