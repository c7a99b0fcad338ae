import CairoRenderer
import CoreGraphics
import LayerTree
import TestSupport
import Testing

/// A tree that many kinds of edits are made to; the same seed makes the same edits.
private struct RandomScene {
  var random: RandomNumbers
  let root = Layer(name: "root")
  let image: CGImage
  var layers: [Layer] = []

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 24 * 24 * 4, alignment: 4)
    for index in 0..<(24 * 24) {
      pixels.storeBytes(of: 0xFF00_0000 | UInt32(index * 7919 & 0xFFFFFF), toByteOffset: index * 4, as: UInt32.self)
    }
    image = CGImage(width: 24, height: 24, bytesPerRow: 96, isOpaque: true, adopting: pixels)
    layers = [root]
    for _ in 0..<25 { insert() }
  }

  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { CGFloat.random(in: low...high, using: &random) }
  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0...1, using: &random) < part }
  mutating func color() -> PaintColor {
    PaintColor(
      red: Double(number(0, 1)), green: Double(number(0, 1)), blue: Double(number(0, 1)),
      alpha: chance(0.5) ? 1 : Double(number(0, 1)))
  }

  mutating func oval(_ rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    if chance(0.5) { path.addEllipse(in: rect) } else { path.addRect(rect) }
    return path
  }

  mutating func content(_ size: CGSize) -> [PaintCommand] {
    let rect = CGRect(origin: .zero, size: size)
    let stops = [GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 1)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return []
    case 7: return [.group([.fill(oval(rect), .color(color()), evenOdd: false)], group(rect))]
    case 1: return [.fill(oval(rect), .color(color()), evenOdd: false)]
    case 2: return [.fill(oval(rect), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 37, y: 21)), evenOdd: true)]
    case 3:
      return [
        .stroke(oval(rect), .color(color()), PaintStroke(width: number(0, 6), cap: .round, dash: chance(0.5) ? [4, 3] : []))
      ]
    case 4:
      let font = FontBlock(size: number(8, 20), weight: 600)
      return [.text(TextBlock(runs: [TextRun("Ágy 한글 \(Int(number(0, 9)))", font: font, color: color())]), rect)]
    case 5: return [.symbol(SymbolBlock(name: "heart.fill", font: FontBlock(size: 20), color: color()), rect)]
    case 6: return [.image(image, chance(0.5) ? CGRect(x: 0, y: 0, width: 12, height: 12) : rect, tint: nil, smooth: true)]
    default:
      return [
        .fill(
          oval(rect),
          .radialGradient(
            stops: stops, center: CGPoint(x: 9, y: 9), startRadius: 0, endRadius: 30), evenOdd: false),
        .fill(
          oval(rect.insetBy(dx: 3, dy: 3)),
          .angularGradient(
            stops: stops, center: CGPoint(x: 12, y: 9), startAngle: 0, endAngle: 6), evenOdd: false),
      ]
    }
  }

  mutating func group(_ rect: CGRect) -> PaintGroup {
    var group = PaintGroup()
    let stops = [GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 1)]
    if chance(0.5) { group.transform = CGAffineTransform(rotationAngle: number(-1, 1)) }
    if chance(0.3) { group.filter = filter() }
    if chance(0.3) {
      group.paint = .ellipticalGradient(
        stops: stops, center: CGPoint(x: 9, y: 9), radii: CGSize(width: number(1, 30), height: number(1, 30)), start: 0, end: 1)
    }
    if chance(0.4) { group.clips = [PaintClip(path: oval(rect.insetBy(dx: 2, dy: 2)), isInverse: chance(0.3))] }
    if chance(0.4) { group.opacity = Double(number(0, 1)) }
    return group
  }

  mutating func filter() -> LayerFilter {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .blur(radius: number(0, 12), isOpaque: chance(0.3))
    case 1: .color(.saturation(Double(number(0, 2))))
    case 2: .color(.hueRotation(radians: Double(number(0, 6))))
    default: .color(.scaled(Double(number(-1, 1)), 1, 0.5, alpha: 0.9, adding: 0.2))
    }
  }

  mutating func projection(_ size: CGSize) -> PlaneProjection {
    var map = PlaneProjection(CGAffineTransform(rotationAngle: number(-0.3, 0.3)))
    map.m13 = Double(number(-0.008, 0.008))
    map.m23 = Double(number(-0.008, 0.008))
    return map
  }

  mutating func insert() {
    let layer = Layer(name: "layer \(layers.count)")
    layer.size = CGSize(width: number(5, 60).rounded(), height: number(5, 60))
    layer.position = CGPoint(x: number(-20, 120), y: number(-20, 150).rounded())
    layer.content = content(layer.size)
    let parent = layers.randomElement(using: &random)!
    parent.insertChild(layer, at: Int.random(in: 0...parent.children.count, using: &random))
    layers.append(layer)
  }

  mutating func edit() {
    let layer = layers.randomElement(using: &random)!
    switch Int.random(in: 0..<18, using: &random) {
    case 0: insert()
    case 1 where layers.count > 10 && layer !== root:
      layer.removeFromParent()
      forget(layer)
    case 2: layer.isHidden.toggle()
    case 3: layer.opacity = chance(0.4) ? 1 : chance(0.1) ? 0 : Double(number(0, 1))
    case 4:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: layer.clip = nil
      case 1: layer.clip = .bounds
      default: layer.clip = .path(oval(layer.bounds.insetBy(dx: 1.3, dy: 1.7)), evenOdd: false)
      }
    case 5:
      layer.shadow =
        chance(0.5)
        ? nil
        : LayerShadow(
          color: color(), radius: number(0, 8), offset: CGSize(width: number(-5, 5), height: number(-5, 5)))
    case 6:
      let kind = Int.random(in: 0..<4, using: &random)
      layer.transform =
        kind == 0
        ? CGAffineTransform(rotationAngle: number(-1, 1))
        : kind == 1
          ? CGAffineTransform(scaleX: number(0.2, 2.5), y: number(0.2, 2.5))
          : kind == 2 ? CGAffineTransform(translationX: number(-9, 9), y: number(-9, 9)) : .identity
    case 7: layer.content = content(layer.size)
    case 8: layer.size = CGSize(width: number(5, 60), height: number(5, 60))
    case 13: layer.filter = chance(0.4) ? nil : filter()
    case 14: layer.projection = chance(0.4) ? nil : projection(layer.size)
    case 15: layer.blend = [.normal, .multiply, .plusLighter, .destinationOut, .hue, .mask, .mask].randomElement(using: &random)!
    case 16: layer.isGroup.toggle()
    case 17:
      layer.backdrop =
        chance(0.4)
        ? nil
        : LayerBackdrop(
          path: oval(layer.bounds), isEvenOdd: false, radius: number(0, 9), saturation: 1.5, tint: color())
    case 9 where layer.children.count > 1: layer.setChildren(layer.children.shuffled(using: &random))
    case 10 where layer !== root:
      // Somewhere else in the tree, but not below itself.
      guard let parent = layers.randomElement(using: &random), !isBelow(parent, layer) else { return }
      if chance(0.5) { parent.addChild(layer) } else { parent.setChildren([layer] + parent.children.filter { $0 !== layer }) }
    default:
      guard layer !== root else { return }
      layer.position = CGPoint(x: layer.position.x + number(-9, 9), y: layer.position.y + number(-9, 9).rounded())
    }
  }

  private func isBelow(_ layer: Layer, _ other: Layer) -> Bool {
    var above: Layer? = layer
    while let current = above {
      if current === other { return true }
      above = current.parent
    }
    return false
  }

  private mutating func forget(_ layer: Layer) {
    layers = layers.filter { !isBelow($0, layer) }
  }
}

@Suite struct DamageTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func damageGivesTheFrameThatIsDrawnAtOnce(seed: UInt64) throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    var scene = RandomScene(seed: seed)
    let log = LayerLog(), size = CGSize(width: 150, height: 190)
    scene.root.becomeRoot(of: log)
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    for step in 0..<80 {
      for _ in 0..<Int.random(in: 1...3, using: &scene.random) { scene.edit() }
      let background = seed % 2 == 0 ? PaintColor.white : PaintColor(red: 0.1, green: 0.5, blue: 0.2, alpha: 0.5)
      renderer.render(root: scene.root, log: log, size: size, background: background)
      let fresh = LayerRenderer(scale: 2, typesetter: typesetter)
      fresh.render(root: scene.root, log: nil, size: size, background: background)
      let difference = try #require(renderer.frame).firstDifference(from: try #require(fresh.frame))
      try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
    }
  }

  /// Contents and groups larger than any bitmap are drawn in parts, and only those that are seen.
  @Test(arguments: [1, 0.7]) func hugeLayersScroll(opacity: Double) throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let root = Layer(name: "root"), log = LayerLog(), size = CGSize(width: 100, height: 100)
    root.becomeRoot(of: log)
    let list = Layer(name: "list")
    list.opacity = opacity
    let path = CGMutablePath()
    for row in 0..<1000 { path.addEllipse(in: CGRect(x: 3, y: CGFloat(row) * 100, width: 5000, height: 70)) }
    list.content = [.fill(path, .color(.black), evenOdd: false)]
    let mark = Layer(name: "mark")
    mark.position.y = 60_030
    mark.content = list.content
    list.addChild(mark)
    root.addChild(list)
    let renderer = LayerRenderer(scale: 1, typesetter: typesetter)
    for y in [0, 13, -1990, -2048, -60_000, -99_999, -70, 500] {
      list.position.y = CGFloat(y)
      renderer.render(root: root, log: log, size: size, background: .white)
      let fresh = LayerRenderer(scale: 1, typesetter: typesetter)
      fresh.render(root: root, log: nil, size: size, background: .white)
      let difference = try #require(renderer.frame).firstDifference(from: try #require(fresh.frame))
      #expect(difference == nil, "at \(y): \(difference ?? "")")
    }
  }

  @Test func senselessNumbersDrawNothing() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let edits: [(Layer) -> Void] = [
        { $0.position.x = value }, { $0.transform = CGAffineTransform(scaleX: value, y: 1) },
        { $0.transform = CGAffineTransform(translationX: value, y: 0) },
        {
          $0.size.width = value; $0.clip = .bounds
        },
        { $0.shadow = LayerShadow(color: .black, radius: value, offset: CGSize(width: value, height: 0)) },
        { layer in
          let far = CGMutablePath()
          far.addRect(CGRect(x: 0, y: value, width: 10, height: 10))
          layer.content += [.fill(far, .color(.black), evenOdd: false), .stroke(far, .color(.black), PaintStroke(width: value))]
          layer.clip = .path(far, evenOdd: false)
        },
        { $0.opacity = Double(value) },
      ]
      for edit in edits {
        let root = Layer(), layer = Layer()
        layer.content = [.fill(path, .color(.black), evenOdd: false)]
        root.addChild(layer)
        edit(layer)
        let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
        let report = renderer.render(root: root, log: nil, size: CGSize(width: 20, height: 20), background: .white)
        #expect(report.pixelsDamaged == 1600)
      }
    }
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    func run() throws -> Data {
      let typesetter = try PangoTypesetter(displayScale: 3)
      let scene = RandomScene(seed: 99)
      let renderer = LayerRenderer(scale: 3, typesetter: typesetter)
      renderer.render(root: scene.root, log: nil, size: CGSize(width: 150, height: 190), background: .white)
      return PNGEncoder.encode(try #require(renderer.frame))
    }
    #expect(try run() == run())
  }

  @Test func aClipMayChangeTogetherWithThePlace() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let root = Layer(), layer = Layer(), log = LayerLog(), size = CGSize(width: 40, height: 40)
    root.becomeRoot(of: log)
    root.addChild(layer)
    layer.size = CGSize(width: 30, height: 30)
    let square = CGMutablePath(), disc = CGMutablePath()
    square.addRect(layer.bounds)
    disc.addEllipse(in: layer.bounds)
    layer.content = [.fill(square, .color(.black), evenOdd: false)]
    layer.clip = .path(square, evenOdd: false)
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    renderer.render(root: root, log: log, size: size, background: .white)
    #expect(renderer.frame?.color(1, 1) == [0, 0, 0, 255])
    layer.clip = .path(disc, evenOdd: false)
    layer.position.x = 1
    renderer.render(root: root, log: log, size: size, background: .white)
    #expect(renderer.frame?.color(3, 1) == [255, 255, 255, 255])
  }

  @Test func layersMayOutliveWhatTheyAreTakenOutOf() throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let root = Layer(), log = LayerLog(), size = CGSize(width: 20, height: 20)
    root.becomeRoot(of: log)
    let square = CGMutablePath()
    square.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let renderer = LayerRenderer(scale: 1, typesetter: typesetter)
    let layer = Layer()
    layer.content = [.fill(square, .color(.black), evenOdd: false)]
    for step in 0..<10 {
      let parent = Layer()
      parent.position.x = CGFloat(step)
      parent.addChild(layer)
      root.setChildren([parent])
      renderer.render(root: root, log: log, size: size, background: .white)
      #expect(renderer.frame?.inkBounds == CGRect(x: step, y: 0, width: 5, height: 5))
    }
    root.setChildren([layer])
    renderer.render(root: root, log: log, size: size, background: .white)
    #expect(renderer.frame?.inkBounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func withoutChangesNothingIsDrawn() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let scene = RandomScene(seed: 7), log = LayerLog()
    scene.root.becomeRoot(of: log)
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    renderer.render(root: scene.root, log: log, size: CGSize(width: 100, height: 100), background: .white)
    #expect(
      renderer.render(root: scene.root, log: log, size: CGSize(width: 100, height: 100), background: .white) == DamageReport())
  }

  @Test func aSmallChangeDamagesASmallPart() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let root = Layer(name: "root"), log = LayerLog(), size = CGSize(width: 400, height: 800)
    root.becomeRoot(of: log)
    var cells: [Layer] = []
    for index in 0..<200 {
      let cell = Layer(name: "cell \(index)")
      cell.size = CGSize(width: 30, height: 30)
      cell.position = CGPoint(x: CGFloat(index % 10) * 40, y: CGFloat(index / 10) * 40)
      let path = CGMutablePath()
      path.addEllipse(in: cell.bounds)
      cell.content = [.fill(path, .color(PaintColor(red: 1, green: 0, blue: 0)), evenOdd: false)]
      root.addChild(cell)
      cells.append(cell)
    }
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    let first = renderer.render(root: root, log: log, size: size, background: .white)
    #expect(first.pixelsDamaged == 800 * 1600 && first.layersDrawn == 200 && first.layersRedrawn == 200)

    cells[57].position.x += 4
    let moved = renderer.render(root: root, log: log, size: size, background: .white)
    #expect(moved.damage == [CGRect(x: 560, y: 400, width: 68, height: 60)])
    #expect(moved.layersDrawn == 1 && moved.layersRedrawn == 0)

    cells[58].content = []
    let emptied = renderer.render(root: root, log: log, size: size, background: .white)
    #expect(emptied.damage == [CGRect(x: 640, y: 400, width: 60, height: 60)] && emptied.layersDrawn == 0)

    cells[0].position.x -= 300
    cells[199].opacity = 0.5
    let two = renderer.render(root: root, log: log, size: size, background: .white)
    #expect(two.damage.count == 2 && two.pixelsDamaged == 2 * 60 * 60 && two.layersDrawn == 1 && two.layersRedrawn == 0)
  }

  @Test func movingAPageOfOpaqueContentRedrawsNoContent() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let root = Layer(name: "pager"), log = LayerLog(), size = CGSize(width: 100, height: 200)
    root.becomeRoot(of: log)
    for index in 0..<3 {
      let page = Layer(name: "page \(index)")
      page.size = size
      page.position.y = CGFloat(index - 1) * 200
      let path = CGMutablePath()
      path.addRect(page.bounds)
      let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
      page.content = [.fill(path, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 200)), evenOdd: false)]
      root.addChild(page)
    }
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    #expect(renderer.render(root: root, log: log, size: size, background: .black).layersRedrawn == 1)
    root.position.y = 33
    #expect(renderer.render(root: root, log: log, size: size, background: .black).layersRedrawn == 1)
    for step in 34..<60 {
      root.position.y = CGFloat(step)
      let report = renderer.render(root: root, log: log, size: size, background: .black)
      #expect(report.layersRedrawn == 0 && report.layersDrawn == 2)
    }
  }

  @Test func aChangeInsideAGroupRedrawsItsOwnPlace() throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let root = Layer(name: "root"), log = LayerLog(), size = CGSize(width: 200, height: 200)
    root.becomeRoot(of: log)
    let card = Layer(name: "card")
    card.size = CGSize(width: 180, height: 180)
    card.position = CGPoint(x: 10, y: 10)
    let outline = CGMutablePath()
    outline.addEllipse(in: card.bounds)
    card.clip = .path(outline, evenOdd: false)
    let path = CGMutablePath()
    path.addRect(card.bounds)
    card.content = [.fill(path, .color(.black), evenOdd: false)]
    let dot = Layer(name: "dot")
    dot.position = CGPoint(x: 80, y: 80)
    let square = CGMutablePath()
    square.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.content = [.fill(square, .color(.white), evenOdd: false)]
    card.addChild(dot)
    root.addChild(card)
    let renderer = LayerRenderer(scale: 1, typesetter: typesetter)
    renderer.render(root: root, log: log, size: size, background: .white)
    dot.position.x += 1
    let report = renderer.render(root: root, log: log, size: size, background: .white)
    #expect(report.damage == [CGRect(x: 90, y: 90, width: 11, height: 10)])
  }
}
