import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

/// How many bitmaps live, whatever has been shown before.
@Suite struct BitmapCensusTests {
  private static let size = CGSize(width: 500, height: 500)
  private static let place = CGRect(origin: .zero, size: size)
  private static func oval(_ rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    return path
  }
  /// Colours that need four bytes a pixel.
  private static let shades = Paint.linearGradient(
    stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)], start: .zero,
    end: CGPoint(x: 0, y: 500))

  /// A page that needs a bitmap of every kind.
  private static func makePage(_ number: Int) -> Layer {
    let page = Layer(name: "page \(number)"), picture = Layer(), shadowed = Layer(), turned = Layer(), glass = Layer()
    for layer in [page, picture, shadowed, turned, glass] { layer.size = size }
    picture.content = [.fill(oval(place), shades, evenOdd: false)]
    picture.clip = .path(oval(place), evenOdd: false)
    shadowed.content = [.fill(oval(place.insetBy(dx: 50, dy: 50)), .color(.white), evenOdd: false)]
    shadowed.shadow = LayerShadow(color: .black, radius: 4, offset: .zero)
    shadowed.filter = .blur(radius: 2, isOpaque: false)
    turned.content = [.fill(oval(place.insetBy(dx: 90, dy: 90)), .color(.black), evenOdd: false)]
    turned.transform = CGAffineTransform(rotationAngle: 0.3)
    glass.backdrop = LayerBackdrop(
      path: oval(CGRect(x: 100, y: 100, width: 200, height: 200)), isEvenOdd: false, radius: 5, saturation: 1, tint: .clear)
    page.setChildren([picture, shadowed, turned, glass])
    return page
  }

  @Test func pagesThatLeftLeaveNoBitmapsBehind() throws {
    let before = BitmapCensus.shared.total
    do {
      let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1)), log = LayerLog(),
        root = Layer(name: "root")
      root.becomeRoot(of: log)
      var counts: [Int] = []
      for number in 0..<60 {
        root.setChildren([Self.makePage(number)])
        renderer.render(root: root, log: log, size: Self.size, background: .white)
        counts.append(BitmapCensus.shared.total.count - before.count)
      }
      #expect(Set(counts).count == 1, "as many after each page: \(counts)")
      #expect(
        Set(BitmapCensus.shared.living.keys)
          == [.frame, .content, .group, .clip, .filtered, .shadow, .transformed, .backdrop])
      // Nobody draws what is shown and replaced in between.
      for number in 0..<2_000 { root.setChildren([Self.makePage(number)]) }
      #expect(log.changed.count <= 2 * 1024)
      #expect(BitmapCensus.shared.total.count - before.count == counts[0])
      root.resignRoot()
    }
    #expect(BitmapCensus.shared.total == before)
  }

  /// A strip of 100 pages of 6 MB that all stay, seen one at a time.
  @Test(arguments: [false, true]) func pagesOutOfSightStayWithinTheBudget(areGroups: Bool) throws {
    let side: CGFloat = 1250, size = CGSize(width: side, height: side), before = BitmapCensus.shared.total.bytes
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1)), log = LayerLog(),
      root = Layer(name: "root")
    root.becomeRoot(of: log)
    let pages = (0..<100).map { number in
      let page = Layer(name: "page \(number)")
      page.size = size
      page.position.x = CGFloat(number) * side
      page.content = [.fill(Self.oval(CGRect(origin: .zero, size: size)), Self.shades, evenOdd: false)]
      if areGroups { page.blend = .multiply }
      return page
    }
    root.setChildren(pages)
    renderer.render(root: root, log: log, size: size, background: .white)
    let first = try #require(renderer.frame).bytes
    var most = 0
    for number in 0..<100 {
      root.position.x = -CGFloat(number) * side
      renderer.render(root: root, log: log, size: size, background: .white)
      most = max(most, BitmapCensus.shared.total.bytes - before)
    }
    #expect(most > 100 << 20, "what was seen is kept for some time")
    #expect(most < 190 << 20, "128 MB, a quarter more before anybody looks, the frame, and what it shows: \(most >> 20) MB")
    // What was freed is made again.
    root.position.x = 0
    renderer.render(root: root, log: log, size: size, background: .white)
    #expect(renderer.frame?.bytes == first)
    root.resignRoot()
  }

  @Test func oneColorNeedsAByteAPixel() throws {
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1)), root = Layer(name: "root")
    let font = FontBlock(size: 40)
    let before = BitmapCensus.shared.living[.content]?.bytes ?? 0
    func bytes(_ commands: [PaintCommand]) -> Int {
      root.content = commands
      renderer.render(root: root, log: nil, size: Self.size, background: .white)
      return (BitmapCensus.shared.living[.content]?.bytes ?? 0) - before
    }
    let words = TextRun("Words", font: font, color: .black)
    var glowing = words
    glowing.background = .white
    let oval = Self.oval(Self.place)
    #expect(bytes([.fill(oval, .color(.black), evenOdd: false)]) == 500 * 500)
    #expect(bytes([.fill(oval, Self.shades, evenOdd: false)]) == 500 * 500 * 4)
    #expect(bytes([.text(TextBlock(runs: [words]), Self.place)]) < 600 * 600)
    for text in [[TextRun("Words 😀", font: font, color: .black)], [glowing], [words, TextRun("red", font: font, color: .white)]] {
      #expect(bytes([.text(TextBlock(runs: text), Self.place)]) >= 500 * 500 * 4)
    }
  }
}
