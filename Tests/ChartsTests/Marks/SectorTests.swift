import Charts
import SwiftUI
import Testing
import Touchstone

/// Parts of a turn: where they lie, what they are, what a finger finds there.
@MainActor @Suite struct SectorTests {
  @MainActor @Observable final class Store {
    var values = [1.0, 2, 5]
    var picked: Double?
  }

  private func ring(_ store: Store, inset: CGFloat = 0, cornerRadius: CGFloat = 0) -> some View {
    Chart(store.values.indices, id: \.self) { index in
      SectorMark(angle: .value("value", store.values[index]), innerRadius: .ratio(0.5), angularInset: inset)
        .foregroundStyle(by: .value("name", ["one", "two", "five"][index % 3]))
        .cornerRadius(cornerRadius)
    }
    .chartLegend(.hidden)
  }

  /// One eighth, two, and five of the turn, clockwise from the top; no axes, a round plot.
  @Test func sharesOfTheTurn() throws {
    let store = Store()
    let stand = try ChartStand { ring(store) }
    #expect(stand.texts.isEmpty)
    let sectors = stand.marks("SectorMark"), center = CGPoint(x: stand.plot.width / 2, y: stand.plot.height / 2)
    let radius = min(stand.plot.width, stand.plot.height) / 2
    #expect(sectors.count == 3)
    let slant = radius * sin(.pi / 4)
    #expect(sectors[0].isNear(CGRect(x: center.x, y: center.y - radius, width: slant, height: radius - slant / 2), by: 0.5))
    #expect(
      sectors[1].isNear(
        CGRect(x: center.x + slant / 2, y: center.y - slant, width: radius - slant / 2, height: 2 * slant), by: 0.5),
      "the second one reaches from one eighth to three")
    #expect(abs(sectors[1].maxX - center.x - radius) < 0.5)
    #expect(abs(sectors[2].minX - center.x + radius) < 0.5 && abs(sectors[2].maxY - center.y - radius) < 0.5)
  }

  /// The colour of each pixel of a circle between the arcs is that of the sector there; the hole is empty.
  @Test(arguments: [0.0, 3], [0.0, 6]) func pixelsAreThoseOfTheSector(inset: CGFloat, cornerRadius: CGFloat) throws {
    let store = Store()
    let stand = try ChartStand { ring(store, inset: inset, cornerRadius: cornerRadius) }
    let picture = stand.screen.picture()
    let center = CGPoint(x: stand.plot.midX, y: stand.plot.midY), radius = stand.plot.height / 2
    func color(_ turn: Double, _ distance: CGFloat) -> String {
      let place = CGPoint(x: center.x + distance * sin(2 * .pi * turn), y: center.y - distance * cos(2 * .pi * turn))
      return "\(picture.color(at: place))"
    }
    let middles = [color(1 / 16, radius * 0.75), color(2 / 8, radius * 0.75), color(6 / 8, radius * 0.75)]
    #expect(Set(middles).count == 3)
    let ground = color(0.5, radius * 0.3)
    #expect(!middles.contains(ground))
    for step in 0..<200 {
      let turn = (Double(step) + 0.5) / 200, sum = turn * 8
      let index = sum < 1 ? 0 : sum < 3 ? 1 : 2
      let distance = [sum, abs(sum - 1), abs(sum - 3), 8 - sum].min()! / 8 * 2 * .pi * Double(radius) * 0.75
      // Near a side there may be the gap, or a corner.
      if distance > Double(inset) + 2 { #expect(color(turn, radius * 0.75) == middles[index], "at \(turn)") }
      #expect(color(turn, radius * 0.45) == ground && color(turn, radius * 1.03) == ground)
    }
    if inset > 0 { #expect(color(1 / 8, radius * 0.75) == ground && color(0, radius * 0.6) == ground, "a gap") }
  }

  @Test func valuesAtAngles() throws {
    let store = Store()
    let stand = try ChartStand { ring(store) }
    let proxy = stand.proxy
    #expect(proxy.value(atAngle: .degrees(45)) == 1.0)
    #expect(proxy.value(atAngle: .degrees(-90)) == 6.0)
    let right = proxy.angle(at: CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height / 2))
    #expect(abs(right.degrees - 90) < 0.001)
    #expect(proxy.xDomain(dataType: Double.self).isEmpty && proxy.position(forX: 1) == nil)
  }

  /// A finger that is held, and then moved around.
  @Test func selection() throws {
    let store = Store()
    let stand = try ChartStand {
      ring(store).chartAngleSelection(value: Binding(get: { store.picked }, set: { store.picked = $0 }))
    }
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: stand.plot.midX + 60, y: stand.plot.midY))
    stand.screen.advance(by: 0.3)
    finger.move(to: CGPoint(x: stand.plot.midX + 60, y: stand.plot.midY + 1), over: 0.1)
    #expect(abs((store.picked ?? 0) - 2) < 0.1)
    finger.move(to: CGPoint(x: stand.plot.midX, y: stand.plot.midY + 60), over: 0.1)
    #expect(abs((store.picked ?? 0) - 4) < 0.01)
    finger.up()
    #expect(store.picked == nil)
  }

  @Test func meaningAndAnnotation() throws {
    let stand = try ChartStand {
      Chart([3, 1], id: \.self) { value in
        SectorMark(angle: .value("votes", value), innerRadius: .ratio(0.4))
          .foregroundStyle(by: .value("name", value == 3 ? "three" : "one"))
          .annotation(position: .overlay) { Text("n\(value)") }
      }
      .chartLegend(.hidden)
    }
    let sector = try stand.screen.find(text: "three")
    #expect(sector.value == "votes 3")
    let words = try stand.text("n1")
    let heart = stand.plot.height / 2 * 0.7
    #expect(abs(words.midX - (stand.plot.midX - heart * sin(.pi / 4))) < 1)
    #expect(abs(words.midY - (stand.plot.midY - heart * cos(.pi / 4))) < 1)
  }

  /// What is no part is left out with a report; nothing, a whole and a zero are drawn as what they are.
  @Test func oddParts() throws {
    let store = Store()
    store.values = [2, .nan, -1, .infinity, 0]
    let stand = try ChartStand { ring(store) }
    #expect(stand.screen.console.filter { $0.contains("no part of a whole") }.count == 3)
    #expect(stand.layers("SectorMark").count == 1, "a zero takes nothing")
    #expect(stand.proxy.value(atAngle: .degrees(180)) == 1.0)
    store.values = []
    try stand.screen.settle()
    #expect(stand.layers("SectorMark").isEmpty && stand.proxy.value(atAngle: .zero, as: Double.self) == nil)
    store.values = [1e-300]
    try stand.screen.settle()
    #expect(stand.marks("SectorMark")[0].width > 190)
  }

  /// Work: a part that grows moves all of them; one that changes its colour is alone.
  @Test func work() throws {
    let store = Store()
    let stand = try ChartStand {
      Chart(store.values.indices, id: \.self) { index in
        SectorMark(angle: .value("value", store.values[index])).foregroundStyle(store.picked == Double(index) ? .red : .blue)
      }
    }
    var before = try #require(stand.proxy.work)
    store.picked = 1
    try stand.screen.settle()
    #expect(try #require(stand.proxy.work) - before == ChartWork(marksChanged: 1, marksPlotted: 1))
    before = try #require(stand.proxy.work)
    store.values[0] = 2
    try stand.screen.settle()
    #expect(try #require(stand.proxy.work) - before == ChartWork(marksChanged: 1, marksPlotted: 3))
  }
}
