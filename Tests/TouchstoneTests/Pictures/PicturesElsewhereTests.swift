import CoreGraphics
import Foundation
import SwiftUI
import Testing
import Touchstone
import UIKit

private final class Place<Value>: @unchecked Sendable { var value: Value? }

/// Pictures are made, decoded and drawn on any thread, as on iOS.
@MainActor @Suite struct PicturesElsewhereTests {
  /// What `body` gives on a thread that is not the main one, which waits.
  private func elsewhere<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let place = Place<Value>(), done = DispatchSemaphore(value: 0)
    Thread {
      place.value = body()
      done.signal()
    }.start()
    done.wait()
    return place.value!
  }
  private func png(_ screen: Screen) -> Data { screen.picture().png }

  @Test func decoding() throws {
    let screen = try Screen { Color.red }
    let data = png(screen)
    let image = try #require(elsewhere { UIImage(data: data, scale: 3) })
    #expect(image.size == CGSize(width: 390, height: 844))
    #expect(elsewhere { UIImage(data: data.prefix(300)) } == nil && elsewhere { UIImage(contentsOfFile: "/nowhere") } == nil)
    #expect(screen.console.isEmpty, "the console belongs to the main thread")
    screen.advance(by: 0.1)
    #expect(screen.console.count == 2 && screen.console[0].contains("UIImage(data:)"), "\(screen.console)")
    #expect(screen.console[1].contains("There is no file at /nowhere"), "\(screen.console)")
  }

  /// Twenty at once.
  @Test func manyAtOnce() throws {
    let screen = try Screen { Text("picture") }
    let data = png(screen)
    final class Sizes: @unchecked Sendable {
      private let lock = NSLock()
      private(set) var all: [CGSize] = []
      func add(_ size: CGSize) { lock.withLock { all.append(size) } }
    }
    let sizes = Sizes()
    DispatchQueue.concurrentPerform(iterations: 20) { _ in
      if let image = UIImage(data: data, scale: 3) { sizes.add(image.size) }
      sizes.add(UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in "abc".draw(at: .zero) }.size)
    }
    #expect(sizes.all.filter { $0.width == 390 }.count == 20 && sizes.all.filter { $0.width == 30 }.count == 20)
  }

  /// The same pixels as on the main thread, texts and symbols too.
  @Test func drawing() throws {
    let screen = try Screen { Color.clear }
    let draw: @Sendable () -> Data = {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image { context in
        UIColor.systemBlue.setFill()
        context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
        UIColor.red.setStroke()
        UIBezierPath(ovalIn: CGRect(x: 30, y: 5, width: 20, height: 20)).stroke()
        "Ag".draw(at: CGPoint(x: 2, y: 24), withAttributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
        UIImage(systemName: "heart.fill")?.draw(in: CGRect(x: 55, y: 5, width: 20, height: 20))
      }
      guard let picture = image.cgImage else { return Data() }
      return Data(bytes: picture.pixels, count: picture.bytesPerRow * picture.height)
    }
    let here = draw(), there = elsewhere(draw)
    #expect(here == there && Set(here).count > 10 && here.count == 160 * 80 * 4)
    let height = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(elsewhere { UIFont.preferredFont(forTextStyle: .body).lineHeight } == height)
    #expect(screen.console.isEmpty)
  }

  @Test func oddNumbers() throws {
    let screen = try Screen { Color.clear }
    let size = elsewhere { UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 5)).image { _ in }.size }
    #expect(size == .zero)
    screen.advance(by: 0.1)
    #expect(screen.console.contains { $0.contains("UIGraphicsImageRenderer(bounds:format:)") }, "\(screen.console)")
  }

  @Test func namedResources() throws {
    let data = png(try Screen { Color.red })
    let screen = try Screen(resource: { $0 == "cover" ? data : nil }) { Color.clear }
    #expect(elsewhere { UIImage(named: "cover")?.size } == screen.size)
    #expect(elsewhere { UIImage(named: "other")?.size } == nil)
  }

  /// The screen that such code is for: a thumbnail is made by a detached task.
  private struct Cover: View {
    let data: Data
    @State private var image: UIImage?
    var body: some View {
      VStack {
        if let image { Image(uiImage: image).accessibilityLabel("cover") } else { ProgressView() }
      }
      .task {
        let data = data
        image = await Task.detached { () -> UIImage? in
          guard let whole = UIImage(data: data, scale: 3) else { return nil }
          return UIGraphicsImageRenderer(size: CGSize(width: 39, height: 84)).image { _ in
            whole.draw(in: CGRect(x: 0, y: 0, width: 39, height: 84))
          }
        }.value
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func byATask() async throws {
    let data = png(try Screen { Color.red })
    let screen = try Screen { Cover(data: data) }
    // The task is on real threads; the screen's clock has no part in it.
    while !screen.shows(text: "cover") {
      await Task.yield()
      screen.advance(by: 1.0 / 60)
    }
    #expect(try screen.find(text: "cover").frame.size == CGSize(width: 39, height: 84))
    #expect(screen.picture().color(at: CGPoint(x: 195, y: 445)) != screen.picture().color(at: CGPoint(x: 10, y: 10)))
    #expect(screen.console.isEmpty)
  }
}
