import CRaster
import CairoRenderer
import Foundation
import SwiftUI
import Touchstone

/// S4: a picture of 12,000 × 16,000 pixels (`big.jpg` in the folder of the pictures) fits the screen, then two fingers enlarge it.
@MainActor
enum HugePicture {
  static func run(photos: String, file: String, rounds: Int) throws {
    let path = "\(photos)/\(file)"
    guard FileManager.default.fileExists(atPath: path) else {
      throw SceneError("there is no \(path): touchstone-bench big makes one")
    }
    let yardstick = LibJPEG.eighth(of: path)
    report("libjpeg-eighth-wall", yardstick.wall, "ms")
    if rounds > 1 { report("libjpeg-all", LibJPEG.decode(path, 1).wall, "ms") }
    report("libjpeg-eighth-cpu", yardstick.cpu, "ms")
    let store = PictureStore()
    let device = Device(name: "bench", size: CGSize(width: 390, height: 844), scale: 3)
    let screen = try Screen(device) { Viewer(store: store) }
    screen.waitsForSharpPictures = false
    screen.isWatched = true
    try screen.settle()

    let cpu = Meters.cpu, start = Meters.wall
    screen.application.becomeCurrent()
    store.show(UIImage(contentsOfFile: path))
    try screen.settle()
    let first = Meters.wall - start
    report("first-picture-wall", first, "ms")
    report("first-picture/libjpeg", first / yardstick.wall, "times")
    report("first-picture-cpu", Meters.cpu - cpu, "ms")
    try screen.picture().write(to: "\(photos)/touchstone-big-first.png")
    let rest = Meters.wall
    screen.settlePictures()
    report("sharp-after-first-picture", Meters.wall - rest, "ms")
    report("sharp-cpu", Meters.cpu - cpu, "ms")
    report("peak-before-zoom", Meters.peakMemory, "MB")
    report("anonymous-before-zoom", Meters.anonymousMemory, "MB")

    let middle = CGPoint(x: 195, y: 400)
    let fingers = [screen.finger(), screen.finger()]
    func place(_ distance: CGFloat, _ finger: Int) -> CGPoint {
      CGPoint(x: middle.x, y: middle.y + (finger == 0 ? -distance : distance))
    }
    screen.simultaneously { for finger in 0..<2 { fingers[finger].down(at: place(30, finger)) } }
    time(screen, prefix: "zoom-", steps: 60 * rounds) { step in
      // Up, and in further rounds down and up again.
      let part = step / 60 % 2 == 0 ? step % 60 + 1 : 60 - step % 60
      let distance = 30 + 188 * CGFloat(part) / 60 + (step > 0 ? 12 : 0)
      screen.simultaneously { for finger in 0..<2 { fingers[finger].move(to: place(distance, finger), over: 1 / 60) } }
    }
    report("zoom-reached", store.zoom, "times")
    try screen.picture().write(to: "\(photos)/touchstone-big-zoomed.png")
    report("tiles", Double(screen.pictureTilesInMemory), "tiles")
    report("anonymous-after-zoom", Meters.anonymousMemory, "MB")
    report("peak", Meters.peakMemory, "MB")
    if screen.console != [] { throw SceneError(screen.console.joined(separator: "\n")) }
  }
}

/// The yardstick: libjpeg's own decoding at 1/8, row by row, of the same file in the same run.
private enum LibJPEG {
  static func eighth(of path: String) -> (wall: Double, cpu: Double) { decode(path, 8) }
  static func decode(_ path: String, _ divisor: Int32) -> (wall: Double, cpu: Double) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536 * 4)
    defer { row.deallocate() }
    return path.withCString { name in
      var file = raster_file(bytes: nil, size: size, path: name), header = raster_header()
      raster_read_header(&file, &header)
      let wall = Meters.wall, cpu = Meters.cpu
      var error = [CChar](repeating: 0, count: 256)
      _ = raster_read_rows(&file, &header, divisor, "/tmp", { row, _ in row?.assumingMemoryBound(to: UInt8.self) }, row, &error)
      return (Meters.wall - wall, Meters.cpu - cpu)
    }
  }
}

/// Lets the benchmark show the picture.
@Observable private final class PictureStore {
  var image: UIImage?
  var zoom = 1.0
  func show(_ image: UIImage?) { self.image = image }
}

private struct Viewer: View {
  let store: PictureStore
  @State private var start = 1.0

  var body: some View {
    ZStack {
      Color.black
      if let image = store.image {
        Image(uiImage: image).resizable().frame(width: 390, height: 520).scaleEffect(store.zoom)
      }
    }
    .frame(width: 390, height: 844)
    .contentShape(Rectangle())
    .gesture(MagnifyGesture().onChanged { store.zoom = start * $0.magnification }.onEnded { _ in start = store.zoom })
    .ignoresSafeArea()
  }
}

/// A picture of 12,000 × 16,000 pixels like the peers': soft clouds with grain, 2,000 × 2,000 pixels at a time.
enum BigPicture {
  static let width = 12_000, height = 16_000, tile = 2_000

  static func write(to path: String, isProgressive: Bool) throws {
    var random = SeededNumbers(seed: 7)
    var noise: [Int] = []
    for _ in 0..<(1 << 16) { noise.append(random.below(29) + random.below(29) - 28) }
    var row = [UInt8](repeating: 255, count: width * 4)
    var writer = JPEGWriter()
    writer.isProgressive = isProgressive
    func cloud(_ index: Int, _ y: Int) -> Int {
      let length: Double = 300 / (Double(index % 4) * 0.4 + 0.7)
      return Int(sin(Double(y) / length + Double(index) * 1.3) * 30)
    }
    func byte(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }
    try writer.write(to: path, width: width, height: height) { y in
      let clouds: [Int] = (0..<12).map { cloud($0, y) }
      var place = y &* 40_503
      for x in 0..<width {
        place = place &* 1_103_515_245 &+ 12_345
        let column = (x >> 6) % 12
        let level: Int = 120 + clouds[column] + clouds[(column + 5) % 12] + noise[(place >> 16) & 0xFFFF]
        row[x * 4] = byte(level - 20 + column)
        row[x * 4 + 1] = byte(level)
        row[x * 4 + 2] = byte(level + 20 - column)
      }
      return row.withUnsafeBufferPointer { $0.baseAddress! }
    }
  }
}
