import SwiftUI

struct PhotoCard: View {
  @State private var log: [String] = []
  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "photo")  // stands for a tall photo
        .resizable()
        .aspectRatio(0.5, contentMode: .fill)  // 300 wide → 600 high
        .frame(width: 300, height: 200)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .onTapGesture { log.append("photo") }  // bug: no contentShape
      Button("bookmark") { log.append("bookmark") }.frame(height: 44)
      Text(log.joined(separator: ","))
    }
  }
}
