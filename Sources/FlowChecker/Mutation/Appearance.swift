import EveryPath

/// What can be seen of a compiled flow from outside, as numbers that mean the same for its mutants:
/// positions by their ids, orders by their words.
struct Appearance {
  private let original: CompiledFlow
  private var byOrder: [Order: Int32] = [:]
  private var byWords: [String: Int32] = [:]
  /// The numbers of the orders of the compiled flow itself.
  let originalOrders: [Int32]
  private let places: [String: Int]

  init(_ compiled: CompiledFlow) {
    original = compiled
    var places: [String: Int] = [:]
    for (number, position) in compiled.positions.enumerated() { places[position.id] = number }
    self.places = places
    var byOrder: [Order: Int32] = [:]
    var byWords: [String: Int32] = [:]
    originalOrders = compiled.orders.map { Self.number(of: $0, compiled, &byOrder, &byWords) }
    self.byOrder = byOrder
    self.byWords = byWords
  }

  private static func number(
    of order: Order, _ compiled: CompiledFlow, _ byOrder: inout [Order: Int32],
    _ byWords: inout [String: Int32]
  ) -> Int32 {
    if let number = byOrder[order] { return number }
    let words = compiled.words(ordering: order)
    let number = byWords[words] ?? Int32(byWords.count)
    byWords[words] = number
    byOrder[order] = number
    return number
  }

  /// The numbers of the orders of a mutant's compiled flow, one for each.
  mutating func orders(of compiled: CompiledFlow) -> [Int32] {
    var numbers = originalOrders
    for order in compiled.orders.dropFirst(originalOrders.count) {
      numbers.append(Self.number(of: order, original, &byOrder, &byWords))
    }
    return numbers
  }

  /// The numbers of the positions of a mutant's compiled flow: a twin has that of the state it
  /// looks like.
  func positions(of compiled: CompiledFlow) -> [Int] {
    Array(original.positions.indices)
      + compiled.positions.dropFirst(original.positions.count).map { places[$0.id] ?? -2 }
  }

  /// The number of an order by its words; -1 for one that the compiled flow never gives.
  func order(saying words: String) -> Int32 { byWords[words] ?? -1 }

  /// The number of a position by its id; -1 for none, -2 for one that the compiled flow lacks.
  func position(named id: String) -> Int {
    id == SuiteCase.Reaction.nowhere ? -1 : places[id] ?? -2
  }
}

extension SuiteCase.Reaction {
  /// The position of a machine that has not been started.
  static let nowhere = "not started"
}
