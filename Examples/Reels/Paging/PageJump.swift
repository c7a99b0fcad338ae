/// A wish to have a card in front at once, without a movement. It counts when `number` changes.
struct PageJump: Equatable {
  var number = 0
  var position = 0
}
