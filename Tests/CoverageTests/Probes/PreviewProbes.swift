import SwiftUI

/// What is said to a preview provider. These are generic so that they are not listed among the previews of the tests.
@MainActor func previewProbes(_ probes: Probes) {
  probes.comparePreviews("previewDisplayName(_:)", Plain<Void>.self, Named<Void>.self)
  probes.comparePreviews("previewLayout(_:)", Plain<Void>.self, Sized<Void>.self)
}

private struct Plain<T>: PreviewProvider { static var previews: some View { Color.red } }
private struct Named<T>: PreviewProvider { static var previews: some View { Color.red.previewDisplayName("named") } }
private struct Sized<T>: PreviewProvider {
  static var previews: some View { Color.red.previewLayout(.fixed(width: 40, height: 30)) }
}
