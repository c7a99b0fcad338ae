extension RandomFingers {
  /// Plays bursts, four a round, until so many touches were sent. After each round the fingers are lifted, the screen comes to rest,
  /// and `check` is asked whether it is as it should be.
  /// - Returns: How many rounds there were.
  package func playRounds(untilSent events: Int, check: () throws -> Void) throws -> Int {
    var rounds = 0
    while self.events < events {
      for _ in 0..<4 { playBurst() }
      lift()
      try screen.settle()
      rounds += 1
      try check()
    }
    return rounds
  }
}
