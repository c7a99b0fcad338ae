import CoreGraphics

/// A height at which a sheet rests.
package struct SheetDetent {
  package let id: AnyHashable
  /// For reports.
  package let name: String
  /// The whole height in points; nil where the detent is out of use in such a room.
  package let height: (SheetRoom) -> CGFloat?

  package init(id: AnyHashable, name: String, height: @escaping (SheetRoom) -> CGFloat?) {
    self.id = id
    self.name = name
    self.height = height
  }

  package static let large = SheetDetent(id: "large", name: "large") { $0.largestHeight }
  package static let medium = SheetDetent(id: "medium", name: "medium") { $0.isCompactHeight ? nil : $0.mediumHeight }
}

/// The heights at which a sheet rests in a room, the smallest first: at least one.
struct SheetHeights: Equatable {
  struct Rest: Equatable {
    let id: AnyHashable
    let height: CGFloat
  }
  private(set) var rests: [Rest]

  /// `report` is told of what can't be a height, and of a list that leaves none. Detents of one height count as the first of them.
  init(_ detents: [SheetDetent], in room: SheetRoom, report: (String) -> Void) {
    var rests: [Rest] = []
    for detent in detents {
      guard let height = detent.height(room) else { continue }
      guard height.isFinite else {
        report(
          "the detent \(detent.name) is \(height) points high, which is no length; it is left out. Usual cause: a division by zero"
        )
        continue
      }
      rests.append(Rest(id: detent.id, height: min(max(0, height), room.largestHeight)))
    }
    if detents.isEmpty {
      report("there is no detent to rest at; the sheet is as high as the large one. Name at least one detent")
    }
    if rests.isEmpty { rests = [Rest(id: SheetDetent.large.id, height: room.largestHeight)] }
    var sorted = rests.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
    var index = 1
    while index < sorted.count {
      if sorted[index].height == sorted[index - 1].height { sorted.remove(at: index) } else { index += 1 }
    }
    self.rests = sorted
  }

  /// The one height of what covers a window.
  init(covering room: SheetRoom) { rests = [Rest(id: "cover", height: room.size.height)] }

  var smallest: Rest { rests[0] }
  var largest: Rest { rests[rests.count - 1] }
  func rest(_ id: AnyHashable?) -> Rest? { rests.first { $0.id == id } }
  /// The nearest to a height; of two as near the larger one.
  func nearest(to height: CGFloat) -> Rest {
    rests.reduce(rests[0]) { abs($1.height - height) <= abs($0.height - height) ? $1 : $0 }
  }
  /// The next larger one, or after the largest the smallest.
  func next(after rest: Rest) -> Rest { rests.first { $0.height > rest.height } ?? smallest }
  func firstAbove(_ height: CGFloat) -> Rest? { rests.first { $0.height > height } }
}
