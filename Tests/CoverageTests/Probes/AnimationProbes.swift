import SwiftUI

@MainActor func animationProbes(_ probes: Probes) {
  let flip: Probe.Script = { try $0.flip() }
  func spot(_ isOn: Bool) -> some View { Color.red.frame(width: 20, height: 20).offset(x: isOn ? 40 : 0) }
  let plain = Switching { spot($0) }
  probes.compare("animation(_:)", plain, Switching { spot($0).animation(.linear(duration: 1)) }, after: flip)
  probes.compare("animation(_:value:)", plain, Switching { spot($0).animation(.linear(duration: 1), value: $0) }, after: flip)
  probes.compare(
    "transaction(_:)", plain, Switching { spot($0).transaction { $0.animation = .linear(duration: 1) } }, after: flip)

  probes.compare(
    "animation(_:body:)", plain,
    Switching { isOn in
      Color.red.frame(width: 20, height: 20).animation(.linear(duration: 1)) { $0.offset(x: isOn ? 40 : 0) }
    }, after: flip)
  probes.compare(
    "transaction(_:body:)", plain,
    Switching { isOn in
      Color.red.frame(width: 20, height: 20)
        .transaction {
          $0.animation = .linear(duration: 1)
        } body: {
          $0.offset(x: isOn ? 40 : 0)
        }
    }, after: flip)
  probes.compare(
    "transaction(value:_:)", plain,
    Switching { spot($0).transaction(value: $0) { $0.animation = .linear(duration: 1) } }, after: flip)
  probes.shows(
    "PlaceholderContentView", Switching { isOn in Sign().animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0.5) } })
  probes.compare(
    "PhaseAnimator", Sign(), PhaseAnimator([1, 0.5]) { Sign().opacity($0) }, after: { $0.screen.advance(by: 0.2) })
  probes.probe("phaseAnimator(_:content:animation:)", after: { $0.screen.advance(by: 0.2) }) {
    $0.phaseAnimator([0, 30]) { content, shift in content.offset(x: shift) }
  }
  probes.compare(
    "phaseAnimator(_:trigger:content:animation:)", Switching { _ in Sign() },
    Switching { Sign().phaseAnimator([0, 30], trigger: $0) { content, shift in content.offset(x: shift) } }, after: flip)

  // Where the spot is after a while, or twice that, tells one curve from another.
  func curve(_ name: String, _ animation: Animation?, unlike plain: Animation? = nil, after seconds: Double = 0.15) {
    probes.compare(
      "Animation." + name, Switching { spot($0).animation(plain, value: $0) },
      Switching { spot($0).animation(animation, value: $0) },
      after: { trial in
        try trial.flip()
        trial.screen.advance(by: seconds)
      })
  }
  let linear = Animation.linear(duration: 0.35)
  curve("default", .default)
  curve("linear", .linear)
  curve("linear(duration:)", .linear(duration: 1))
  curve("easeIn", .easeIn, unlike: linear)
  curve("easeIn(duration:)", .easeIn(duration: 1))
  curve("easeOut", .easeOut, unlike: linear)
  curve("easeOut(duration:)", .easeOut(duration: 1))
  curve("easeInOut", .easeInOut, unlike: .easeIn, after: 0.1)
  curve("easeInOut(duration:)", .easeInOut(duration: 1))
  curve("timingCurve(_:_:_:_:duration:)", .timingCurve(0.9, 0, 0.1, 1, duration: 1), unlike: .linear(duration: 1))
  curve("spring", .spring)
  curve("spring(_:blendDuration:)", .spring(Spring(duration: 1)))
  curve("spring(duration:bounce:blendDuration:)", .spring(duration: 1, bounce: 0.4))
  curve("spring(response:dampingFraction:blendDuration:)", .spring(response: 1, dampingFraction: 0.4))
  curve("interactiveSpring", .interactiveSpring, after: 0)
  curve("interactiveSpring(response:dampingFraction:blendDuration:)", .interactiveSpring(response: 1, dampingFraction: 0.5))
  curve("interactiveSpring(duration:extraBounce:blendDuration:)", .interactiveSpring(duration: 1))
  curve("interpolatingSpring", .interpolatingSpring)
  curve("interpolatingSpring(_:initialVelocity:)", .interpolatingSpring(Spring(duration: 1)))
  curve("interpolatingSpring(duration:bounce:initialVelocity:)", .interpolatingSpring(duration: 1))
  curve("interpolatingSpring(mass:stiffness:damping:initialVelocity:)", .interpolatingSpring(stiffness: 20, damping: 5))
  curve("smooth", .smooth)
  curve("smooth(duration:extraBounce:)", .smooth(duration: 1))
  curve("snappy", .snappy, after: 0)
  curve("snappy(duration:extraBounce:)", .snappy(duration: 1))
  curve("bouncy", .bouncy)
  curve("bouncy(duration:extraBounce:)", .bouncy(duration: 1))
  curve("delay(_:)", linear.delay(0.2), unlike: linear)
  curve("speed(_:)", linear.speed(0.3), unlike: linear)
  curve("repeatCount(_:autoreverses:)", linear.repeatCount(3), unlike: linear, after: 0.4)
  curve("repeatForever(autoreverses:)", linear.repeatForever(), unlike: linear, after: 0.4)
}
