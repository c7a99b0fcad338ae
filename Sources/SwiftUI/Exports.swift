// As on iOS, `import SwiftUI` brings UIKit, CoreGraphics, Foundation, Observation and what observable objects are made of.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Observation
@_exported import UIKit
