extension ScriptVerb {
  /// What is done through the accessibility tree, as VoiceOver does it.
  static let assistance: [ScriptVerb] = []
}
