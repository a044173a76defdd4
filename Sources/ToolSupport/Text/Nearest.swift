/// The candidate nearest to a misspelt word, for "did you mean"; nil if none is near.
///
/// Near means an edit distance of at most `limit`, or else a third of the word's length, and at
/// least one; whole words alone are compared where there is a limit.
package func nearest(
  to word: String, among candidates: [String], within limit: Int? = nil
) -> String? {
  guard !word.isEmpty else { return nil }
  let word = Array(word.lowercased())
  let mayBeginSo = limit == nil && word.count >= 3
  let limit = limit ?? max(1, word.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let distance =
      mayBeginSo && letters.starts(with: word)
      ? 1 : editDistance(word, letters, limit: limit)
    if let distance, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// ` Did you mean "scan"?`, or nothing.
package func didYouMean(_ word: String?) -> String {
  word.map { " Did you mean \"\($0)\"?" } ?? ""
}

/// How many letters have to be added, removed, replaced or swapped with their neighbour; nil if
/// more than `limit`.
private func editDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var older: [Int] = []
  var row = Array(0...right.count)
  for i in left.indices {
    var next = [i + 1]
    for j in right.indices {
      var best = min(row[j + 1] + 1, next[j] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, older[j - 1] + 1)
      }
      next.append(best)
    }
    older = row
    row = next
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
