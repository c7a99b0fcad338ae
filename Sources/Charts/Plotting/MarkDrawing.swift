import SwiftUI

/// Makes of a chart's marks what is drawn: a piece each, a line or an area as one.
struct MarkDrawing {
  let model: ChartModel
  let space: PlotSpace
  /// Pixels a point.
  let displayScale: CGFloat
  private let geometry: MarkGeometry
  let lines: LineSeries

  init(_ model: ChartModel, size: CGSize, displayScale: CGFloat) {
    self.model = model
    space = PlotSpace(model, size: size)
    self.displayScale = displayScale > 0 ? displayScale : 1
    geometry = MarkGeometry(model: model, space: space)
    lines = model.stacks.hasSeries ? LineSeries.collect(model.marks) : LineSeries()
  }

  // MARK: Pieces

  /// The piece of a mark that is one by itself; nil where nothing of it is seen.
  func piece(of index: Int) -> Piece? {
    let stacked = model.marks[index]
    guard !stacked.isGap, var piece = outlined(stacked) else { return nil }
    if !stacked.mark.attributes.isHiddenFromAccessibility { piece.subject = index }
    return piece
  }
  private func outlined(_ stacked: StackedMark) -> Piece? {
    switch stacked.mark.kind {
    case .bar, .rectangle: rectangle(stacked)
    case .rule: rule(stacked)
    case .point: symbol(stacked)
    case .line, .area: joint(stacked)
    case .sector: sector(stacked)
    }
  }

  /// The piece of a line or area, which lies where the first of its points, `start`, comes.
  func piece(ofSeries series: [Int], at start: Int) -> Piece? {
    let members = series.map { model.marks[$0] }
    let stacked = model.marks[start]
    guard var piece = stacked.mark.kind == .line ? line(members) : area(members) else { return nil }
    let first = members.first { !$0.isGap } ?? stacked
    // Points with symbols are read aloud one by one, and the line is not.
    let areRead = members.contains { $0.mark.kind == .line && shape($0.mark) != nil }
    if !areRead && !first.mark.attributes.isHiddenFromAccessibility { piece.subject = Self.subject(ofSeriesAt: start) }
    return piece
  }
  /// Series are told from marks by their sign.
  static func subject(ofSeriesAt start: Int) -> Int { -start - 1 }

  // MARK: Rectangles

  /// The rectangle of a mark in the plot, sides on whole pixels; at least a pixel wide across.
  func frame(_ stacked: StackedMark) -> CGRect? {
    if let shape = sectorShape(stacked) {
      // What is said of a sector is said in its middle, in a square between its arcs (a choice).
      let side = shape.outer - shape.inner
      return moved(
        CGRect(x: shape.heart.x - side / 2, y: shape.heart.y - side / 2, width: side, height: side),
        stacked.mark.attributes.offset)
    }
    guard let x = geometry.range(stacked, .horizontal), let y = geometry.range(stacked, .vertical) else { return nil }
    var frame = CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    if stacked.mark.attributes.hasRare { frame = moved(frame, stacked.mark.attributes.rare.offset) }
    return frame
  }

  private func moved(_ frame: CGRect, _ offset: MarkOffset) -> CGRect {
    guard offset != MarkOffset() else { return frame }
    let sign: CGFloat = model.isRightToLeft ? -1 : 1
    let left = sign > 0 ? offset.xStart : -offset.xEnd, right = sign > 0 ? offset.xEnd : -offset.xStart
    return CGRect(
      x: frame.minX + left, y: frame.minY + offset.yStart, width: max(0, frame.width + right - left),
      height: max(0, frame.height + offset.yEnd - offset.yStart))
  }

  private func rectangle(_ stacked: StackedMark) -> Piece? {
    guard let exact = frame(stacked) else { return nil }
    let frame = onPixels(exact, stacked)
    let attributes = stacked.mark.attributes
    let radius = min(attributes.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    return piece(stacked, frame, .rectangle(cornerRadius: radius, style: attributes.cornerStyle))
  }

  private func onPixels(_ frame: CGRect, _ stacked: StackedMark) -> CGRect {
    func pixel(_ place: CGFloat) -> CGFloat { (place * displayScale).rounded() / displayScale }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    var (width, height) = (pixel(frame.maxX) - left, pixel(frame.maxY) - top)
    // What is thinner than a pixel is still seen; a bar that has no length is not.
    if stacked.valueAxis != .horizontal, frame.width > 0 { width = max(width, 1 / displayScale) }
    if stacked.valueAxis != .vertical, frame.height > 0 { height = max(height, 1 / displayScale) }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  // MARK: Sectors

  private func sectorShape(_ stacked: StackedMark) -> SectorShape? {
    guard let words = stacked.mark.sector, let turn = stacked.turn else { return nil }
    return SectorShape(words, turn, in: space.size, cornerRadius: stacked.mark.attributes.cornerRadius ?? 0)
  }
  private func sector(_ stacked: StackedMark) -> Piece? {
    guard let path = sectorShape(stacked)?.path else { return nil }
    let bounds = path.boundingRect
    guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
    return piece(stacked, moved(bounds, stacked.mark.attributes.offset), .fill(path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)))
  }

  // MARK: Rules

  private func rule(_ stacked: StackedMark) -> Piece? {
    guard let frame = frame(stacked) else { return nil }
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: frame.width, y: frame.height))
    return piece(stacked, frame, .stroke(path, lineStyle(stacked, LineStyles.rule)))
  }

  private func lineStyle(_ stacked: StackedMark, _ automatic: StrokeStyle) -> StrokeStyle {
    guard stacked.mark.attributes.hasRare else { return automatic }
    let rare = stacked.mark.attributes.rare
    if let style = rare.lineStyle { return style }
    if let by = rare.lineStyleBy, let style = model.lineStyles?[by.value] { return style }
    return automatic
  }

  // MARK: Points

  /// The symbol of a mark where it is drawn here; nil where it is a view, which is placed by itself.
  private func symbol(_ stacked: StackedMark) -> Piece? {
    guard let x = geometry.middle(stacked, .horizontal), let y = geometry.middle(stacked, .vertical) else { return nil }
    let shape = shape(stacked.mark) ?? AnyChartSymbolShape(.circle)
    if isView(stacked.mark) { return nil }
    return symbolPiece(stacked, shape, area(stacked.mark, MarkSymbol.automaticArea), at: CGPoint(x: x, y: y))
  }

  /// The symbol that a line has at one of its points, if it has any.
  private func joint(_ stacked: StackedMark) -> Piece? {
    guard !isView(stacked.mark), let shape = shape(stacked.mark), stacked.mark.kind == .line,
      let x = geometry.middle(stacked, .horizontal), let y = geometry.middle(stacked, .vertical)
    else { return nil }
    return symbolPiece(stacked, shape, area(stacked.mark, MarkSymbol.automaticAreaOnLines), at: CGPoint(x: x, y: y))
  }

  private func symbolPiece(_ stacked: StackedMark, _ shape: AnyChartSymbolShape, _ area: CGFloat, at place: CGPoint) -> Piece {
    let (path, side) = shape.path(area: area)
    var frame = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    if stacked.mark.attributes.hasRare { frame = moved(frame, stacked.mark.attributes.rare.offset) }
    var symbol = piece(stacked, frame, .fill(path))
    if stacked.mark.kind == .line { symbol.name = "LineMark symbol" }
    return symbol
  }

  private func isView(_ mark: Mark) -> Bool {
    guard mark.attributes.hasRare, case .view? = mark.attributes.rare.symbol else { return false }
    return true
  }
  private func shape(_ mark: Mark) -> AnyChartSymbolShape? {
    guard mark.attributes.hasRare else { return nil }
    let rare = mark.attributes.rare
    if case .shape(let shape)? = rare.symbol { return shape }
    return rare.symbolBy.flatMap { model.symbols?[$0.value] }
  }
  private func area(_ mark: Mark, _ automatic: CGFloat) -> CGFloat {
    guard mark.attributes.hasRare else { return automatic }
    let rare = mark.attributes.rare
    if let area = rare.symbolArea { return area }
    return rare.symbolSizeBy.flatMap { model.symbolSizes?.area(for: $0.value) } ?? automatic
  }

  // MARK: Lines and areas

  private func line(_ members: [StackedMark]) -> Piece? {
    let first = members.first { !$0.isGap } ?? members[0]
    let method = first.mark.attributes.hasRare ? first.mark.attributes.rare.interpolation : .linear
    var path = Path()
    for run in runs(members) {
      let points = run.compactMap { member -> CGPoint? in
        guard let x = geometry.middle(member, .horizontal), let y = geometry.middle(member, .vertical) else { return nil }
        return moved(
          CGRect(x: x, y: y, width: 0, height: 0),
          member.mark.attributes.hasRare ? member.mark.attributes.rare.offset : MarkOffset()
        ).origin
      }
      guard let start = points.first else { continue }
      path.move(to: start)
      if points.count == 1 { path.addLine(to: start) }
      LineInterpolation.join(points, by: method, in: &path)
    }
    guard !path.isEmpty else { return nil }
    let bounds = path.boundingRect
    return piece(first, bounds, .stroke(path.offsetBy(dx: -bounds.minX, dy: -bounds.minY), lineStyle(first, LineStyles.line)))
  }

  private func area(_ members: [StackedMark]) -> Piece? {
    let first = members.first { !$0.isGap } ?? members[0]
    let method = first.mark.attributes.hasRare ? first.mark.attributes.rare.interpolation : .linear
    let isUpright = first.valueAxis != .horizontal
    var path = Path()
    for run in runs(members) {
      var there: [CGPoint] = [], back: [CGPoint] = []
      for member in run {
        let (along, across): (Axis, Axis) = isUpright ? (.horizontal, .vertical) : (.vertical, .horizontal)
        guard let place = geometry.middle(member, along), let ends = ends(member, across) else { continue }
        there.append(isUpright ? CGPoint(x: place, y: ends.end) : CGPoint(x: ends.end, y: place))
        back.append(isUpright ? CGPoint(x: place, y: ends.start) : CGPoint(x: ends.start, y: place))
      }
      guard let start = there.first else { continue }
      path.move(to: start)
      LineInterpolation.join(there, by: method, in: &path)
      back.reverse()
      path.addLine(to: back[0])
      LineInterpolation.join(back, by: method.backwards, in: &path)
      path.closeSubpath()
    }
    guard !path.isEmpty else { return nil }
    let bounds = path.boundingRect
    return piece(first, bounds, .fill(path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)))
  }

  /// Where an area begins and ends at one of its points: which end is which counts.
  private func ends(_ stacked: StackedMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    guard case .interval(let a, let b) = axis == .vertical ? stacked.y : stacked.x, let scale = space.scale(axis) else {
      return geometry.range(stacked, axis).map { ($0.upperBound, $0.lowerBound) }
    }
    func place(_ value: Double) -> CGFloat? {
      scale.position(scale.scale.dataKind == .date ? .date(value) : .number(value))
        ?? (value <= 0 ? scale.position(fraction: 0) : nil)
    }
    guard let start = place(a), let end = place(b), start.isFinite, end.isFinite else { return nil }
    return (start, end)
  }

  /// Parts of a series between its gaps.
  private func runs(_ members: [StackedMark]) -> [ArraySlice<StackedMark>] {
    members.split(whereSeparator: \.isGap)
  }

  // MARK: What all have

  private func piece(_ stacked: StackedMark, _ frame: CGRect, _ outline: Piece.Outline) -> Piece {
    let attributes = stacked.mark.attributes
    var piece = Piece(
      stacked.mark.kind.name, id: AnyHashable(stacked.mark.id), frame: frame, outline: outline, style: style(attributes))
    piece.opacity = attributes.opacity
    guard attributes.hasRare else { return piece }
    let rare = attributes.rare
    guard rare.blur != nil || rare.shadow != nil || rare.clip != nil || rare.alignsStylesWithPlot else { return piece }
    let effects = Piece.Effects()
    effects.blur = rare.blur
    effects.shadow = rare.shadow
    effects.clip = rare.clip?(CGRect(origin: .zero, size: frame.size))
    effects.clipStyle = rare.clipStyle
    if rare.alignsStylesWithPlot {
      effects.styleBounds = CGRect(x: -frame.minX, y: -frame.minY, width: space.size.width, height: space.size.height)
    }
    piece.effects = effects
    return piece
  }

  private static let accent = AnyShapeStyle(Color.accentColor)

  func style(_ attributes: MarkAttributes) -> AnyShapeStyle {
    if let by = attributes.styleBy, let style = model.styles?.style(for: by.value) { return style }
    return attributes.style?.shapeStyle ?? Self.accent
  }
}

extension InterpolationMethod {
  /// For the way back along an area: steps change sides.
  fileprivate var backwards: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
