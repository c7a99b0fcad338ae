import CoreGraphics

// Layout, hit tests, traits and drawing go down the tree by recursion, and the stack is finite.
extension UIView {
  /// Views inside each other, the window among them (a choice): what the main thread's stack of 8 MB carries with a wide margin, and many
  /// times what apps nest.
  package static let maximumDepth = 300

  /// Whether `view`, with what is in it, may become a subview here. If not, a line says where, and the view stays where it is.
  func hasRoom(for view: UIView) -> Bool {
    let levels = view.subviews.isEmpty ? 1 : view.levels(upTo: Self.maximumDepth)
    guard levelsAbove + 1 + levels > Self.maximumDepth else { return true }
    let kind = String(describing: Swift.type(of: view))
    let inside = levels > 1 ? ", with \(levels - 1) levels of views in it," : ""
    UIApplication.shared.writeOnceToConsole(
      "Views nested too deep (more than \(Self.maximumDepth) UIViews inside each other): \(kind)\(inside) is not added to \(path). The usual cause "
        + "is a view that adds a view of its own kind without end, or a loop that adds each view to the one before.",
      about: "\(kind) nested too deep")
    return false
  }

  private var levelsAbove: Int {
    var count = 0
    var next = superview
    while let view = next {
      count += 1
      next = view.superview
    }
    return count
  }

  /// How many levels this view and what is in it have; not counted further than `limit`.
  private func levels(upTo limit: Int) -> Int {
    var level: [UIView] = [self]
    var count = 0
    while !level.isEmpty && count <= limit {
      count += 1
      level = level.flatMap(\.subviews)
    }
    return count
  }

  /// The kinds of the views from the window to this one; a long path loses its middle.
  private var path: String {
    var names: [String] = []
    var next: UIView? = self
    while let view = next {
      names.append(String(describing: Swift.type(of: view)))
      next = view.superview
    }
    names.reverse()
    if names.count > 12 { names = names.prefix(4) + ["… \(names.count - 8) more …"] + names.suffix(4) }
    return names.joined(separator: " > ")
  }
}
