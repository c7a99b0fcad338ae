import LayerTree
import Testing
import Touchstone

@testable import CoreGraphics
@testable import SwiftUI

/// Layers keep paths without the room that building them took.
@MainActor
@Suite struct PathRoomTests {
  private struct Dots: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for number in 0..<100 { path.addEllipse(in: CGRect(x: number, y: 2, width: 5, height: 5)) }
      return path
    }
  }

  private func paths(in layer: Layer) -> [CGPath] {
    let own = layer.content.compactMap { command -> CGPath? in
      switch command {
      case .fill(let path, _, _): path
      case .stroke(let path, _, _): path
      default: nil
      }
    }
    var others: [CGPath] = []
    if case .path(let path, _) = layer.clip { others.append(path) }
    if case .path(let path, _) = layer.contentShape { others.append(path) }
    return own + others + layer.children.flatMap { paths(in: $0) }
  }

  @Test func whatLayersKeepIsFitted() throws {
    let screen = try Screen(.iPhone14) {
      VStack {
        Dots().fill(.red)
        Dots().stroke(.blue)
        Color.green.clipShape(Dots())
        Color.yellow.contentShape(Dots()).onTapGesture {}
        Path { path in
          path.move(to: .zero)
          for number in 0..<100 { path.addLine(to: CGPoint(x: number, y: number * number % 7)) }
        }
        .stroke(.black)
      }
    }
    try screen.settle()
    let large = paths(in: screen.rootLayer).filter { $0.storage.byteCount > 1_000 }
    #expect(large.count == 5)
    for path in large {
      #expect(path.storage.byteCapacity <= path.storage.byteCount + path.storage.byteCount / 8 + 64)
    }
  }

  @Test func aPathThatIsKeptElsewhereIsNotDoubled() {
    let path = Dots().path(in: .zero)
    let kept = path.kept()
    #expect(kept === path.cgPath)
    var grown = path
    grown.addLine(to: .zero)
    #expect(grown != path && kept == path.cgPath)
  }
}
