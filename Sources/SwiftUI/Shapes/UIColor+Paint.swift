import LayerTree
import UIKit

extension UIColor {
  /// The colour in light or dark surroundings.
  func paintColor(isDark: Bool) -> PaintColor { paint(in: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)) }
}
