import LayerTree
import SwiftUI
import Testing
import Touchstone

/// What is gone holds nothing and is asked for nothing.
@MainActor
@Suite struct LifetimeTests {
  @Observable fileprivate final class Model {
    var count = 0
    var isShown = true
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("count \(model.count)") }
  }

  private struct Shower<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { VStack { if model.isShown { content } } }
  }

  @Test func anObjectMayChangeAfterItsReaderIsGone() throws {
    let model = Model()
    let screen = try Screen { Shower(model: model) { Reader(model: model) } }
    try screen.settle()
    model.isShown = false
    try screen.settle()
    #expect(!screen.shows(text: "count 0"))
    let work = try screen.work {
      model.count = 1
      try screen.settle()
    }
    #expect(work.bodiesRun == 0)
  }

  @Test func layersOfABranchThatEndedAreFreed() throws {
    let model = Model()
    let screen = try Screen { Shower(model: model) { Text("held") } }
    try screen.settle()
    weak let layer: Layer? = screen.rootLayer.first { $0.semantics?.label == "held" }
    #expect(layer != nil)
    model.isShown = false
    try screen.settle()
    _ = screen.picture()
    screen.advance(by: 0.1)
    #expect(layer == nil)
  }

  /// Observation begins when the body has run, and that of the run before is taken back: a body does not hear its own write.
  @Test func aBodyThatWritesWhatItReadsEnds() throws {
    struct Writer: View {
      let model: Model
      var body: some View {
        let _ = model.count += 1
        return Text("\(model.count)")
      }
    }
    let model = Model()
    let screen = try Screen { Writer(model: model) }
    screen.advance(by: 0.1)
    #expect(model.count == 1)
    let work = try screen.work {
      model.count = 10
      try screen.settle()
    }
    #expect(work.bodiesRun == 1 && model.count == 11 && screen.unsettledFrames.isEmpty)
  }

  /// A body that runs again and again over an object that never changes leaves one registration, not one a run: when the object
  /// changes at last, the body runs once.
  @Test func registrationsDoNotPileUp() throws {
    final class Driver { var step: () -> Void = {} }
    struct Busy: View {
      let model: Model
      let driver: Driver
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks) \(model.count)").onAppear { driver.step = { ticks += 1 } }
      }
    }
    let model = Model(), driver = Driver()
    let screen = try Screen { Busy(model: model, driver: driver) }
    for _ in 0..<50 {
      driver.step()
      try screen.settle()
    }
    let work = try screen.work {
      model.count = 7
      try screen.settle()
    }
    #expect(work.bodiesRun == 1)
    #expect(screen.shows(text: "50 7"))
  }

  @Test func viewsOfAHostThatGoesDisappear() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    do {
      let screen = try Screen { Text("x").onDisappear { log.lines.append("gone") } }
      try screen.settle()
      #expect(log.lines.isEmpty)
    }
    // The last application stays the shared one until there is another.
    _ = try Screen { Text("y") }
    #expect(log.lines == ["gone"])
  }
}

extension Layer {
  fileprivate func first(where isWanted: (Layer) -> Bool) -> Layer? {
    if isWanted(self) { return self }
    for child in children { if let found = child.first(where: isWanted) { return found } }
    return nil
  }
}
