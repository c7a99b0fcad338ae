import AttributeGraph
import CoreGraphics
import UIKit

/// Writes layout and settings into the scroll view of UIKit's.
struct ScrollPlacing: Rule {
  private let core: ScrollCore
  private let settings: Attribute<ScrollSettings>
  private let environment: Attribute<EnvironmentValues>
  private var placed: PlacedLayer

  init(core: ScrollCore, settings: Attribute<ScrollSettings>, inputs: _ViewInputs) {
    self.core = core
    self.settings = settings
    environment = inputs.environment
    var own = inputs
    own.frame = Attribute<CGRect>(node: core.box.node)
    placed = PlacedLayer(own)
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let frame = placed.update(core.layer)
    let state = ScrollState(
      size: frame.size, box: core.box.value, content: core.content.value, traits: core.traits.value, settings: settings.value,
      isEnabled: environment.value.isEnabled)
    let core = UncheckedBox(core)
    MainActor.assumeIsolated {
      core.value.joinViews()
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
}

extension HostedScrollView {
  func take(_ state: ScrollState) {
    let settings = state.settings, traits = state.traits
    frame = CGRect(origin: .zero, size: state.size)
    alwaysBounceVertical = traits.contains(.vertical) && settings.bounce.vertical != .basedOnSize
    alwaysBounceHorizontal = traits.contains(.horizontal) && settings.bounce.horizontal != .basedOnSize
    showsVerticalScrollIndicator = traits.showsIndicators && settings.indicators.vertical.isVisible
    showsHorizontalScrollIndicator = traits.showsIndicators && settings.indicators.horizontal.isVisible
    contentInset = UIEdgeInsets(state.box.insets)
    scrollIndicatorInsets = UIEdgeInsets(state.box.indicatorInsets)
    contentView.frame = CGRect(origin: .zero, size: state.content.extent)
    contentSize = state.content.extent
    clipsToBounds = !settings.isClipDisabled
    isScrollEnabled = settings.isEnabled && state.isEnabled
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
