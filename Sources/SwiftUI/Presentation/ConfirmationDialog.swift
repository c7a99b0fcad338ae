extension View {
  /// Shows choices at the lower edge of the window while `isPresented` is true. Each button takes them away, after its action; so does a
  /// tap beside them. Without a button of the role `cancel` there is one. The title is hidden unless it is asked for.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions) { EmptyView() }
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions) { EmptyView() }
  }
  /// The same with a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions, message)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions, message)
  }

  nonisolated private func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, isPresented: isPresented, onDismiss: nil) {
        DialogCards(title: title, showsTitle: visibility == .visible, actions: actions(), message: message())
      })
  }
}
