import CoreGraphics
import LayerTree
import Testing

@Suite struct HitExplanationTests {
  private func word(_ explanation: HitExplanation) -> String {
    switch explanation {
    case .reached(let path): "reached \(path.layers[0].name)"
    case .hidden(let layer): "hidden \(layer.name)"
    case .tooFaint(let layer, let opacity): "faint \(layer.name) \(opacity)"
    case .hitTestingOff(let layer): "off \(layer.name)"
    case .outsideContentShape(let layer): "shape \(layer.name)"
    case .covered(let layer, _): "covered \(layer.name)"
    case .noShape: "no shape"
    case .notInTree: "not in tree"
    }
  }

  @Test func saysWhatIsInTheWay() {
    let target = box("target", 10, 10, 20, 20)
    let holder = box("holder", 0, 0, 50, 50, [target])
    let cover = box("cover", 0, 0, 15, 100)
    let root = box("root", 0, 0, 100, 100, [holder, cover])
    func explain(_ x: CGFloat, _ y: CGFloat) -> String { word(root.explainHit(at: CGPoint(x: x, y: y), target: target)) }

    #expect(explain(20, 20) == "reached target")
    #expect(explain(12, 20) == "covered cover")
    #expect(explain(40, 40) == "no shape")
    holder.isHidden = true
    #expect(explain(20, 20) == "hidden holder")
    holder.isHidden = false
    holder.opacity = 0
    #expect(explain(20, 20) == "faint holder 0.0")
    holder.opacity = 1
    target.allowsHitTesting = false
    #expect(explain(20, 20) == "off target")
    target.allowsHitTesting = true
    holder.contentShape = .path(CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil), evenOdd: false)
    #expect(explain(20, 20) == "shape holder")
    #expect(word(root.explainHit(at: .zero, target: Layer())) == "not in tree")
  }

  @Test func emptyContentIsNotCovered() {
    let target = box("target", 0, 0, 20, 20)
    target.hitShape = .none
    let root = box("root", 0, 0, 100, 100, [box("behind", 0, 0, 20, 20), target])
    #expect(word(root.explainHit(at: CGPoint(x: 5, y: 5), target: target)) == "no shape")
  }
}
