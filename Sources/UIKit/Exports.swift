// Source for iOS gets Foundation and Core Graphics from `import UIKit`.
@_exported import CoreGraphics
