extension ScriptVerb {
  /// What is done through the accessibility tree, as VoiceOver does it.
  static let assistance: [ScriptVerb] = [
    ScriptVerb("activate", "ELEMENT") { line in
      let target = try line.elementTarget()
      return .step { try target.element(on: $0.screen).activate() }
    },
    ScriptVerb("perform", "\"ACTION\" on ELEMENT") { line in
      let name = try line.quoted("the name of an action")
      try line.expect("on")
      let target = try line.elementTarget()
      return .step { try target.element(on: $0.screen).perform(action: name) }
    },
    ScriptVerb("increment", "ELEMENT") { line in
      let target = try line.elementTarget()
      return .step { try target.element(on: $0.screen).increment() }
    },
    ScriptVerb("decrement", "ELEMENT") { line in
      let target = try line.elementTarget()
      return .step { try target.element(on: $0.screen).decrement() }
    },
  ]
}
