import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

struct GardenView: View {
  @Bindable var garden: Garden
  @State private var offset = CGSize.zero
  @State private var isOpen = false
  @GestureState private var isDragging = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 12) {
        header
        ForEach(garden.beds) { bed in
          BedRow(bed: bed) { garden.sow(in: bed) }
        }
        Spacer(minLength: 0)
        if garden.isWatered {
          Text("Watered").transition(.move(edge: .bottom).combined(with: .opacity))
        } else if #available(iOS 17, *) {
          Text("Dry").transition(.opacity)
        }
        WaterButton(isWatered: $garden.isWatered.animation(.snappy))
      }
      .padding(.horizontal, 16)
      .padding([.top, .bottom], 8)
      .frame(width: proxy.size.width, alignment: .leading)
      .offset(offset)
    }
    .card(padding: 4)
    .coordinateSpace(.named("garden"))
    .gesture(drag)
    .simultaneousGesture(TapGesture(count: 2).onEnded { withAnimation(.bouncy) { isOpen.toggle() } })
    .onChange(of: isDragging) { wasDragging, isDragging in
      if wasDragging && !isDragging { withAnimation(.spring(duration: 0.4)) { offset = .zero } }
    }
    .onAppear { isOpen = true }
    .task { await garden.load() }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("\(garden.beds.count) beds").font(.title.bold())
      Spacer()
      Leaf()
        .fill(LinearGradient(colors: [.green, .mint], startPoint: .top, endPoint: .bottom))
        .frame(width: 24, height: 32)
        .rotationEffect(.degrees(isOpen ? 0 : 45))
    }
    .foregroundStyle(colorScheme == .dark ? Color.white : Color.primary)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .named("garden"))
      .updating($isDragging) { value, state, transaction in
        state = true
        transaction.animation = .interactiveSpring
      }
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        guard abs(value.predictedEndTranslation.width) > 200 else { return }
        garden.isWatered = true
      }
  }
}

private struct BedRow: View {
  let bed: Garden.Bed
  let onSow: () -> Void
  @Environment(\.seedShape) private var seedShape

  var body: some View {
    HStack {
      Text(bed.name)
        .lineLimit(1)
        .layoutPriority(1)
      Spacer()
      seeds
      Button(action: onSow) { Image(systemName: "plus") }
        .buttonStyle(SowingStyle())
        .accessibilityIdentifier("sow-\(bed.name)")
    }
    .contentShape(Rectangle())
  }

  @ViewBuilder private var seeds: some View {
    switch seedShape {
    case .round: Text(verbatim: String(repeating: "●", count: bed.seeds))
    case .long: Text(verbatim: String(repeating: "⬮", count: bed.seeds))
    }
  }
}

private struct WaterButton: View {
  @Binding var isWatered: Bool

  var body: some View {
    Button {
      isWatered.toggle()
    } label: {
      Text(isWatered ? "Dry it" : "Water it")
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("water")
  }
}
