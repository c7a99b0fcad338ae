import CCairo
import CoreGraphics
import LayerTree
import Testing

@testable import CairoRenderer

@Suite struct SymbolTests {
  private func symbol(_ name: String, size: CGFloat = 17) -> SymbolBlock {
    SymbolBlock(name: name, font: FontBlock(size: size), color: .black)
  }

  @Test func everyNameHasAGlyphWithInk() throws {
    let library = try FontLibrary()
    var shelf = SymbolShelf(context: library.context)
    #expect(SymbolTable.names.count > 400)
    for name in SymbolTable.names {
      let glyph = try #require(SymbolTable.glyph(named: name))
      #expect(shelf.missingGlyphs(of: glyph) == 0, "\(name)")
      #expect(!shelf.ink(of: glyph).isEmpty, "\(name)")
    }
  }

  @Test func unknownNamesHaveNoSize() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    for name in ["", "no.such.symbol", "heart.no", ".circle", "magnifyingglass.fill"] {
      #expect(typesetter.measure(symbol(name)) == nil, "\(name)")
    }
  }

  @Test func symbolsAreAboutAsLargeAsOnAPhone() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    for name in ["heart", "star.fill", "gearshape", "person.circle", "plus.circle.fill"] {
      let size = try #require(typesetter.measure(symbol(name))).size
      #expect(size.width > 17 && size.width < 24 && size.height > 15 && size.height < 24, "\(name) \(size)")
    }
    let chevron = try #require(typesetter.measure(symbol("chevron.right"))).size
    #expect(chevron.width < chevron.height)
    let turned = try #require(typesetter.measure(symbol("chevron.down"))).size
    #expect(turned == CGSize(width: chevron.height, height: chevron.width))
  }

  @Test func sizesGrowWithTheFont() throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let small = try #require(typesetter.measure(symbol("heart", size: 100))).size
    let large = try #require(typesetter.measure(symbol("heart", size: 200))).size
    #expect(abs(large.width - 2 * small.width) <= 2 && abs(large.height - 2 * small.height) <= 2)
  }

  @Test func symbolsStayInsideTheirBoxes() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    let names = ["heart", "chevron.down", "bubble.right", "camera", "plus.square.fill", "person.crop.circle", "no.such.symbol"]
    for name in names {
      let size = typesetter.measure(symbol(name, size: 30))?.size ?? CGSize(width: 36, height: 36)
      let layer = Layer(name: name)
      layer.position = CGPoint(x: 10, y: 10)
      layer.content = [.symbol(symbol(name, size: 30), CGRect(origin: .zero, size: size))]
      let root = Layer()
      root.addChild(layer)
      let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
      renderer.render(root: root, log: nil, size: CGSize(width: 60, height: 60), background: .white)
      let ink = try #require(renderer.frame?.inkBounds)
      let box = CGRect(x: 20, y: 20, width: size.width * 2, height: size.height * 2)
      #expect(box.contains(ink), "\(name): \(ink) in \(box)")
      #expect(ink.width > box.width * 0.6 && ink.height > box.height * 0.6, "\(name): \(ink) in \(box)")
    }
  }
}

extension SymbolShelf {
  /// Characters of the glyph that its font does not have; 0 or 1.
  fileprivate func missingGlyphs(of glyph: SymbolGlyph) -> Int {
    let layout = makeLayout(glyph, square: 240)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return Int(pango_layout_get_unknown_glyphs_count(layout))
  }
}
