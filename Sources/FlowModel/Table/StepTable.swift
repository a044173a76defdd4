/// The steps of a system by numbers: each is worked out once, and looked up from then on.
///
/// A state is the number of its world beside that of its setting. A step is a walk down a tree: each
/// node gives the world one order, and the answer leads to the next node. Nodes are shared by all
/// worlds that answer alike. What the world makes of an order is noted as well. Both maps are
/// exact, so nothing is merged that is not equal. What depends on the kind of world is left to
/// ``SystemTable``.
package class StepTable {
  /// One way on from a state.
  package struct Way {
    /// The number of the choice.
    package let choice: UInt32
    /// Where it leads: a world and a setting.
    package internal(set) var state: UInt64
    /// The number of what happened.
    package let log: UInt32
  }

  /// A place in a step.
  struct Node {
    enum Kind {
      /// The world takes the choice's own move.
      case move
      /// The world is given an order.
      case order(UInt32)
      /// The step is done.
      case done(setting: UInt32, log: UInt32)
      /// The step is not possible.
      case impossible
    }

    let kind: Kind
    /// Which settings the end of a process would leave here, by the number of orders before.
    var cuts: [Cut] = []
  }

  /// The end of a process between two orders.
  struct Cut {
    /// How many orders come before.
    let count: Int
    /// Which process ends: its place among those of the system.
    let process: Int
    /// The number of the setting it leaves.
    let left: UInt32
  }

  /// A choice by numbers.
  struct Choice {
    /// The order to the world, if it is a move of it.
    let order: UInt32?
    /// After how many orders a process ends; 0 if none does.
    let cut: UInt32
  }

  var nodes: [Node] = []
  var choices: [Choice] = []
  /// Whether each process lives, world by world.
  var isRunning: [Bool] = []
  /// Whether each world has somebody's address, to be answered later.
  var isAddressed: [Bool] = []
  /// What a world without any address answers to each order that concerns addresses alone, by which
  /// it does not change; ``unknown32`` for other orders.
  var idleAnswers: [UInt32] = []
  /// How many processes there are.
  let processCount: Int
  /// Whether promises run timers.
  let hasWatches: Bool

  private let roots = Memo()
  private let branches = Memo()
  private let deeds = Memo()
  private let timers = Memo()
  private var offered = Offers()
  private var trail: [UInt32] = []
  private var cuts: [(count: Int, process: Int, state: UInt64)] = []

  init(hasWatches: Bool, processCount: Int) {
    self.hasWatches = hasWatches
    self.processCount = processCount
  }

  /// What the worlds offer, one after the other, and what comes of each move.
  private struct Offers {
    /// Where the moves of each world are; nil if nobody asked yet.
    var places: [Range<Int>?] = []
    var choices: [UInt32] = []
    var deeds: [UInt64] = []
  }

  // MARK: - What depends on the kind of world

  /// The choices a world offers.
  func offer(world: UInt32) -> [UInt32] { [] }
  /// The choices of running timers.
  func timers(setting: UInt32) -> [UInt32] { [] }
  /// A choice, with a process ended after so many orders.
  func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 { choice }
  /// The world that an order leads to, and the number of its answer.
  func carryOut(_ order: UInt32, world: UInt32) -> UInt64 { 0 }
  /// The number of the order that cuts off a process.
  func cutOff(process: Int) -> UInt32 { 0 }
  /// Works out where a step is after some answers.
  func node(_ choice: UInt32, setting: UInt32, answers: [UInt32]) -> Node {
    Node(kind: .impossible)
  }
  /// Starts and stops the timers of promises.
  func watch(_ way: Way, from state: UInt64) -> UInt64 { way.state }

  // MARK: - Steps

  /// Everything that can happen in a state, in a fixed order, and where it leads.
  ///
  /// See ``System/successors(of:)``.
  package final func expand(_ state: UInt64, into ways: inout [Way]) {
    let (world, setting) = halves(of: state)
    for place in offers(of: world) {
      if offered.deeds[place] == Self.unknown {
        let order = choices[Int(offered.choices[place])].order ?? 0
        offered.deeds[place] = carryOut(order, world: world)
      }
      expand(state, offered.choices[place], offered.deeds[place], into: &ways)
    }
    for choice in timers(of: setting) { expand(state, choice, Self.unknown, into: &ways) }
  }

  private func expand(
    _ state: UInt64, _ choice: UInt32, _ deed: UInt64, into ways: inout [Way]
  ) {
    cuts.removeAll(keepingCapacity: true)
    guard let way = take(choice, deed, from: state, notingCuts: true) else { return }
    ways.append(way)
    // The last cut is the same as ending the process after the step.
    guard cuts.count > 1 else { return }
    for cut in cuts.dropLast() {
      let choice = self.choice(choice, cutAfter: cut.count, process: cut.process)
      if let way = take(choice, deed, from: state) { ways.append(way) }
    }
  }

  /// How often a world carried something out.
  var deedCount: Int { deeds.count + offered.deeds.count { $0 != Self.unknown } }

  /// How much memory the steps take.
  var memory: Int {
    roots.bytes + branches.bytes + deeds.bytes + timers.bytes
      + nodes.capacity * MemoryLayout<Node>.stride
      + offered.places.capacity * MemoryLayout<Range<Int>?>.stride
      + offered.choices.capacity * 4 + offered.deeds.capacity * 8
  }

  private static let unknown = UInt64.max

  private func offers(of world: UInt32) -> Range<Int> {
    while offered.places.count <= Int(world) { offered.places.append(nil) }
    if let known = offered.places[Int(world)] { return known }
    let first = offered.choices.count
    offered.choices += offer(world: world)
    let places = first..<offered.choices.count
    for _ in places { offered.deeds.append(Self.unknown) }
    offered.places[Int(world)] = places
    return places
  }

  private var timersOfSettings: [[UInt32]] = []

  private func timers(of setting: UInt32) -> [UInt32] {
    if let known = timers.value(of: UInt64(setting)) { return timersOfSettings[Int(known)] }
    timers.note(UInt64(timersOfSettings.count), of: UInt64(setting))
    timersOfSettings.append(timers(setting: setting))
    return timersOfSettings[timersOfSettings.count - 1]
  }

  /// Lets a choice happen; nil if it is not possible in this state.
  package final func take(_ choice: UInt32, from state: UInt64) -> Way? {
    let order = choices[Int(choice)].order
    let deed = order.map { carryOut($0, world: halves(of: state).0) }
    return take(choice, deed ?? Self.unknown, from: state)
  }

  /// Lets a choice happen of which is known what comes of its move.
  private func take(
    _ choice: UInt32, _ moved: UInt64, from state: UInt64, notingCuts: Bool = false
  ) -> Way? {
    let setting = halves(of: state).1
    var world = halves(of: state).0
    trail.removeAll(keepingCapacity: true)
    var node = root(of: choice, setting)
    while true {
      if notingCuts, !nodes[node].cuts.isEmpty { noteCuts(node, world) }
      let outcome: UInt64
      switch nodes[node].kind {
      case .impossible: return nil
      case .done(let setting, let log):
        var way = Way(choice: choice, state: word(world, setting), log: log)
        if hasWatches { way.state = watch(way, from: state) }
        return way
      case .order(let order): outcome = deed(order, world)
      case .move: outcome = moved
      }
      let answer: UInt32
      (world, answer) = halves(of: outcome)
      trail.append(answer)
      node = branch(node, answer, choice, setting)
    }
  }

  private func root(of choice: UInt32, _ setting: UInt32) -> Int {
    let info = choices[Int(choice)]
    // All moves of a world begin alike.
    let key = word(info.order == nil ? 1 << 31 | choice : info.cut, setting)
    if let known = roots.value(of: key) { return Int(known) }
    roots.note(UInt64(nodes.count), of: key)
    nodes.append(self.node(choice, setting: setting, answers: []))
    return nodes.count - 1
  }

  private func branch(
    _ node: Int, _ answer: UInt32, _ choice: UInt32, _ setting: UInt32
  ) -> Int {
    let key = word(UInt32(node), answer)
    if let known = branches.value(of: key) { return Int(known) }
    branches.note(UInt64(nodes.count), of: key)
    nodes.append(self.node(choice, setting: setting, answers: trail))
    return nodes.count - 1
  }

  /// Stands for an answer that an order does not have of itself.
  static let unknown32 = UInt32.max

  private func deed(_ order: UInt32, _ world: UInt32) -> UInt64 {
    let idle = idleAnswers[Int(order)]
    if idle != Self.unknown32, !isAddressed[Int(world)] { return word(world, idle) }
    let key = word(world, order)
    if let known = deeds.value(of: key) { return known }
    let outcome = carryOut(order, world: world)
    deeds.note(outcome, of: key)
    return outcome
  }

  /// Notes what the end of a process would leave between two orders, if it is something new.
  private func noteCuts(_ node: Int, _ world: UInt32) {
    for cut in nodes[node].cuts where isRunning[Int(world) * processCount + cut.process] {
      let left = deed(cutOff(process: cut.process), world) & ~UInt64(UInt32.max)
      guard cuts.last?.state != left | UInt64(cut.left) else { continue }
      cuts.append((cut.count, cut.process, left | UInt64(cut.left)))
    }
  }
}
