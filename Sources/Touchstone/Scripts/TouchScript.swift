import CoreGraphics

/// What fingers are to do on a screen, as a text of one step a line; `Documentation/TouchScripts.md` explains it.
///
/// ```
/// device "iPhone SE"
/// drag 50% 60% by 0 -150 in 0.15
/// settle
/// expect "Harbour Weather"
/// picture next.png
/// ```
/// The lines before the first step may say on which device it is played. Nothing is read from files: hosts hand the text in.
public struct TouchScript {
  /// What errors call the file.
  public let name: String
  /// The device that the script asks for; nil leaves it to the host.
  public private(set) var device: Device?
  /// What the owner of the device has set.
  public private(set) var settings: Settings
  /// In the order of the lines; a block is one step.
  public private(set) var steps: [Step] = []

  /// One line that does something, or a `together … end` block.
  public struct Step {
    /// Counted from 1.
    public let line: Int
    /// The line as it is written, without the space around it.
    public let text: String
    /// The comment right above it, else the line itself.
    public let title: String
    let act: @MainActor (TouchScriptPlayer) throws -> Void
  }

  /// - Parameter settings: What holds where the script says nothing.
  /// - Throws: `TouchScriptErrors`, all of them at once.
  public init(_ text: String, name: String, device: Device? = nil, settings: Settings = Settings()) throws {
    self.name = name
    self.device = device
    self.settings = settings
    var parser = ScriptParser(name: name, setup: ScriptSetup(device: device, settings: settings))
    parser.read(text)
    guard parser.errors.isEmpty else { throw TouchScriptErrors(errors: parser.errors) }
    self.device = parser.setup.device
    self.settings = parser.setup.settings
    steps = parser.steps
  }
}

/// On what a script is played.
struct ScriptSetup {
  var device: Device?
  var settings: Settings
}
