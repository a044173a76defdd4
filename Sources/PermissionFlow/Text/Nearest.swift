/// The candidate nearest to a misspelt word, for "did you mean"; nil if none is near.
///
/// Near means an edit distance of at most a third of the word's length, and at least one.
public func nearest(to word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where !word.isEmpty {
    let distance =
      candidate.lowercased().hasPrefix(word.lowercased()) && word.count >= 3
      ? 1 : editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// The Levenshtein distance.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = next
    }
  }
  return row[right.count]
}
