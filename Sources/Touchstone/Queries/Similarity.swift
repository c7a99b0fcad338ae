/// How many characters must be put in, taken out, exchanged, or swapped with their neighbour to turn one text into the other
/// (Damerau and Levenshtein's distance, each character moved once).
func editDistance(_ a: String, _ b: String) -> Int {
  let first = Array(a.lowercased()), second = Array(b.lowercased())
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (i, character) in first.enumerated() {
    var row = [i + 1] + Array(repeating: 0, count: second.count)
    for (j, other) in second.enumerated() {
      row[j + 1] = min(last[j] + (character == other ? 0 : 1), row[j] + 1, last[j + 1] + 1)
      if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
