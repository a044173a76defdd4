import FlowModel
import StateSpace

/// What is known of steps that are alike, by numbers: of each fact whether it holds, does not, or
/// is open since it depends on more.
final class FactRecords {
  /// The premise of each fact; negative if it has none.
  private let premises: [Int]
  /// How many words a set of facts takes.
  private let width: Int
  /// The facts that hold, then the open ones.
  private var records = Interner<[UInt64]>()
  /// The label of each record, if none is open.
  private var labels: [UInt32?] = []
  /// Room for the record that is being made.
  ///
  /// Its memory is used again and again.
  private var room: [UInt64]

  /// Every fact is open.
  static let nothingKnown: UInt32 = 0

  /// - Parameter label: the label of a set of facts.
  init(premises: [Int], label: ([UInt64]) -> UInt32) {
    self.premises = premises
    let none = [UInt64](facts: premises.count)
    width = none.count
    var all = none
    for fact in premises.indices { all.note(fact) }
    room = none + all
    _ = number(of: room, label)
  }

  /// The label of all steps that a record is about; nil if facts are open.
  func label(_ record: some BinaryInteger) -> UInt32? { labels[Int(record)] }

  private func isOpen(_ fact: Int, in record: [UInt64]) -> Bool {
    record.holds((width << 6) + fact)
  }

  /// Settles open facts.
  ///
  /// A fact of which it is open whether its premise holds stays so.
  ///
  /// - Parameters:
  ///   - chosen: the facts to be asked; nil for all.
  ///   - ask: whether a fact holds; nil if that is to stay open.
  func narrow(
    _ record: UInt32, only chosen: [UInt64]? = nil, label: ([UInt64]) -> UInt32,
    ask: (Int) -> Bool?
  ) -> UInt32 {
    var known = take(record)
    settle(&known, only: chosen, ask)
    defer { room = known }
    return number(of: known, label)
  }

  /// The facts that hold, once every open one has been asked.
  func holding(_ record: UInt32, ask: (Int) -> Bool) -> [UInt64] {
    var known = take(record)
    settle(&known, only: nil, ask)
    defer { room = known }
    return Array(known[..<width])
  }

  /// Settles open facts of a record, in order.
  private func settle(
    _ known: inout [UInt64], only chosen: [UInt64]?, _ ask: (Int) -> Bool?
  ) {
    // A while loop: in debug, for every step, a range takes longer than what is done.
    var word = 0
    while word < width {
      var left = known[width + word] & (chosen.map { $0[word] } ?? .max)
      while left != 0 {
        let bit = left & (~left &+ 1)
        left ^= bit
        let fact = word << 6 | bit.trailingZeroBitCount
        let premise = premises[fact]
        if premise >= 0, isOpen(premise, in: known) { continue }
        if premise < 0 || known.holds(premise) {
          guard let answer = ask(fact) else { continue }
          if answer { known[word] |= bit }
        }
        known[width + word] ^= bit
      }
      word += 1
    }
  }

  /// What two records tell together.
  func unite(
    _ one: UInt32, _ other: UInt32, label: ([UInt64]) -> UInt32
  ) -> UInt32 {
    var known = take(one)
    defer { room = known }
    let more = records[other]
    for word in 0..<width {
      known[word] |= known[width + word] & more[word]
      known[width + word] &= more[width + word]
    }
    return number(of: known, label)
  }

  /// A record, to be changed.
  private func take(_ record: UInt32) -> [UInt64] {
    var known: [UInt64] = []
    swap(&known, &room)
    let record = records[record]
    for place in record.indices { known[place] = record[place] }
    return known
  }

  private func number(of known: [UInt64], _ label: ([UInt64]) -> UInt32) -> UInt32 {
    let (number, isNew) = records.insert(known)
    if isNew {
      labels.append(known[width...].allSatisfy { $0 == 0 } ? label(Array(known[..<width])) : nil)
    }
    return UInt32(number)
  }
}
