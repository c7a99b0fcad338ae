import SwiftUI
import Testing

@testable import SwiftUI

/// An action may follow from itself twice in a frame (Documentation/Facts.md, 6).
@MainActor @Suite struct UpdateLimitTests {
  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  private final class Log {
    var told: [Int] = []
    var push: () -> Void = {}
  }

  private struct PreferenceLoop: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      log.push = { count = 10 }
      return Color.red.preference(key: Count.self, value: count).onPreferenceChange(Count.self) {
        log.told.append($0)
        count = $0 + 1
      }
    }
  }

  /// Facts 6: a preference may feed itself twice in a frame.
  @Test func aPreferenceThatFeedsItselfIsKeptBackTheThirdTime() {
    let log = Log()
    let host = Host(size: CGSize(width: 50, height: 50), PreferenceLoop(log: log))
    #expect(log.told == [0, 1])
    #expect(host.console == ["Bound preference Count tried to update multiple times per frame."])
    log.push()
    host.frame(after: 1)
    #expect(log.told == [0, 1, 10, 11])
    #expect(host.console.count == 1)
  }

  private struct ChangeLoop: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      log.push = { count += 1 }
      return Color.red.onChange(of: count) { _, new in
        log.told.append(new)
        count += 1
      }
    }
  }

  /// Facts 6: so may `onChange`.
  @Test func anOnChangeThatChangesItsValueIsKeptBackTheThirdTime() {
    let log = Log()
    let host = Host(size: CGSize(width: 50, height: 50), ChangeLoop(log: log))
    #expect(log.told == [])
    log.push()
    host.frame(after: 1)
    #expect(log.told == [1, 2])
    #expect(host.console == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  private struct FlippingSize: View {
    @State private var isWide = false
    let log: Log
    var body: some View {
      Color.red.frame(width: isWide ? 40 : 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          log.told.append(Int(width))
          isWide = width < 30
        }
    }
  }

  /// Facts 6: going round among the last three values is reported.
  @Test func aSizeThatFlipsIsReported() {
    let log = Log()
    let host = Host(size: CGSize(width: 50, height: 50), FlippingSize(log: log))
    #expect(log.told == [20, 40])
    #expect(host.console == ["Geometry action is cycling between duplicate values."])
    #expect(host.settle())
  }

  /// Facts 6: three values that go round are reported; with four each is forgotten before it comes again.
  @Test(arguments: [(3, true), (4, false)]) func sizesThatGoRound(count: Int, isReported: Bool) {
    let log = Log()
    let host = Host(size: CGSize(width: 50, height: 50), RoundOfSizes(log: log, count: count))
    #expect(Array(log.told.prefix(count)) == (1...count).map { $0 * 10 })
    #expect(host.console.contains { $0.contains("duplicate values") } == isReported, "\(host.console)")
    #expect((log.told.count == count) == isReported, "\(log.told)")
  }

  private struct RoundOfSizes: View {
    let log: Log
    let count: Int
    @State private var step = 1
    var body: some View {
      Color.red.frame(width: CGFloat(step * 10), height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.told.append(Int($0))
          if log.told.count < 20 { step = step % count + 1 }
        }
    }
  }
}
