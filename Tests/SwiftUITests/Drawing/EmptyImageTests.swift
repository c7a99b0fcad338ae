import SwiftUI
import Testing
import Touchstone
import UIKit

/// `image ?? UIImage()` takes no room and draws nothing, and the console says so once.
@MainActor @Suite struct EmptyImageTests {
  @Test func nothingIsDrawn() throws {
    let screen = try drawn {
      HStack(spacing: 0) {
        Color.black.frame(width: 10, height: 10)
        Image(uiImage: UIImage())
        Image(uiImage: UIImage()).resizable().frame(width: 50, height: 50)
        Color.black.frame(width: 10, height: 10)
      }
    }
    let picture = screen.picture()
    #expect((75..<125).allSatisfy { picture.pixel($0, 100)[0] == 255 }, "between the two black squares")
    #expect(picture.pixel(70, 100)[0] == 0 && picture.pixel(130, 100)[0] == 0)
    #expect(screen.console.filter { $0.contains("without a picture") }.count == 2)
  }
}
