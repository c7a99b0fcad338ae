import CairoRenderer
import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct AnimatedPictureTests {
  private func moving() throws -> (Screen, UIView) {
    let view = label("a", CGRect(x: 10, y: 10, width: 20, height: 20), color: .blue)
    return (try screen([view]), view)
  }

  @Test func whatMovesIsRecorded() throws {
    let (screen, view) = try moving()
    let movie = screen.recording(width: 100, framesPerSecond: 30) {
      for _ in 0..<10 {
        view.frame.origin.x += 5
        screen.advance(by: 0.1)
      }
    }
    #expect(movie.pictureCount == 11)
    #expect(abs(movie.duration - (screen.now + 1)) < 0.02, "and a second of rest at the end")
    let chunks = Chunk.all(in: movie.png)
    #expect(chunks.map(\.type).prefix(4) == ["IHDR", "acTL", "fcTL", "IDAT"] && chunks.last?.type == "IEND")
    #expect(chunks.filter { $0.type == "fcTL" }.count == 11 && chunks.filter { $0.type == "fdAT" }.count == 10)
    let controls = chunks.filter { $0.type == "fcTL" }
    #expect(controls[0].number(4) == 100 && controls[0].number(8) == 200)
    for (index, control) in controls.dropFirst().enumerated() {
      #expect(control.number(4) == 25 && control.number(8) == 20, "the square and the 5 points it left")
      #expect(control.number(12) == 10 + 5 * index && control.number(16) == 10)
    }
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.number(0) }
    #expect(numbers == Array(0..<21), "in sequence")
  }

  @Test func theFirstPictureIsAnOrdinaryOne() throws {
    let (screen, _) = try moving()
    let movie = screen.recording(width: 200) { screen.advance(by: 1) }
    #expect(movie.pictureCount == 1)
    let still = Picture(image: try StandardImageDecoder().decode(movie.png), scale: 2)
    #expect(still == screen.picture())
  }

  @Test func picturesPlayedOneOnTheOtherAreTheScreens() throws {
    let (screen, view) = try moving()
    var movie = AnimatedPicture(pictureWidth: 200)
    var pictures: [Picture] = []
    for step in 0..<6 {
      view.frame.origin.x = CGFloat(10 + step * 7)
      view.alpha = step == 3 ? 0.5 : 1
      screen.advance(by: 0.1)
      pictures.append(screen.picture())
      movie.add(pictures.last!, for: 0.1)
    }
    #expect(try Chunk.play(movie.png, width: 200, height: 400) == pictures)
  }

  @Test func equalPicturesOnlyTakeTimeAndSmallChangesLittleRoom() throws {
    let (screen, view) = try moving()
    var movie = AnimatedPicture(pictureWidth: 200)
    movie.add(screen.picture(), for: 0.5)
    movie.add(screen.picture(), for: 0.5)
    let size = movie.png.count
    #expect(movie.pictureCount == 1 && movie.duration == 1)
    view.frame.origin.x += 1
    screen.advance(by: 0.1)
    movie.add(screen.picture(), for: 0.5)
    #expect(movie.pictureCount == 2 && movie.png.count < size + 400)
    movie.add(screen.picture(), for: .nan)
    movie.add(screen.picture(), for: 0)
    movie.add(screen.picture(), for: -5)
    #expect(movie.duration == 1.5)
    movie.add(screen.picture(), for: 500)
    #expect(Chunk.all(in: movie.png).filter { $0.type == "fcTL" }.last?.number(20) == (50_050 << 16) + 100, "in hundredths")
  }

  @Test func picturesOfAnotherShapeTakeTheFirstOnesSize() throws {
    let (screen, _) = try moving()
    var movie = AnimatedPicture(pictureWidth: 50)
    movie.add(screen.picture(), for: 0.1)
    screen.rotate()
    movie.add(screen.picture(), for: 0.1)
    #expect(movie.pictureCount == 2)
    let header = try #require(Chunk.all(in: movie.png).first)
    #expect(header.number(0) == 50 && header.number(4) == 100)
    // The square of 20 points at (10, 10): 10 pixels wide and high, then 5 wide and 20 high.
    let pictures = try Chunk.play(movie.png, width: 50, height: 100)
    #expect(
      pictures.map { bounds(ofBlueIn: $0) } == [
        CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 2, y: 10, width: 6, height: 20),
      ])
  }

  /// In pixels.
  private func bounds(ofBlueIn picture: Picture) -> CGRect {
    var bounds = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.color(x: x, y: y).map({ $0.blue > 0.9 && $0.red < 0.9 }) == true {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }
}

/// A piece of a PNG file.
struct Chunk {
  let type: String
  let data: Data

  func number(_ offset: Int) -> Int { data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }

  static func all(in file: Data) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        Chunk(type: String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), data: Data(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// Plays an animated PNG as a browser would: each picture decoded by itself, then put in its place.
  static func play(_ file: Data, width: Int, height: Int) throws -> [Picture] {
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var pictures: [Picture] = []
    var control: Chunk?
    for chunk in all(in: file) {
      if chunk.type == "fcTL" { control = chunk }
      guard chunk.type == "IDAT" || chunk.type == "fdAT", let control else { continue }
      let part = try StandardImageDecoder().decode(
        still(width: control.number(4), height: control.number(8), chunk.type == "IDAT" ? chunk.data : chunk.data.dropFirst(4)))
      let isLaidOver = control.data[25] == 1
      for y in 0..<part.height {
        for x in 0..<part.width {
          let source = part.pixels.advanced(by: y * part.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
          if isLaidOver && source[3] == 0 { continue }
          let target = ((control.number(16) + y) * width + control.number(12) + x) * 4
          for channel in 0..<4 { canvas[target + channel] = source[channel] }
        }
      }
      let pixels = UnsafeMutableRawPointer.allocate(byteCount: canvas.count, alignment: 16)
      pixels.copyMemory(from: canvas, byteCount: canvas.count)
      pictures.append(
        Picture(image: CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, adopting: pixels), scale: 2))
    }
    return pictures
  }

  private static func still(width: Int, height: Int, _ compressed: Data) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func word(_ number: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }) }
    func add(_ type: String, _ data: Data) {
      let checked = Data(type.utf8) + data
      file += word(data.count) + checked + word(Int(checkSum(checked)))
    }
    add("IHDR", word(width) + word(height) + Data([8, 6, 0, 0, 0]))
    add("IDAT", compressed)
    add("IEND", Data())
    return file
  }

  /// The cyclic redundancy check of PNG's specification, bit by bit.
  private static func checkSum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
