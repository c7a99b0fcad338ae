// touchstone-bench SCENE [OPTION]: plays a scene and prints `figure value unit`, one figure a line.
//
// Photos for S1, S6 and S7 lie in the folder that BENCH_TMP names, as photo0.jpg (or .png) to photo2.jpg; pictures are written
// there. With BENCH_RATIOS=1 durations are also printed as multiples of a memory copy of one frame in the same run.
import Foundation

let usage = """
  touchstone-bench SCENE [OPTION]
    S1 [plain|unpainted]   a finger pulls the pager; CPU and wall of a frame
    S2 COUNT               one leaf of many changes; CPU and wall of a frame, and without painting
    S3 COUNT               many views are made and drawn; time and memory
    S4 [FILE] [ROUNDS]              a huge picture is shown and enlarged; time, CPU of a frame, memory
    scan [FILE]            a finger drags the huge picture in a scroll view; CPU and wall of a frame
    S5 [unpainted|rule]    taps on a chart of 1,000 bars; CPU and wall of a tap
    bars COUNT...          charts of so many bars: layout, drawing
    barscroll COUNT        a finger scrolls a chart of so many bars; wall of a frame
    S6cold [unpainted]     one tap and a PNG, then the end; to be timed as a process
    S6warm                 taps a second, with every update done
    S7                     5 s at rest
    leaf COUNT...          one leaf of a stack changes
    nest DEPTH...          modifiers one around the other
    scroll COUNT           a finger scrolls a lazy stack; wall of a frame, rows alive, rules that run
    soak EVENTS [SEED] [PERIOD]
                           random fingers on the feed of records; a picture after every PERIOD movements
    soak-viewer EVENTS [SEED] [PERIOD]
                           the same on the viewer of scans
    soak-nested EVENTS [SEED] [PERIOD]
                           the same on scroll views in scroll views
    photos                 makes photos where there are none
    big [progressive]      makes the huge picture
    digest                 what scripts show, as a digest of pictures

  """

let arguments = Array(CommandLine.arguments.dropFirst())
let environment = ProcessInfo.processInfo.environment
let photos = environment["BENCH_TMP"] ?? FileManager.default.currentDirectoryPath
if environment["BENCH_RATIOS"] == "1" {
  frameCopy = Meters.frameCopy()
  print("copy-of-a-frame \(frameCopy ?? 0) ms")
}

/// The numbers among the options.
let numbers = arguments.dropFirst().compactMap { Int($0) }
let option = arguments.dropFirst().first ?? ""

@MainActor
func run() throws -> Bool {
  switch (arguments.first ?? "", numbers.first) {
  case ("S1", _): try PagerDrag.run(photos: photos, isPainted: option != "unpainted")
  case ("S2", let count?): try LeafOfGrid.run(count: count)
  case ("S3", let count?): try Creation.run(count: count, picture: option == "1000" ? "\(photos)/touchstone-grid.png" : nil)
  case ("S4", _):
    try HugePicture.run(photos: photos, file: option.hasSuffix(".jpg") ? option : "big.jpg", rounds: numbers.first ?? 1)
  case ("scan", _): try ScanDrag.run(photos: photos, file: option.hasSuffix(".jpg") ? option : "big.jpg")
  case ("big", _):
    let isProgressive = option == "progressive"
    try BigPicture.write(to: "\(photos)/big\(isProgressive ? "-progressive" : "").jpg", isProgressive: isProgressive)
  case ("S5", _): try ChartTapping.run(isPainted: option != "unpainted", isRule: option == "rule")
  case ("bars", _?): for count in numbers { try ManyBars.run(count: count) }
  case ("barscroll", let count?): try ChartScroll.run(count: count)
  case ("S6cold", _):
    try Throughput.cold(photos: photos, picture: option == "unpainted" ? nil : "\(photos)/touchstone.png")
  case ("S6warm", _): try Throughput.warm(photos: photos)
  case ("S7", _): try Idle.run(photos: photos)
  case ("leaf", _?): for count in numbers { try LeafUpdate.run(count: count) }
  case ("nest", _?): for depth in numbers { try Nesting.run(depth: depth) }
  case ("scroll", let count?): try ScrollRows.run(count: count)
  case ("soak", let events?), ("soak-viewer", let events?), ("soak-nested", let events?):
    let seed = UInt64(bitPattern: Int64(numbers.dropFirst().first ?? 1)), period = numbers.dropFirst(2).first
    switch arguments.first {
    case "soak-viewer": try Soak.run(ViewerSoak(seed: seed, picturePeriod: period), events: events)
    case "soak-nested": try Soak.run(NestedSoak(seed: seed, picturePeriod: period), events: events)
    default: try Soak.run(FeedSoak(seed: seed, picturePeriod: period), events: events)
    }
  case ("photos", _): try Photos.write(to: photos)
  case ("digest", _): try Digest.run()
  default: return false
  }
  return true
}

do {
  let isKnown = try MainActor.assumeIsolated { try run() }
  if !isKnown {
    print(usage)
    exit(2)
  }
} catch {
  print("# \(error)")
  exit(1)
}
