import FlowModel
import StateSpace

/// Numbers in as few bytes as they need, seven bits in each, the lowest first.
struct PageBytes {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt64(number)
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes numbers behind their count.
  mutating func write(column: some Collection<Int32>) {
    write(column.count)
    for number in column { write(Int(number)) }
  }

  mutating func write(rows: [[Int32]]) {
    write(rows.count)
    for row in rows { write(column: row) }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }
}

extension PageTable {
  /// The table without what lies behind some distances from the starts: states at the last of them
  /// are there, and what can happen in them is not.
  func cut(levels count: Int) -> PageTable {
    var table = self
    table.levels.removeSubrange((count + 1)...)
    let expanded = levels[count - 1]
    table.targets.removeSubrange(edgeCount(of: expanded)...)
    table.changeOfState.removeSubrange(levels[count]...)
    table.listOfState.removeSubrange(expanded...)
    table.listOfState += Array(repeating: -1, count: levels[count] - expanded)
    if !effects.isEmpty { table.effects.removeSubrange((startCount + table.targets.count)...) }
    return table
  }

  /// How many choices the first states have.
  private func edgeCount(of states: Int) -> Int {
    listOfState.prefix(states).reduce(0) { $0 + ($1 < 0 ? 0 : lists.values[Int($1)].count) }
  }

  /// Writes all of it but the texts.
  func write(to bytes: inout PageBytes) {
    for rows in [pictures.values, lists.values, changes.values] { bytes.write(rows: rows) }
    bytes.write(column: listOfState.map { $0 + 1 })
    bytes.write(column: changeOfState)
    let (kinds, deltas) = codedTargets
    bytes.write(column: kinds)
    bytes.write(column: deltas)
    bytes.write(column: effects)
    bytes.write(rows: effectTables.values)
  }

  /// How a target is written.
  private enum Coding: Int32 {
    /// The next state that is not known yet.
    case new
    /// Where the choice led in the state before, too: what was done there is lost.
    case asBefore
    /// Where the other order leads: the choice first, then what led here.
    case otherOrder
    /// So far from where the choice led the last time.
    case fromLast
  }

  /// For each target how it is written, and the distances of those that need one.
  private var codedTargets: (kinds: [Int32], deltas: [Int32]) {
    var coder = TargetCoder(self)
    var (kinds, deltas): ([Int32], [Int32]) = ([], [])
    for state in listOfState.indices {
      for (place, word) in coder.list(of: state).enumerated() {
        let target = coder.target(state, place)
        let kind: Coding
        if target == coder.known {
          coder.know(from: state, place)
          kind = .new
        } else if target == coder.before(state, word) {
          kind = .asBefore
        } else if target == coder.otherOrder(state, word) {
          kind = .otherOrder
        } else {
          let delta = target - coder.last[Int(word)]
          deltas.append(delta < 0 ? -2 * delta - 1 : 2 * delta)
          kind = .fromLast
        }
        kinds.append(kind.rawValue)
        coder.last[Int(word)] = target
      }
    }
    return (kinds, deltas)
  }
}

/// Guesses where choices lead, as the page does when it reads them.
private struct TargetCoder {
  private let table: PageTable
  /// Where the choices of each state begin.
  private var first: [Int] = [0]
  /// From which state each was first reached, and by which of its choices.
  private var parents: [(state: Int, place: Int)?]
  /// For each list the place of each choice; -1 for none.
  private var places: [Int32]
  private(set) var known: Int32
  var last: [Int32]

  init(_ table: PageTable) {
    self.table = table
    known = Int32(table.startCount)
    parents = Array(repeating: nil, count: table.startCount)
    last = Array(repeating: 0, count: table.words.count)
    places = Array(repeating: -1, count: table.words.count * table.lists.count)
    for (number, list) in table.lists.values.enumerated() {
      for (place, word) in list.enumerated() {
        places[number * table.words.count + Int(word)] = Int32(place)
      }
    }
    for list in table.listOfState {
      first.append(first[first.count - 1] + (list < 0 ? 0 : table.lists.values[Int(list)].count))
    }
  }

  func list(of state: Int) -> [Int32] {
    table.listOfState[state] < 0 ? [] : table.lists.values[Int(table.listOfState[state])]
  }

  func target(_ state: Int, _ place: Int) -> Int32 { table.targets[first[state] + place] }

  mutating func know(from state: Int, _ place: Int) {
    parents.append((state, place))
    known += 1
  }

  func before(_ state: Int, _ word: Int32) -> Int32 {
    parents[state].map { self.target(of: word, in: $0.state) } ?? -1
  }

  func otherOrder(_ state: Int, _ word: Int32) -> Int32 {
    guard let parent = parents[state] else { return -1 }
    let middle = Int(target(of: word, in: parent.state))
    // Beyond this state the page knows nothing yet.
    guard middle >= 0, middle < state else { return -1 }
    return target(of: list(of: parent.state)[parent.place], in: middle)
  }

  /// Where a choice leads by its number in another state; -1 if it is not possible there.
  private func target(of word: Int32, in state: Int) -> Int32 {
    let list = Int(table.listOfState[state])
    guard list >= 0 else { return -1 }
    let place = places[list * table.words.count + Int(word)]
    return place < 0 ? -1 : target(state, Int(place))
  }
}
