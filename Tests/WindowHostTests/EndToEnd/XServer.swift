import CoreGraphics
import Foundation

/// An X server with a screen in memory and devices that a test plays. It needs no display, no graphics card and no terminal.
final class XServer {
  private static let program = "/usr/lib/xorg/Xorg"
  /// Debian's packages xserver-xorg-core and xserver-xorg-video-dummy are installed.
  static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: program)
      && FileManager.default.fileExists(atPath: "/usr/lib/xorg/modules/drivers/dummy_drv.so")
  }

  /// Wide and high enough for a telephone upright and on its side.
  let size = CGSize(width: 1_000, height: 1_000)
  let display: Int
  private let process: Child
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-x-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("xorg.conf")
    try Data(Self.configuration(folder: folder.path).utf8).write(to: configuration)
    process = try Child(
      Self.program,
      [
        "-displayfd", "1", "-config", configuration.path, "-logfile", folder.appendingPathComponent("log").path, "-noreset",
        "-novtswitch", "-sharevts", "-nolisten", "tcp", "-ac",
      ])
    // It takes a number that is free, and says which when it is ready, among other things.
    var number: Int?
    _ = process.wait(10) { output in
      number = output.split(separator: "\n").dropLast(output.hasSuffix("\n") ? 0 : 1).lazy.compactMap { Int($0) }.first
      return number != nil
    }
    guard let number else {
      let log = (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? "no log"
      process.stop()
      try? FileManager.default.removeItem(at: folder)
      throw XServerError("The X server did not start: \(process.output)\n\(log.suffix(1_500))")
    }
    display = number
  }

  func stop() {
    process.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A device can be played once in the life of its server, by one player.
  func device(_ name: String) throws -> InputDevice {
    try InputDevice(path: folder.appendingPathComponent("\(name).sock").path, screen: size)
  }

  private static func configuration(folder: String) -> String {
    func input(_ name: String, _ type: String, _ more: String) -> String {
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(folder)/\(name).sock"
        Option "DeviceType" "\(type)"
        \(more)
      EndSection
      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "false"
        Option "DontVTSwitch" "true"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 16000
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1-2000
        VertRefresh 1-400
        Modeline "1000x1000" 65 1000 1010 1020 1040 1000 1010 1020 1040
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "1000x1000"
          Virtual 1000 1000
        EndSubSection
      EndSection
      \(input("touch", "Touch", "Option \"TouchCount\" \"10\""))
      \(input("mouse", "PointerGesture", ""))
      \(input("keyboard", "Keyboard", ""))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "mouse" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "touch" "SendCoreEvents"
      EndSection
      """
  }
}

struct XServerError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
