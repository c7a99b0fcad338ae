// Source for iOS gets Foundation's geometry types from `import CoreGraphics`.
@_exported import Foundation
