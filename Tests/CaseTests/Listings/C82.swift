import SwiftUI

struct Rotated: View {
  let outside: Bool
  @State private var angle = Angle.degrees(90)
  @State private var move: CGSize = .zero
  private var drag: some Gesture { DragGesture().onChanged { move = $0.translation } }
  var body: some View {
    let card = Color.blue.frame(width: 160, height: 90)
    VStack {
      if outside {
        card.rotationEffect(angle).offset(move).frame(maxWidth: .infinity, minHeight: 300)
          .contentShape(Rectangle()).gesture(drag)
      } else {
        card.gesture(drag).rotationEffect(angle).offset(move).frame(minHeight: 300)  // bug
      }
      Text("\(move.width), \(move.height)")
    }
  }
}
