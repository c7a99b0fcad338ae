import LayerTree
import Observation
import SwiftUI
import Touchstone

/// What a test and the screen under test share.
@Observable final class SheetModel {
  var isPresented: Bool { didSet { log.append("isPresented \(isPresented)") } }
  var detent = PresentationDetent.medium { didSet { log.append("detent") } }
  var presses = 0
  @ObservationIgnored var log: [String] = []
  init(isPresented: Bool = false) { self.isPresented = isPresented }
}

/// A screen that presents `sheet`, with a button in its upper half.
struct Presenting<Sheet: View>: View {
  @Bindable var model: SheetModel
  @ViewBuilder let sheet: () -> Sheet

  var body: some View {
    VStack {
      Button("below") { model.presses += 1 }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("onDismiss") }, content: sheet)
  }
}

/// All of a sheet's content, to be found by "content".
struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ZStack {
      Color.yellow.accessibilityIdentifier("content").ignoresSafeArea()
      Button("close") { dismiss() }
    }
  }
}

extension Screen {
  /// A screen of 393 × 852 points with a sheet that is up.
  static func presenting(
    _ model: SheetModel, _ device: Device = .iPhone15, settings: Settings = Settings(),
    @ViewBuilder sheet: @escaping () -> some View
  ) throws -> Screen {
    let screen = try Screen(device, settings: settings) { Presenting(model: model, sheet: sheet) }
    model.isPresented = true
    try screen.settle()
    model.log = []
    return screen
  }

  /// The upper edge of the sheet, in points from the top of the screen.
  var sheetTop: CGFloat? { stageFrame?.minY }
  /// All of the sheet that is in front, as it is seen.
  var stageFrame: CGRect? {
    let surfaces = rootLayer.descendants.filter { $0.name == "SheetSurface" }
    return surfaces.last?.frameInRoot
  }
}

extension Layer {
  fileprivate var descendants: [Layer] { children.flatMap { [$0] + $0.descendants } }
}
