import SwiftUI

@MainActor func transitionProbes(_ probes: Probes) {
  /// A view that comes when the switch is on.
  func coming(_ transition: AnyTransition) -> some View {
    Switching { isOn in
      ZStack { if isOn { Color.red.frame(width: 30, height: 30).transition(transition) } }.animation(
        .linear(duration: 1), value: isOn)
    }
  }
  func transition(_ name: String, _ transition: AnyTransition, unlike plain: AnyTransition = .opacity) {
    probes.compare("AnyTransition." + name, coming(plain), coming(transition), after: { try $0.flip() })
  }
  probes.compare("transition(_:)", coming(.opacity), coming(.slide), after: { try $0.flip() })
  transition("identity", .identity)
  transition("opacity", .opacity, unlike: .identity)
  transition("offset(_:)", .offset(CGSize(width: 30, height: 0)))
  transition("offset(x:y:)", .offset(x: 30))
  transition("scale", .scale)
  transition("scale(scale:anchor:)", .scale(scale: 0.5, anchor: .leading))
  transition("move(edge:)", .move(edge: .top))
  transition("slide", .slide)
  transition("push(from:)", .push(from: .top), unlike: .move(edge: .top))
  transition("asymmetric(insertion:removal:)", .asymmetric(insertion: .scale, removal: .opacity))
  transition("combined(with:)", .opacity.combined(with: .scale))
}
