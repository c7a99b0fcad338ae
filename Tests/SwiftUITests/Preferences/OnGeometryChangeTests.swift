import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite struct OnGeometryChangeTests {
  private final class Log {
    var sizes: [CGSize] = []
    var pairs: [[CGFloat]] = []
    var grow: () -> Void = {}
  }
  private struct Growing: View {
    @State private var width: CGFloat = 20
    let log: Log
    var body: some View {
      log.grow = { width += 15 }
      return HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10).onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log.sizes.append($0)
        }
        Color.red.frame(width: 10, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            log.pairs.append([$0, $1])
          }
      }
    }
  }

  @Test func theFirstValueAndEachChangeAreToldAfterTheUpdate() {
    let log = Log()
    let host = Host(size: CGSize(width: 100, height: 100), Growing(log: log))
    #expect(log.sizes == [CGSize(width: 20, height: 10)])
    #expect(log.pairs == [[55, 55]])
    log.grow()
    host.frame(after: 1)
    #expect(log.sizes == [CGSize(width: 20, height: 10), CGSize(width: 35, height: 10)])
    #expect(log.pairs == [[55, 55], [55, 62.5]])
    host.frame(after: 1)
    #expect(log.sizes.count == 2)
  }
}
