import CoreGraphics

extension ScriptVerb {
  /// What has to be seen, or the script ends.
  static let expectations: [ScriptVerb] = [
    ScriptVerb(
      "expect", "ELEMENT [within SECONDS]", "no ELEMENT [within SECONDS]", "ELEMENT enabled|disabled",
      "ELEMENT label|value \"TEXT\"", read: expect)
  ]

  private static func expect(_ line: inout ScriptReader) throws -> ScriptAction {
    if line.take("no") {
      let target = try line.elementTarget()
      let limit = try line.take("within") ? line.duration() : 0
      return .step { try $0.expectAbsence(of: target, within: limit) }
    }
    let target = try line.elementTarget()
    switch line.next {
    case nil: return .step { _ = try $0.expectPresence(of: target, within: 0) }
    case .bare("within")?:
      try line.expect("within")
      let limit = try line.duration()
      return .step { _ = try $0.expectPresence(of: target, within: limit) }
    default: break
    }
    let property = try line.choice(of: ExpectedProperty.named, "\"within\" or a property")
    let wanted: String
    switch property {
    case .enabled, .disabled: wanted = property.rawValue
    case .label, .value: wanted = try line.quoted("the \(property.rawValue)")
    }
    return .step { player in
      let element = try player.expectPresence(of: target, within: 0)
      let found = property.read(element)
      guard found == wanted else {
        throw ScriptMistake("\(element) was expected to be \(property.rawValue) \"\(wanted)\", and is \"\(found ?? "nothing")\"")
      }
    }
  }
}

private enum ExpectedProperty: String, CaseIterable {
  case enabled, disabled, label, value

  static let named = allCases.map { (name: $0.rawValue, value: $0) }

  @MainActor func read(_ element: Element) -> String? {
    switch self {
    case .enabled, .disabled: element.isEnabled ? "enabled" : "disabled"
    case .label: element.label
    case .value: element.value
    }
  }
}

extension TouchScriptPlayer {
  fileprivate func expectPresence(of target: ScriptTarget, within limit: TimeInterval) throws -> Element {
    let isVisible = wait(limit) { target.elements(on: screen).contains(where: \.isVisible) }
    let element = try target.element(on: screen)
    guard isVisible else {
      throw ScriptMistake("\(element) is there and can't be seen: \(element.whyNotTappable ?? "it is hidden")")
    }
    return element
  }

  fileprivate func expectAbsence(of target: ScriptTarget, within limit: TimeInterval) throws {
    let isGone = wait(limit) { !target.elements(on: screen).contains(where: \.isVisible) }
    guard isGone else {
      let seen = target.elements(on: screen).filter(\.isVisible).map(\.description)
      throw ScriptMistake("\(seen.joined(separator: "; ")) can be seen, and was expected not to be")
    }
  }

  /// Lets time pass frame by frame until `isMet`, at most `limit` seconds.
  private func wait(_ limit: TimeInterval, until isMet: () -> Bool) -> Bool {
    let end = screen.now + limit
    while !isMet() {
      guard screen.now < end else { return false }
      screen.advance(by: min(1 / TimeInterval(screen.settings.framesPerSecond), end - screen.now))
    }
    return true
  }
}
