// As on iOS, `import SwiftUI` brings UIKit, CoreGraphics, Foundation and Observation.
@_exported import CoreGraphics
@_exported import Observation
@_exported import UIKit
