import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@testable import Practice

/// The app on a device, in the words of the tests.
@MainActor
final class PracticeStand {
  struct Setting: CustomTestStringConvertible, Sendable {
    let device: Device
    var locale = "en_US"
    var isRightToLeft = false
    var textSize = UIContentSizeCategory.large

    var settings: Settings {
      Settings(locale: Locale(identifier: locale), textSize: textSize, isRightToLeft: isRightToLeft)
    }
    var testDescription: String {
      "\(device.name), \(locale)\(isRightToLeft ? ", right to left" : "")\(textSize == .large ? "" : ", \(textSize.rawValue)")"
    }
    /// Three devices; Korean; right to left.
    static let few = [
      Setting(device: .iPhoneSE), Setting(device: .iPhone14, locale: "ko_KR"),
      Setting(device: .iPhone14ProMax, isRightToLeft: true),
    ]
    static let all =
      few + [
        Setting(device: .iPhone14), Setting(device: .iPhone14ProMax), Setting(device: .iPhoneSE, isRightToLeft: true),
      ]
  }

  @MainActor private final class Closings { var count = 0 }

  let screen: Screen
  let history = SessionHistory.sample
  private let closings = Closings()
  /// How often the report's `onDismiss` ran.
  var timesClosed: Int { closings.count }

  init(_ device: Device = .iPhone14, settings: Settings = Settings()) throws {
    let closings = closings, history = history
    screen = try Screen(device, settings: settings) { PracticeView(history: history) { closings.count += 1 } }
    try screen.settle()
  }
  convenience init(_ setting: Setting) throws { try self.init(setting.device, settings: setting.settings) }

  // MARK: Bars

  func bar(_ session: Session.ID) throws -> CGRect { try screen.find(id: "bar-\(session)").frame }

  /// The bars that are seen whole, the oldest first.
  func barsSeen() -> [Session.ID] {
    identified("bar-").filter { abs($0.seen.width - $0.frame.width) < 0.01 }.compactMap { Int($0.rest) }.sorted()
  }

  /// Taps near the foot of a bar.
  func tap(bar session: Session.ID, at part: CGFloat = 0.5) throws {
    let frame = try bar(session)
    let inside = min(max(frame.minX + frame.width * part, frame.minX + 0.2), frame.maxX - 0.2)
    screen.tap(at: CGPoint(x: inside, y: frame.maxY - 6))
  }

  /// Moves the chart's older bars into sight.
  func scroll(by distance: CGFloat) throws {
    let chart = try screen.find(id: "accuracy-chart").frame
    let sign: CGFloat = screen.settings.isRightToLeft ? -1 : 1
    screen.drag(
      from: CGPoint(x: chart.midX - sign * distance / 2, y: chart.minY + 60),
      to: CGPoint(x: chart.midX + sign * distance / 2, y: chart.minY + 60), duration: 0.6, holding: 0.2)
    try screen.settle()
  }

  // MARK: Reports

  /// The session whose report is seen.
  var openSession: Session.ID? { identified("report-session-").first.flatMap { Int($0.rest) } }
  var openNote: Pitch? {
    let name = identified("report-note-").first?.rest
    return Pitch.Clef.allCases.flatMap(Pitch.all).first { "\($0.clef)-\($0.step)" == name }
  }
  var isOpen: Bool { !identified("report-title").isEmpty }

  /// What has an identifier that begins so, the rest of the identifier, and which part of it is seen. In one walk: a test asks often.
  private func identified(_ prefix: String) -> [(rest: String, frame: CGRect, seen: CGRect)] {
    var found: [(rest: String, frame: CGRect, seen: CGRect)] = []
    func walk(_ layer: Layer, _ clip: CGRect) {
      guard !layer.isHidden else { return }
      let clip = layer.clip == nil ? clip : clip.intersection(layer.frameInRoot)
      if let name = layer.semantics?.identifier, name.hasPrefix(prefix) {
        let frame = layer.frameInRoot, seen = frame.intersection(clip)
        if !seen.isNull && seen.width > 0 && seen.height > 0 { found.append((String(name.dropFirst(prefix.count)), frame, seen)) }
      }
      for child in layer.children { walk(child, clip) }
    }
    walk(screen.rootLayer, CGRect(origin: .zero, size: screen.size))
    return found
  }

  /// Pulls the handle down by so many points.
  func pullHandle(by distance: CGFloat) throws {
    let title = try screen.find(id: "report-title").frame
    let start = CGPoint(x: screen.size.width / 2, y: title.minY - 14)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), duration: 0.4, holding: 0.2)
    try screen.settle()
  }

  // MARK: Notes

  func column(_ pitch: Pitch) throws -> CGRect { try screen.find(id: "note-\(pitch.clef)-\(pitch.step)").frame }

  /// Taps at a part of a note's column, near its upper edge, which stays above the report.
  func tap(_ pitch: Pitch, at part: CGFloat = 0.5) throws {
    let frame = try column(pitch)
    screen.tap(at: CGPoint(x: frame.minX + frame.width * part, y: frame.minY + 12))
    try screen.settle()
  }

  /// Nothing that the application, the runtime or the harness found wrong.
  var complaints: [String] { screen.console + screen.reports + screen.unsettledFrames.map { "\($0)" } }
}
