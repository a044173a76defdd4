import EveryPath

/// Carries out one step of a system: the move, every reaction to it, and what those order.
///
/// It knows nothing of the world but the answers it was given, one for each order in turn. Where
/// they end it asks for the next one; if there is none it stops.
struct Stepper {
  /// What a step begins with.
  enum Start {
    /// A move of the world.
    case move
    /// A timer of a part is over.
    case timer(part: Int, timer: Int)
    /// The time of a property is over.
    case watch(Int)
  }

  let cast: Cast
  var state: ControlState
  var log = StepRecord()
  /// After how many orders of its parts the process that gave the last one is to be ended.
  let cut: Int?
  /// What would be left of the control state if a process ended between two orders, how many
  /// answers were heard before, and how much could be seen.
  var cuts: [(count: Int, process: Int, heard: Int, seen: Int, left: ControlState)] = []
  /// The answers have come to their end.
  struct Unanswered: Error {}

  /// Tells the answer to an order of a step that has come so far; nil if there is none.
  typealias Ask = (_ order: StepOrder, _ stepper: borrowing Stepper) -> Heard?

  private let answers: [Heard]
  private let ask: Ask
  /// How many answers were heard.
  private(set) var heard = 0
  /// How many observations the world observed.
  private var observations = 0

  enum Input {
    case symbol(part: Int, Int, ticket: Ticket?)
    case told(part: Int, Int)
    /// The outcome of a part that this one has called.
    case outcome(part: Int, Int, of: Int)
    case begin(part: Int, caller: Int?)
    case resume(part: Int, state: Int)
    case drop(part: Int)
    case cancel(part: Int)

    var part: Int {
      switch self {
      case .symbol(let part, _, _), .told(let part, _), .outcome(let part, _, _),
        .begin(let part, _), .resume(let part, _), .drop(let part), .cancel(let part):
        part
      }
    }
  }

  var queue: [Input] = []
  private(set) var next = 0
  /// The next ticket of this step: above all that are live when it begins.
  private var freshTicket: UInt16

  /// - Parameters:
  ///   - answers: the first answers.
  ///   - ask: is asked for those that come after, but for that to the first move.
  init(_ cast: Cast, _ state: ControlState, cut: Int?, answers: [Heard], ask: @escaping Ask) {
    self.cast = cast
    self.state = state
    self.cut = cut
    self.answers = answers
    self.ask = ask
    freshTicket = UInt16(clamping: state.parts.reduce(0) { $0 + $1.machine.liveTickets.count })
  }

  /// Carries out the step; false if it is not possible in this control state.
  ///
  /// - Throws: ``Unanswered`` if there are not answers enough.
  mutating func take(_ start: Start) throws(Unanswered) -> Bool {
    switch start {
    case .move:
      gather(try answer(to: nil))
    case .timer(let part, let timer):
      let key = Zone.Key(owner: UInt8(part), timer: UInt32(timer))
      guard let zone = state.zone.firing(key) else { return false }
      state.zone = zone
      var ticket = freshBase
      let position = state.parts[part].machine.position
      let reaction = plan(part).fire(
        timer: timer, &state.parts[part].machine, next: &ticket)
      try react(part, reaction, .timer(timer), from: position)
      try deliverDeferred(part)
    case .watch(let number):
      let key = Zone.Key(watch: number, isLimit: true)
      guard let zone = state.zone.firing(key) else { return false }
      state.zone = zone
      log.overdue.append(number)
    }
    try drain()
    log.mark(observations: observations)
    try settle()
    if cast.endsSteps { state.zone.elapse() }
    return true
  }

  /// What the world answers to an order.
  private mutating func answer(to order: StepOrder?) throws(Unanswered) -> Heard {
    if heard < answers.count {
      heard += 1
      return answers[heard - 1]
    }
    guard let order, let answer = ask(order, self) else { throw Unanswered() }
    heard += 1
    return answer
  }

  /// Has the world carry out an order, and takes over what it reports.
  private mutating func order(_ order: StepOrder) throws(Unanswered) {
    gather(try answer(to: order))
  }

  /// Whether what is asked is so.
  private mutating func ask(_ order: StepOrder) throws(Unanswered) -> [Bool] {
    if case .facts(let facts) = try answer(to: order) { facts } else { [] }
  }

  /// The first number of new tickets: above every small one that a world may hold.
  private var freshBase: UInt32 { 1 << 16 }

  private func plan(_ part: Int) -> Plan { cast.roles[part].flow.plan }

  /// With so many inputs of parts a step is taken to be endless: none that ends needs a tenth of them.
  private static var mostInputs: Int { 256 }

  private mutating func drain() throws(Unanswered) {
    while next < queue.count {
      guard log.entries.count < Self.mostInputs else {
        log.isEndless = true
        break
      }
      let input = queue[next]
      next += 1
      log.mark(observations: observations)
      try process(input)
    }
    queue.removeAll(keepingCapacity: true)
    next = 0
  }

  private mutating func process(_ input: Input) throws(Unanswered) {
    var ticket = freshBase
    switch input {
    case .symbol(let part, let symbol, let address):
      let machine = state.parts[part].machine
      let known = cast.roles[part].trustsLateAnswers ? nil : address
      let isStale = known != address && address.map(machine.liveTickets.contains) == false
      let reaction = plan(part).receive(
        symbol, ticket: known, &state.parts[part].machine, next: &ticket)
      try react(
        part, reaction, .symbol(symbol), from: machine.position, isAnswer: known != nil,
        isLate: !machine.isRunning, isStale: isStale)
      try deliverDeferred(part)
    case .told(let part, let symbol):
      // Like what is spontaneous: a part that does not run hears nothing.
      guard state.parts[part].machine.isRunning else { return }
      try process(.symbol(part: part, symbol, ticket: nil))
    case .outcome(let part, let symbol, _):
      try process(.symbol(part: part, symbol, ticket: nil))
    case .begin(let part, let caller):
      guard !state.parts[part].machine.isRunning else { return join(part, caller) }
      state.parts[part].waiting = Waiting(beganBy: caller)
      log.begun.append(part)
      let reaction = plan(part).begin(&state.parts[part].machine, ticket: &ticket)
      try react(part, reaction, .start)
      try deliverDeferred(part)
    case .resume(let part, let remembered):
      log.begun.append(part)
      log.resumed.append(part)
      state.parts[part].waiting = Waiting(beganBy: nil)
      let reaction = plan(part).resume(
        at: remembered, &state.parts[part].machine, ticket: &ticket)
      try react(part, reaction, .resume(state: remembered))
      try deliverDeferred(part)
    case .drop(let part): try abandon(part, .dropped)
    case .cancel(let part):
      if state.parts[part].waiting.isEmpty { try abandon(part, .cancelled) }
    }
  }

  private mutating func abandon(_ part: Int, _ reason: Abandonment) throws(Unanswered) {
    guard state.parts[part].machine.isRunning else { return }
    let position = state.parts[part].machine.position
    let reaction = plan(part).abandon(reason, &state.parts[part].machine)
    try react(part, reaction, .abandon(reason), from: position)
  }

  private mutating func deliverDeferred(_ part: Int) throws(Unanswered) {
    var ticket = freshBase
    while let position = state.parts[part].machine.position,
      let deferred = plan(part).deliverDeferred(
        &state.parts[part].machine, next: &ticket)
    {
      try react(part, deferred.reaction, deferred.input, from: position, wasDeferred: true)
      ticket = freshBase
    }
  }

  /// Carries out the orders of the reaction to a command.
  private mutating func react(
    _ part: Int, _ reaction: Reaction, _ command: StepRecord.Command, from position: Int? = nil
  ) throws(Unanswered) {
    try carryOut(
      reaction,
      StepRecord.Entry(
        part: part, position: position, input: nil, isAnswer: false,
        disposition: reaction.disposition,
        command: command, wasDeferred: false, isLate: false, isStale: false,
        after: state.parts[part].machine.position, orders: reaction.orders))
  }

  /// Carries out the orders of the reaction to an input.
  private mutating func react(
    _ part: Int, _ reaction: Reaction, _ input: GraphEdge.Trigger?, from position: Int?,
    isAnswer: Bool = false, wasDeferred: Bool = false, isLate: Bool = false, isStale: Bool = false
  ) throws(Unanswered) {
    try carryOut(
      reaction,
      StepRecord.Entry(
        part: part, position: position, input: input, isAnswer: isAnswer,
        disposition: reaction.disposition, command: nil, wasDeferred: wasDeferred, isLate: isLate,
        isStale: isStale,
        after: state.parts[part].machine.position, orders: reaction.orders))
  }

  /// Notes a reaction and carries out its orders.
  private mutating func carryOut(
    _ reaction: Reaction, _ entry: StepRecord.Entry
  ) throws(Unanswered) {
    let part = entry.part
    let place = log.entries.count
    log.entries.append(entry)
    var ticket = reaction.firstTicket
    let process = cast.roles[part].process
    // A process that ended before this reaction has begun anew since.
    let endedBefore = log.endedProcesses.count
    for (number, order) in zip(
      reaction.orders, plan(part).orders[reaction.orders])
    {
      log.mark(observations: observations)
      try carryOut(order, part, &ticket)
      log.orderCount += 1
      if log.orderCount == cut, try ask(.isRunning(process)) == [true] {
        log.isCutShort = true
        log.mark(observations: observations)
        try self.order(.endProcess(process))
      }
      if log.endedProcesses.dropFirst(endedBefore).contains(process) {
        log.entries[place].isWhole = number + 1 == reaction.orders.upperBound
        return
      }
      noteCut(process)
    }
    let machine = state.parts[part].machine
    guard machine.hasEnded else { return }
    state.parts[part].waiting = Waiting()
    log.ended.append(part)
    // A part may end, begin anew and end again in one step.
    state.zone.stopAll(of: UInt8(part))
    if cast.roles[part].isThrownAway { state.parts[part].machine = MachineState() }
  }

  private mutating func carryOut(
    _ order: Order, _ part: Int, _ ticket: inout UInt32
  ) throws(Unanswered) {
    switch order {
    case .perform(let effect, let asking):
      log.effects.append(StepRecord.Performed(part: part, effect: effect))
      var address = Address(part: UInt8(part), ticket: Address.nobody)
      if asking != .nobody {
        let number = freshTicket
        freshTicket += 1
        state.parts[part].machine.renumber(Ticket(ticket), as: Ticket(UInt32(number)))
        address = Address(part: UInt8(part), ticket: number)
        ticket += 1
      }
      try self.order(.perform(part: part, effect: effect, address))
    case .remember(let remembered):
      state.parts[part].intent = remembered
      log.remembered.append(part)
    case .forget: state.parts[part].intent = nil
    case .deliver(let outcome):
      log.outcomes.append(StepRecord.Delivered(part: part, outcome: outcome))
      deliver(outcome, of: part)
    case .tell(let message):
      if let receiver = cast.roles[part].flow.receivers[message] {
        queue.append(.told(part: receiver.member, receiver.symbol))
      }
    case .call(let call):
      if let target = cast.roles[part].flow.called[call] {
        queue.append(.begin(part: target, caller: part))
      }
    case .cancelCall(let call):
      if let target = cast.roles[part].flow.called[call] { endCall(of: target, by: part) }
    case .start(let timer):
      let ticks = cast.ticks.count(plan(part).timers[timer].duration)
      state.zone.start(Zone.Key(owner: UInt8(part), timer: UInt32(timer)), ticks: ticks)
    case .stop(let timer): state.zone.stop(Zone.Key(owner: UInt8(part), timer: UInt32(timer)))
    }
  }

  /// Numbers the live tickets from zero, part by part, and makes all dead ones equal.
  ///
  /// The answer to a dead ticket changes nothing, whichever it is, so states that differ in them
  /// alone are one.
  private mutating func settle() throws(Unanswered) {
    let live = state.parts.flatMap(\.machine.liveTickets).map(\.number)
    let isAwaited = try ask(.settle(live))
    guard !live.isEmpty else { return }
    let awaited = zip(live, isAwaited).filter(\.1).map(\.0)
    for part in state.parts.indices {
      // What the world does not hold it will never answer.
      state.parts[part].machine.keepTickets { awaited.contains($0.number) }
      // Upwards, so that no ticket takes a number that another still has.
      for ticket in state.parts[part].machine.liveTickets {
        guard let number = awaited.firstIndex(of: ticket.number) else { continue }
        state.parts[part].machine.renumber(ticket, as: Ticket(UInt32(number) + 1 << 17))
      }
      for ticket in state.parts[part].machine.liveTickets {
        state.parts[part].machine.renumber(ticket, as: Ticket(ticket.number - 1 << 17))
      }
    }
  }

  /// Takes over what the world reported.
  private mutating func gather(_ heard: Heard) {
    guard case .output(let items, let observations) = heard else { return }
    self.observations += observations
    for item in items {
      switch item {
      case .answer(let part, let symbol, let ticket):
        queue.append(.symbol(part: part, symbol, ticket: ticket))
      case .stimulus(let symbols):
        for (part, symbol) in symbols.enumerated() where state.parts[part].machine.isRunning {
          if let symbol { queue.append(.symbol(part: part, symbol, ticket: nil)) }
        }
      case .begin(let part): queue.append(.begin(part: part, caller: nil))
      case .drop(let part): queue.append(.drop(part: part))
      case .ended(let process): endProcess(process)
      case .launched(let process, let intentIsFresh, let startsParts):
        launch(process, intentIsFresh, startsParts)
      }
    }
  }

  /// Machines, tickets, timers and deferred events vanish; the world and what was persisted stay.
  private mutating func endProcess(_ process: Int) {
    log.endedProcesses.append(process)
    let ended = cast.parts(of: process)
    state.endProcess(of: ended)
    queue.removeSubrange(..<next)
    next = 0
    queue.removeAll { ended.contains($0.part) }
  }

  private mutating func launch(_ process: Int, _ intentIsFresh: Bool, _ startsParts: Bool) {
    log.launchedProcesses.append(process)
    for part in cast.parts(of: process) {
      guard let remembered = state.parts[part].intent else {
        if startsParts { queue.append(.begin(part: part, caller: nil)) }
        continue
      }
      guard intentIsFresh else {
        state.parts[part].intent = nil
        if startsParts { queue.append(.begin(part: part, caller: nil)) }
        continue
      }
      queue.append(.resume(part: part, state: remembered))
    }
  }

  /// Notes what would be left if the process ended here.
  private mutating func noteCut(_ process: Int) {
    // Where the answers are known this has been noted.
    guard cut == nil, heard >= answers.count else { return }
    var left = state
    left.endProcess(of: cast.parts(of: process))
    cuts.append((log.orderCount, process, heard, observations + log.size, left))
  }
}
