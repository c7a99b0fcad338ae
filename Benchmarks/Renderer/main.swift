// What drawing costs, as multiples of one memcpy of the frame (1170 × 2532 pixels, 11.85 MB): the unit that compares machines.
import CairoRenderer
import CoreGraphics
import LayerTree

let size = CGSize(width: 390, height: 844)
let typesetter = try PangoTypesetter(displayScale: 3)

func median(_ count: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<count).map { index -> Double in
    let time = clock.measure { body(index) }.components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
  return times.sorted()[count / 2]
}

func rectangle(_ rect: CGRect) -> CGPath {
  let path = CGMutablePath()
  path.addRect(rect)
  return path
}

func ellipse(_ rect: CGRect) -> CGPath {
  let path = CGMutablePath()
  path.addEllipse(in: rect)
  return path
}

func gradient(_ rect: CGRect, _ hue: Double) -> PaintCommand {
  let stops = [
    GradientStop(color: PaintColor(red: hue, green: 0.3, blue: 1 - hue), location: 0), GradientStop(color: .black, location: 1),
  ]
  return .fill(
    rectangle(rect), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: rect.maxX, y: rect.maxY)), evenOdd: false)
}

/// Three pages of the screen's size, each with 30 labels and 30 discs.
func makePager() -> (root: Layer, log: LayerLog, pages: [Layer]) {
  let root = Layer(name: "pager"), log = LayerLog()
  root.becomeRoot(of: log)
  let pages = (0..<3).map { index in
    let page = Layer(name: "page \(index)")
    page.size = size
    page.position.y = CGFloat(index) * size.height
    page.content = [gradient(page.bounds, Double(index) / 3)]
    for row in 0..<30 {
      let text = TextBlock(runs: [TextRun("Row \(row) 줄 👋🏽 of page \(index)", font: FontBlock(size: 17), color: .white)])
      let label = Layer(name: "label")
      label.position = CGPoint(x: 60, y: 20 + CGFloat(row) * 27)
      label.size = typesetter.measure(text, width: 300, height: nil).size
      label.content = [.text(text, label.bounds)]
      let disc = Layer(name: "disc")
      disc.position = CGPoint(x: 20, y: 18 + CGFloat(row) * 27)
      disc.content = [.fill(ellipse(CGRect(x: 0, y: 0, width: 24, height: 24)), .color(.white), evenOdd: false)]
      page.addChild(label)
      page.addChild(disc)
    }
    return page
  }
  root.setChildren(pages)
  return (root, log, pages)
}

let pager = makePager()
let renderer = LayerRenderer(scale: 3, typesetter: typesetter)
func draw(_ log: LayerLog?) { renderer.render(root: pager.root, log: log, size: size, background: .black) }
draw(pager.log)
guard let frame = renderer.frame else { fatalError("a renderer has a frame after its first picture") }

let copy = UnsafeMutableRawPointer.allocate(byteCount: frame.bytesPerRow * frame.height, alignment: 64)
let unit = median(41) { _ in copy.copyMemory(from: frame.pixels, byteCount: frame.bytesPerRow * frame.height) }
print(String(format: "memcpy of a frame: %.2f ms", unit))

func report(_ name: String, _ count: Int = 41, _ body: (Int) -> Void) {
  let time = median(count, body)
  let label = name.padding(toLength: 56, withPad: " ", startingAt: 0)
  print(String(format: "\(label)%8.2f ms  ×%.1f", time, time / unit))
}

report("everything anew, nothing kept", 9) { _ in
  LayerRenderer(scale: 3, typesetter: typesetter).render(root: pager.root, log: nil, size: size, background: .black)
}
report("whole frame of kept contents") { _ in draw(nil) }
report("one label moves") { index in
  pager.pages[0].children[20].position.x = 60 + CGFloat(index % 7)
  draw(pager.log)
}
report("pages move by whole pixels") { index in
  pager.root.position.y = -CGFloat(index * 7)
  draw(pager.log)
}
for page in pager.pages { page.children[0].removeFromParent() }
for page in pager.pages { page.setChildren([]) }
report("opaque pages alone move by whole pixels") { index in
  pager.root.position.y = -CGFloat(index * 7)
  draw(pager.log)
}
for page in pager.pages { page.clip = .path(ellipse(page.bounds), evenOdd: false) }
report("pages cut to a path move") { index in
  pager.root.position.y = -CGFloat(index * 7)
  draw(pager.log)
}
report("a page's opacity changes") { index in
  pager.pages[0].opacity = 0.3 + Double(index) / 100
  draw(pager.log)
}
report("a page is scaled") { index in
  pager.root.position.y = 0
  pager.pages[0].transform = CGAffineTransform(scaleX: 0.8 + CGFloat(index) / 300, y: 0.9)
  draw(pager.log)
}
pager.pages[0].transform = .identity
pager.pages[0].clip = nil
let card = Layer(name: "card")
card.size = CGSize(width: 350, height: 200)
card.position = CGPoint(x: 20, y: 100)
card.shadow = LayerShadow(color: .black, radius: 20, offset: CGSize(width: 0, height: 10))
pager.pages[0].addChild(card)
report("a shadowed card changes its shape (shadow made anew)") { index in
  card.content = [gradient(CGRect(x: 0, y: 0, width: 350, height: 180 + CGFloat(index % 20)), 0.2)]
  draw(pager.log)
}
report("a shadowed card moves") { index in
  card.position.y = 100 + CGFloat(index)
  draw(pager.log)
}

let many = Layer(name: "many"), manyLog = LayerLog()
many.becomeRoot(of: manyLog)
many.setChildren(
  (0..<20_000).map { index in
    let dot = Layer(name: "dot")
    dot.position = CGPoint(x: CGFloat(index % 100) * 3.9, y: CGFloat(index / 100) * 4.2)
    dot.content = [.fill(rectangle(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.white), evenOdd: false)]
    return dot
  })
let manyRenderer = LayerRenderer(scale: 3, typesetter: typesetter)
manyRenderer.render(root: many, log: manyLog, size: size, background: .black)
report("one of 20,000 siblings moves") { index in
  many.children[777].position.x += index % 2 == 0 ? 1 : -1
  manyRenderer.render(root: many, log: manyLog, size: size, background: .black)
}
report("PNG of the frame", 21) { _ in _ = PNGEncoder.encode(frame) }
