import SwiftUI

/// The objects of an app from before `@Observable`, and the macros of an app from after it.
@MainActor
final class Weather: ObservableObject {
  @Published var degrees = 20
  @Published private(set) var words = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $degrees
      .map { $0 > 25 ? "hot" : "mild" }
      .removeDuplicates()
      .sink { [weak self] in self?.words = $0 }
      .store(in: &cancellables)
  }
}

extension EnvironmentValues {
  @Entry var unit: String = "°C"
  @Entry var place: String?
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct WeatherView: View {
  @StateObject private var weather = Weather()
  @Environment(\.unit) private var unit
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("\(weather.degrees) \(unit), \(weather.words)")
        .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
      Color.orange.frame(width: width, height: 2)
      WeatherButton().environmentObject(weather)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onReceive(weather.$words) { _ in }
  }
}

struct WeatherButton: View {
  @EnvironmentObject private var weather: Weather
  var body: some View { Button("warmer") { weather.degrees += 10 } }
}

#Preview("Weather") { WeatherView() }

#Preview("Fahrenheit", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  WeatherView().environment(\.unit, "°F")
  Button("\(count)") { count += 1 }
}
