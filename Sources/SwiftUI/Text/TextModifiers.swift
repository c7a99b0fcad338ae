extension View {
  nonisolated public func font(_ font: Font?) -> some View { transformDrawing { $0.font = font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { transformDrawing { $0.fontWeight = weight } }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { transformDrawing { $0.fontDesign = design } }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformDrawing { $0.fontWeight = isActive ? .bold : nil }
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { transformDrawing { $0.isItalic = isActive } }
  /// The most lines that texts may have; nil sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { limitLines(1, number) }
  /// The most lines that texts may have; `reservesSpace`: they are as high as that with fewer, too.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitLines(reservesSpace ? limit : 1, limit)
  }
  /// The fewest lines that texts take the place of, and the most that they may have.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { limitLines(limit.lowerBound, limit.upperBound) }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitLines(limit.lowerBound, nil) }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitLines(1, limit.upperBound) }

  /// Fewer than one line counts as one, with a line on the console.
  nonisolated private func limitLines(_ fewest: Int, _ most: Int?) -> some View {
    let most = most.map { OddNumbers.count($0, "lineLimit(_:)") }
    let fewest = OddNumbers.count(fewest, "lineLimit(_:)")
    return transformDrawing {
      $0.lineLimit = most
      $0.reservedLines = fewest
    }
  }
  /// Points added between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformDrawing { $0.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : lineSpacing }
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformDrawing { $0.multilineTextAlignment = alignment }
  }
  /// Where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformDrawing { $0.truncationMode = mode }
  }
  /// How far a font may shrink before text is cut; from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformDrawing { $0.minimumScaleFactor = factor.isFinite ? min(1, max(0.01, factor)) : factor }
  }
  /// Points added after each character.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { transformDrawing { $0.kerning = kerning } }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { transformDrawing { $0.textCase = textCase } }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(style: AnyShapeStyle(style)))
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformDrawing { $0.foreground = color.map { AnyShapeStyle($0) } }
  }
  nonisolated public func tint(_ tint: Color?) -> some View { transformDrawing { $0.tint = tint } }
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { transformDrawing { $0.imageScale = scale } }

  nonisolated func transformDrawing(_ change: @escaping (inout DrawingEnvironment) -> Void) -> some View {
    modifier(DrawingModifier(change: change))
  }
}
