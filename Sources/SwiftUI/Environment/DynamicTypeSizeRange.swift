extension View {
  /// Keeps the text size that the user chose within a range, for the view and all in it.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformDrawing { drawing in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      drawing.dynamicTypeSize = min(max(drawing.dynamicTypeSize, least), most)
    }
  }
}
