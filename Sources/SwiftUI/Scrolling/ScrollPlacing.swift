import AttributeGraph
import CoreGraphics
import UIKit

/// Writes layout and settings into the scroll view of UIKit's.
struct ScrollPlacing: Rule {
  private let core: ScrollCore
  private let settings: Attribute<ScrollSettings>
  private let environment: Attribute<EnvironmentValues>
  private let direction: DirectionSource
  private let inputs: _ViewInputs
  private var placed: PlacedLayer

  init(core: ScrollCore, settings: Attribute<ScrollSettings>, inputs: _ViewInputs) {
    self.core = core
    self.settings = settings
    environment = inputs.environment
    direction = inputs.direction
    self.inputs = inputs
    var own = inputs
    own.frame = Attribute<CGRect>(node: core.box.node)
    placed = PlacedLayer(own)
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let frame = placed.update(core.layer)
    let state = ScrollState(
      size: frame.size, box: core.box.value, content: core.content.value, traits: core.traits.value, settings: settings.value,
      isEnabled: environment.value.isEnabled, isRightToLeft: direction.isRightToLeft.value)
    let core = UncheckedBox(core), inputs = inputs
    MainActor.assumeIsolated {
      core.value.joinViews(around: inputs)
      core.value.view.take(state)
    }
    return false
  }
  func name() -> String { "place of ScrollView" }
}

/// What a scroll view of UIKit's is told.
struct ScrollState: @unchecked Sendable {
  let size: CGSize
  let box: ScrollBox
  let content: ScrollContentBox
  let traits: ScrollTraits
  let settings: ScrollSettings
  let isEnabled: Bool
  let isRightToLeft: Bool
}

extension HostedScrollView {
  func take(_ state: ScrollState) {
    let settings = state.settings, traits = state.traits
    alwaysBounceVertical = traits.contains(.vertical) && settings.bounce.vertical != .basedOnSize
    alwaysBounceHorizontal = traits.contains(.horizontal) && settings.bounce.horizontal != .basedOnSize
    showsVerticalScrollIndicator = traits.showsIndicators && settings.indicators.vertical.isVisible
    showsHorizontalScrollIndicator = traits.showsIndicators && settings.indicators.horizontal.isVisible
    scrollIndicatorInsets = UIEdgeInsets(state.box.indicatorInsets)
    clipsToBounds = !settings.isClipDisabled
    isScrollEnabled = settings.isEnabled && state.isEnabled
    isRightToLeft = state.isRightToLeft
    keyboardDismissMode =
      switch settings.dismissal.kind {
      case .immediately: .onDrag
      case .automatic, .interactively: .interactive
      case .never: .none
      }
    // Where nothing covers the sides, pages are those of UIKit's scroll view, and so is the way there.
    isPagingEnabled = core?.behavior?() is PagingScrollTargetBehavior && state.box.insets == EdgeInsets()
    takeSizes(of: state)
  }

  private func takeSizes(of state: ScrollState) {
    let keeper = ScrollKeeper(offsetRange, offset: contentOffset)
    // An animated change of size goes on in the frames after the room has become what it will be.
    let goesOn = state.size != bounds.size && core?.isSettling == true
    let before = hasBeenPlaced && (state.box.room != room || goesOn) ? core?.restBeforeChange() : nil
    room = state.box.room
    frame = CGRect(origin: .zero, size: state.size)
    contentInset = UIEdgeInsets(state.box.insets)
    contentView.frame = CGRect(origin: .zero, size: state.content.extent)
    contentSize = state.content.extent
    let anchors = state.settings.anchors, isRightToLeft = state.isRightToLeft
    if !hasBeenPlaced {
      guard state.size != .zero, state.content.place.size.size != .zero else { return }
      hasBeenPlaced = true
      contentOffset = ScrollKeeper.initial(offsetRange, state.traits, anchors.initial, isRightToLeft: isRightToLeft)
    } else if anchors.sizeChanges != nil || isRightToLeft {
      keepPlace(keeper, anchors.sizeChanges)
    }
    core?.sizesChanged(from: before)
  }

  /// Fingers and what moves by itself go on from there where content is counted from the right.
  private func keepPlace(_ keeper: ScrollKeeper, _ anchor: UnitPoint?) {
    let isHeld = isDragging || isDecelerating || phase == .animating
    guard !isHeld || isRightToLeft else { return }
    let offset = keeper.offset(offsetRange, isHeld ? nil : anchor, isRightToLeft: isRightToLeft)
    guard isHeld else {
      if offset != contentOffset { contentOffset = offset }
      return
    }
    shiftContent(by: CGPoint(x: offset.x - contentOffset.x, y: 0))
  }

  /// Content that nobody holds or moves lies where it may rest.
  func keepInside() {
    guard phase == .idle, !isTracking, !isDecelerating else { return }
    let range = offsetRange
    let inside = CGPoint(
      x: min(max(contentOffset.x, range.lower.x), range.upper.x), y: min(max(contentOffset.y, range.lower.y), range.upper.y))
    // An edge may lie between two pixels.
    if hypot(inside.x - contentOffset.x, inside.y - contentOffset.y) > 1 { contentOffset = inside }
  }

  /// The offsets at which content may rest.
  var offsetRange: ScrollKeeper.Range {
    let inset = adjustedContentInset
    let lower = CGPoint(x: -inset.left, y: -inset.top)
    return (
      lower,
      CGPoint(
        x: max(lower.x, contentSize.width + inset.right - bounds.width),
        y: max(lower.y, contentSize.height + inset.bottom - bounds.height))
    )
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
