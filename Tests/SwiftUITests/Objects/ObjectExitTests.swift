import SwiftUI
import Testing

@testable import SwiftUI

private final class Model: ObservableObject {
  @Published var count = 0
}

/// What ends the program, seen from outside. Sanitizers skip suites of this name: the process that is watched never comes back
/// under them.
@Suite struct ObjectExitTests {
  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Color.red.frame(width: CGFloat(model.count)) }
  }

  @Test func aMissingEnvironmentObjectEndsTheProgramWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Host(size: CGSize(width: 10, height: 10), Reader()) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an"))
  }
}
