import Foundation
import Observation

/// The model: observed property by property, changed on the main actor.
@MainActor
@Observable
final class Garden {
  struct Bed: Identifiable, Hashable, Sendable {
    let id: UUID
    var name: String
    var seeds: Int
  }

  private(set) var beds: [Bed]
  var isWatered = false

  init() {
    beds = ["Carrots", "Peas", "Dill"].enumerated().map { number, name in
      Bed(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)")!, name: name, seeds: number + 1)
    }
  }

  func sow(in bed: Bed) {
    guard let index = beds.firstIndex(of: bed) else { return }
    beds[index].seeds += 1
  }

  func load() async {
    let extra = await Self.fetch()
    beds.append(extra)
  }

  private nonisolated static func fetch() async -> Bed { Bed(id: UUID(), name: "Beans", seeds: 0) }
}
