/// How many characters must be put in, taken out or exchanged to turn one text into the other (Levenshtein's distance).
func editDistance(_ a: String, _ b: String) -> Int {
  let first = Array(a.lowercased()), second = Array(b.lowercased())
  var row = Array(0...second.count)
  for (i, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let substituted = diagonal + (character == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, row[j + 1] + 1, row[j] + 1)
    }
  }
  return row[second.count]
}
