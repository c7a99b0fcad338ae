import CoreGraphics
import Testing

@testable import SwiftUI

/// Layers lie on the pixels of the screen; layout itself is not rounded.
@MainActor
struct PixelTests {
  private let size = CGSize(width: 390, height: 600)

  @Test func neighboursShareTheirSides() {
    let host = Host(size: size, HStack(spacing: 0) { ForEach(0..<7) { index in VStack { filler("\(index)") }.padding(0.1) } })
    let frames = (0..<7).map { host.frame(of: "\($0)")! }
    for frame in frames {
      #expect(abs((frame.minX * 3).rounded() - frame.minX * 3) < 1e-9 && abs((frame.maxX * 3).rounded() - frame.maxX * 3) < 1e-9)
    }
    // 0.2 points between two of them: one pixel or none.
    #expect(zip(frames, frames.dropFirst()).allSatisfy { (-1e-9...1 / 3 + 1e-9).contains($1.minX - $0.maxX) })
    let tight = Host(size: size, HStack(spacing: 0) { ForEach(0..<7) { index in ZStack { VStack { filler("\(index)") } } } })
    let cells = (0..<7).map { tight.frame(of: "\($0)")! }
    #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-9 })
  }

  @Test func roundingDoesNotAddUp() {
    // Ten times a tenth is one point, however deep.
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth == 0 { box("a", 10, 10) } else { HStack { AnyView(Nest(depth: depth - 1)) }.padding(.leading, 0.1) }
      }
    }
    let host = Host(
      size: size,
      HStack(spacing: 0) {
        Nest(depth: 10); Spacer()
      })
    #expect(host.frame(of: "a")?.minX == 1)
  }

  @Test func halvesGoUp() {
    let host = Host(size: size, scale: 2, box("a", 10, 10).padding(.leading, 0.25).frame(width: 390, alignment: .leading))
    #expect(host.frame(of: "a")?.minX == 0.5)
  }

  @Test func readersSeeWhatIsNotRounded() {
    var sizes: [CGSize] = []
    let host = Host(
      size: size,
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = sizes.append(proxy.size)
          Color.red
        }
        Color.blue
        ForEach(0..<5) { _ in Color.green }
      })
    #expect(host.console.isEmpty)
    #expect(sizes.last.map { abs($0.width - 390 / 7) < 1e-9 } == true)
  }
}
