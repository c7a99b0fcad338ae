import Combine
import Testing

@Suite struct ObservableObjectTests {
  private class Animal: ObservableObject {
    let id = 3
    @Published var name = "cat"
  }
  private final class Bird: Animal {
    @Published var wings = 2
    @Published var song: String?
  }
  private final class Plain: ObservableObject {
    var number = 0 {
      willSet { objectWillChange.send() }
    }
  }

  @Test func theObjectSpeaksBeforeTheChange() {
    let bird = Bird()
    var seen: [String] = []
    let cancellable = bird.objectWillChange.sink { seen.append("\(bird.name) \(bird.wings)") }
    bird.name = "owl"
    bird.wings = 4
    bird.song = "hoo"
    #expect(seen == ["cat 2", "owl 2", "owl 4"])
    #expect(bird.objectWillChange === bird.objectWillChange)
    cancellable.cancel()
  }

  @Test func aPropertySendsItsValueAndEachNewOneBeforeItIsSet() {
    let animal = Animal()
    var seen: [String] = []
    let cancellable = animal.$name.sink { seen.append("\($0) while \(animal.name)") }
    animal.name = "dog"
    #expect(seen == ["cat while cat", "dog while cat"])
    cancellable.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesSpeaksForItself() {
    let one = Plain(), two = Plain()
    var count = 0
    let cancellable = one.objectWillChange.sink { count += 1 }
    one.number = 1
    two.number = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func aChainMayEndInAProperty() {
    let animal = Animal(), bird = Bird()
    animal.$name.map { $0 + "!" }.assign(to: &bird.$name)
    #expect(bird.name == "cat!")
    animal.name = "dog"
    #expect(bird.name == "dog!")
  }

  @Test func objectsGoAway() {
    weak var gone: Bird?
    do {
      let bird = Bird()
      gone = bird
      _ = bird.objectWillChange
      bird.$name.map { Optional($0) }.assign(to: &bird.$song)
      bird.name = "tit"
      #expect(bird.song == "tit")
    }
    #expect(gone == nil)
  }
}
