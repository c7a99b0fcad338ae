import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct ProgressTests {
  @Test func aSpinnerTurnsInStepsAndNobodyWaitsForIt() throws {
    let screen = try Screen { ProgressView() }
    try screen.settle()
    #expect(try screen.find(role: .progress).frame.size == CGSize(width: 20, height: 20))
    let start = screen.picture()
    let work = screen.work { screen.advance(by: 1) }
    #expect(work.framesRun == 8 && work.bodiesRun == 0 && work.rulesRun == 8)
    // After a whole turn it looks the same.
    #expect(screen.picture() == start)
    screen.advance(by: 0.15)
    #expect(screen.picture() != start)
  }

  @Test func aHiddenSpinnerLooksOnlyNowAndThen() throws {
    let screen = try Screen { ProgressView().opacity(0) }
    try screen.settle()
    screen.advance(by: 1)
    let work = screen.work { screen.advance(by: 2) }
    #expect(work.framesRun == 4 && work.layersWritten == 0)
  }

  @Test func aSpinnerThatGoesCostsNothing() throws {
    let handle = Handle<Bool>()
    let screen = try Screen { Driven(true, handle) { if $0 { ProgressView("Loading") } } }
    try screen.settle()
    handle.value = false
    try screen.settle()
    #expect(screen.work { screen.advance(by: 1) } == Work())
  }

  @Test func barsSayHowFar() throws {
    let screen = try Screen {
      VStack {
        ProgressView("Copying", value: 30, total: 120)
        ProgressView(value: 0.5) {
          Text("Label")
        } currentValueLabel: {
          Text("half")
        }
      }
    }
    try screen.settle()
    #expect(try screen.find(role: .progress, label: "Copying").value == "25%")
    #expect(try screen.find(role: .progress, label: "Label, half").value == "50%")
    #expect(screen.work { screen.advance(by: 1) } == Work())
  }

  @Test(arguments: [-1, 2, .nan, .infinity])
  func valuesOutsideAreClampedAndReported(value: Double) throws {
    let screen = try Screen { ProgressView(value: value) }
    try screen.settle()
    #expect(try screen.find(role: .progress).value == (value > 1 ? "100%" : "0%"))
    #expect(screen.console.contains { $0.contains("out-of-bounds progress value") })
    #expect(!screen.layers.contains("nan"))
  }

  @Test func aChangeOfTheValueIsAnimated() throws {
    struct Download: View {
      @State private var value = 0.0
      var body: some View {
        ProgressView(value: value)
        Button("Go") { withAnimation(.linear(duration: 1)) { value = 1 } }
      }
    }
    let screen = try Screen { Download() }
    try screen.tap(text: "Go")
    screen.advance(by: 0.5)
    let middle = screen.picture()
    try screen.settle()
    #expect(middle != screen.picture())
  }
}
