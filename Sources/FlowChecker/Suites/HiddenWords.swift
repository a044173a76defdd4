import EveryPath

/// Every sequence of inputs of one length from each situation, one by one.
///
/// Memory is linear in the length. Shorter sequences are beginnings of these.
struct HiddenWords: Sendable {
  private struct Place {
    let oracle: SuiteOracle
    let inputs: [SuiteInput]
    var next = 0
  }

  /// The situation from which the sequence starts; -1 before the first.
  private(set) var start = -1
  /// The sequence.
  private(set) var inputs: [SuiteInput] = []
  /// The sequence in words.
  private(set) var words: [String] = []
  private let map: SuiteMap
  private let length: Int
  private var places: [Place] = []

  init(_ map: SuiteMap, length: Int) {
    self.map = map
    self.length = length
  }

  /// Goes on to the next sequence; false after the last.
  mutating func advance() -> Bool {
    if inputs.count == length { takeBack() }
    while inputs.count < length {
      guard var place = places.last else {
        guard start + 1 < map.nodes.count else { return false }
        start += 1
        enter(map.nodes[start].oracle)
        continue
      }
      guard place.next < place.inputs.count else {
        places.removeLast()
        if !places.isEmpty { takeBack() }
        continue
      }
      let input = place.inputs[place.next]
      place.next += 1
      places[places.count - 1] = place
      inputs.append(input)
      words.append(place.oracle.words(for: input))
      guard inputs.count < length else { break }
      var oracle = place.oracle
      _ = oracle.take(input)
      enter(oracle)
    }
    return true
  }

  private mutating func enter(_ oracle: SuiteOracle) {
    // Before the beginning there is also the beginning itself.
    let beginnings = oracle.place.position == nil ? map.changes(at: 0) : []
    places.append(Place(oracle: oracle, inputs: beginnings + oracle.inputs(withStale: true)))
  }

  private mutating func takeBack() {
    inputs.removeLast()
    words.removeLast()
  }
}
