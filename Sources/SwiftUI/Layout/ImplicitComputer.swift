import CoreGraphics

/// The layout of several views where one is asked for: in a column, as iOS lays out a body of several views at the root, or over
/// each other in backgrounds, overlays and masks. A single view is laid out as if nothing were around it.
final class ImplicitComputer: ContainerComputer {
  private let column = StackComputer(axis: .vertical, alignment: HorizontalAlignment.center.key)
  private let pile = OverlayingComputer()
  private let isPile: Bool

  init(isPile: Bool) { self.isPile = isPile }

  private var isColumn: Bool { !isPile && children.count > 1 }
  private var inner: ContainerComputer { isColumn ? column : pile }

  override var children: [LayoutComputer] {
    didSet {
      column.children = isColumn ? children : []
      pile.children = isColumn ? [] : children
    }
  }
  override var axisForChildren: Axis? { isColumn ? .vertical : nil }
  override var preferredSpacing: ViewSpacing { inner.preferredSpacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.measure(proposal) }
  override func place(at size: ViewSize) -> [ViewPlace] { inner.place(at: size) }
}
