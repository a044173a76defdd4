import PermissionFlow

/// The steps of a system by numbers, and what the numbers stand for.
package final class SystemTable<W: World>: StepTable {
  /// The system.
  package let system: System<W>

  private var worlds = Numbering<W>()
  private var settings = Numbering<Setting>()
  private var moves = Numbering<SystemMove<W>>()
  private var orders = Numbering<WorldOrder<W>>()
  private var answers = Numbering<WorldAnswer<W>>()
  /// The numbers of the processes, and those of the orders that cut them off.
  private let processes: [Int]
  private lazy var cutOffs = processes.map { number(of: WorldOrder<W>.cutOff($0)) }
  private var lastAnswers: [UInt32?] = []
  private var logs = Numbering<StepLog<W>>()
  private var worldMoves = Numbering<W.Move>()
  private var choiceOfMove: [UInt32] = []
  private var offer: [W.Move] = []

  /// A table in which nothing is worked out yet.
  package init(_ system: System<W>) {
    self.system = system
    processes = Set(system.parts.map(\.process)).sorted()
    super.init(hasWatches: !system.watches.isEmpty, processCount: processes.count)
  }

  // MARK: - Numbers

  /// The number of a state.
  package func number(of state: SystemState<W>) -> UInt64 {
    word(number(of: state.world), settings.number(of: Setting(of: state)))
  }

  /// The number of a choice.
  package func number(of move: SystemMove<W>) -> UInt32 {
    let (number, isNew) = moves.insert(move)
    if isNew {
      var order: UInt32?
      if case .world(let move) = move.kind { order = self.number(of: WorldOrder<W>.take(move)) }
      choices.append(Choice(order: order, cut: UInt32(move.cut ?? 0)))
    }
    return UInt32(bitPattern: number)
  }

  /// The state with a number.
  package func state(_ number: UInt64) -> SystemState<W> {
    let (world, setting) = halves(of: number)
    return SystemState(world: worlds[world], settings[setting])
  }

  /// The choice with a number.
  package func move(_ number: UInt32) -> SystemMove<W> { moves[number] }

  /// What happened in a step.
  package func log(_ number: UInt32) -> StepLog<W> { logs[number] }

  /// What promises see of a step.
  package func moment(_ way: Way, from before: UInt64) -> Moment<W> {
    Moment(system: system, before: state(before), state: state(way.state), log: log(way.log))
  }

  /// How much was worked out.
  package var size: NumberedSize {
    NumberedSize(
      worlds: worlds.count, settings: settings.count, nodes: nodes.count, deeds: deedCount,
      bytes: worlds.bytes + settings.bytes + moves.bytes + orders.bytes + answers.bytes
        + logs.bytes + memory)
  }

  private func number(of world: W) -> UInt32 {
    let (number, isNew) = worlds.insert(world)
    if isNew {
      for process in processes { isRunning.append(world.isRunning(process)) }
      var copy = world
      var hasAddress = false
      copy.renumber { address in
        hasAddress = true
        return address
      }
      isAddressed.append(hasAddress)
    }
    return UInt32(bitPattern: number)
  }

  private func number(of order: WorldOrder<W>) -> UInt32 {
    let (number, isNew) = orders.insert(order)
    if isNew { idleAnswers.append(idleAnswer(to: order)) }
    return UInt32(bitPattern: number)
  }

  private func idleAnswer(to order: WorldOrder<W>) -> UInt32 {
    switch order {
    case .awaits(let tickets): answers.number(of: .facts(tickets.map { _ in false }))
    case .renumber: answers.number(of: .done)
    case .take, .perform, .endProcess, .cutOff, .isRunning: Self.unknown32
    }
  }

  // MARK: - Steps

  override func offer(world: UInt32) -> [UInt32] {
    offer.removeAll(keepingCapacity: true)
    worlds[world].offer(&offer)
    var choices: [UInt32] = []
    for move in offer {
      let (number, isNew) = worldMoves.insert(move)
      if isNew { choiceOfMove.append(self.number(of: SystemMove(.world(move)))) }
      choices.append(choiceOfMove[Int(number)])
    }
    return choices
  }

  override func timers(setting: UInt32) -> [UInt32] {
    System<W>.timers(of: settings[setting].zone).map(number)
  }

  override func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 {
    number(of: SystemMove(moves[choice].kind, cut: count, process: processes[process]))
  }

  override func cutOff(process: Int) -> UInt32 { cutOffs[process] }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    var next = worlds[world]
    let answer = system.carryOut(orders[order], in: &next)
    // A question changes nothing, so the world need not be looked up again.
    let number = orders[order].isQuestion ? world : number(of: next)
    return word(number, self.number(of: answer, to: order))
  }

  /// The number of an answer; an order mostly has the same one as the last time.
  private func number(of answer: WorldAnswer<W>, to order: UInt32) -> UInt32 {
    while lastAnswers.count <= Int(order) { lastAnswers.append(nil) }
    if let last = lastAnswers[Int(order)], answers[last] == answer { return last }
    let number = answers.number(of: answer)
    lastAnswers[Int(order)] = number
    return number
  }

  override func node(_ choice: UInt32, setting: UInt32, answers known: [UInt32]) -> Node {
    let move = moves[choice]
    var stepper = Stepper(
      system, settings[setting], cut: move.cut, answers: known.map { answers[$0] })
    let kind = kind(of: &stepper, after: move)
    var cuts: [Cut] = []
    for cut in stepper.cuts where cut.heard == known.count {
      guard let process = processes.firstIndex(of: cut.process) else { continue }
      cuts.append(
        Cut(count: cut.count, process: process, left: settings.number(of: cut.left)))
    }
    return Node(kind: kind, cuts: cuts)
  }

  private func kind(of stepper: inout Stepper<W>, after move: SystemMove<W>) -> Node.Kind {
    do {
      guard try stepper.take(move) else { return .impossible }
      return .done(
        setting: settings.number(of: stepper.state), log: logs.number(of: stepper.log))
    } catch {
      guard let order = stepper.open else { return .impossible }
      if case .take = order { return .move }
      return .order(number(of: order))
    }
  }

  override func watch(_ way: Way, from state: UInt64) -> UInt64 {
    var after = self.state(way.state)
    let moment = moment(way, from: state)
    for (number, watch) in system.watches.enumerated() {
      let key = Zone.Key(owner: Zone.Key.promises, timer: UInt32(number))
      if watch.ends(moment) {
        after.zone.stop(key)
      } else if watch.begins(moment) {
        after.zone.start(key, ticks: system.ticks.count(watch.duration))
        after.zone.elapse()
      }
    }
    return word(halves(of: way.state).0, settings.number(of: Setting(of: after)))
  }
}
