import SwiftUI
import Testing
import Touchstone

/// Where a sheet comes to lie, and what its content is given.
@MainActor
@Suite struct SheetPlaceTests {
  private func frame(_ detents: Set<PresentationDetent>, _ device: Device = .iPhone15) throws -> CGRect? {
    let screen = try Screen.presenting(SheetModel(), device) { SheetContent().presentationDetents(detents) }
    #expect(screen.console.isEmpty)
    return screen.stageFrame
  }

  @Test func largeGoesUpToWhatCoversTheTop() throws {
    #expect(try frame([.large]) == CGRect(x: 0, y: 59, width: 393, height: 793))
    let screen = try Screen.presenting(SheetModel()) { SheetContent() }
    #expect(screen.stageFrame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func mediumIsHalfOfTheScreen() throws {
    #expect(try frame([.medium]) == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(try frame([.medium, .large]) == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(try frame([.medium], .iPhoneSE) == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
  }

  @Test func heightsAreOfTheContentAboveTheHomeIndicator() throws {
    #expect(try frame([.height(200)]) == CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
    #expect(try frame([.fraction(1)]) == CGRect(x: 0, y: 59, width: 393, height: 793))
    let half = (793 - 34) * 0.5 + 34
    let found = try #require(try frame([.fraction(0.5)]))
    #expect(abs(found.height - half) < 0.34)
    #expect(try frame([.height(5000)]) == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize == .large ? context.maxDetentValue / 3 : nil }
  }
  @Test func customDetentsAreAsked() throws {
    #expect(try frame([.custom(Third.self)])?.height == 253 + 34)
  }

  @Test func contentKeepsClearOfTheHomeIndicator() throws {
    let screen = try Screen.presenting(SheetModel()) { SheetContent() }
    #expect(try screen.find(id: "content").frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let plain = try Screen.presenting(SheetModel()) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.height)) \(Int(proxy.safeAreaInsets.bottom)) \(Int(proxy.frame(in: .global).minY))")
      }
    }
    #expect(plain.shows(text: "759 34 59"))
  }
}
