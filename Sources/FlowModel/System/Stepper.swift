import EveryPath

/// Carries out one step of a system: the move, every reaction to it, and what those order.
///
/// It knows nothing of the world but the answers it was given, one for each order in turn. Where
/// they end it asks for the next one; if there is none it stops.
struct Stepper {
  enum Start {
    /// A move of the world.
    case move
    /// A timer of a component is over.
    case timer(component: Int, timer: Int)
    /// The time of a property is over.
    case clock(Int)
  }

  let topology: Topology
  var state: ControlState
  var log = StepRecord()
  /// After how many orders of its components the process that gave the last one is to be ended.
  let cut: Int?
  /// What would be left of the control state if a process ended between two orders, how many
  /// answers were heard before, and how much could be seen.
  var cuts: [(count: Int, process: Int, heard: Int, seen: Int, left: ControlState)] = []
  struct Unanswered: Error {}

  /// Tells the answer to an order of a step that has come so far; nil if there is none.
  typealias Ask = (_ order: StepOrder, _ stepper: borrowing Stepper) -> WorldResponse?

  private let answers: [WorldResponse]
  private let ask: Ask
  private(set) var heard = 0
  /// How many observations the world observed.
  private var observations = 0

  enum Input {
    case symbol(component: Int, Int, ticket: Ticket?)
    case told(component: Int, Int)
    /// The outcome of a component that this one has called.
    case outcome(component: Int, Int, of: Int)
    /// An attempt is asked for; a caller that is resumed has it resumed as well.
    case begin(component: Int, caller: Int?, isResumed: Bool = false)
    case resume(component: Int)
    case drop(component: Int)
    case cancel(component: Int)

    var component: Int {
      switch self {
      case .symbol(let component, _, _), .told(let component, _), .outcome(let component, _, _),
        .begin(let component, _, _), .resume(let component), .drop(let component),
        .cancel(let component):
        component
      }
    }
  }

  var queue: [Input] = []
  var next = 0
  /// Whether what a component orders it orders since it resumes what was remembered.
  private var isResuming = false
  /// The next ticket of this step: above all that are live when it begins.
  private var freshTicket: UInt16

  /// - Parameters:
  ///   - answers: the first answers.
  ///   - ask: is asked for those that come after, but for that to the first move.
  init(
    _ topology: Topology, _ state: ControlState, cut: Int?, answers: [WorldResponse],
    ask: @escaping Ask
  ) {
    self.topology = topology
    self.state = state
    self.cut = cut
    self.answers = answers
    self.ask = ask
    freshTicket = UInt16(clamping: state.components.reduce(0) { $0 + $1.machine.liveTickets.count })
  }

  /// Carries out the step; false if it is not possible in this control state.
  ///
  /// - Throws: ``Unanswered`` if there are not answers enough.
  mutating func take(_ start: Start) throws(Unanswered) -> Bool {
    switch start {
    case .move:
      gather(try answer(to: nil))
    case .timer(let component, let timer):
      let key = Zone.Key(component: component, timer: timer)
      guard let zone = state.zone.firing(key) else { return false }
      state.zone = zone
      var ticket = freshBase
      let position = state.components[component].machine.position
      let reaction = compiled(component).fire(
        timer: timer, &state.components[component].machine, next: &ticket)
      try react(component, reaction, .timer(timer), from: position)
      try deliverDeferred(component)
    case .clock(let number):
      let key = Zone.Key(clock: number, isLimit: true)
      guard let zone = state.zone.firing(key) else { return false }
      state.zone = zone
      log.overdue.append(number)
    }
    try drain()
    log.mark(observations: observations)
    try settle()
    if topology.endsSteps { state.zone.elapse() }
    return true
  }

  private mutating func answer(to order: StepOrder?) throws(Unanswered) -> WorldResponse {
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

  private mutating func ask(_ order: StepOrder) throws(Unanswered) -> [Bool] {
    if case .facts(let facts) = try answer(to: order) { facts } else { [] }
  }

  /// The first number of new tickets: above every small one that a world may hold.
  private var freshBase: UInt32 { 1 << 16 }

  private func compiled(_ component: Int) -> CompiledFlow {
    topology.roles[component].flow.compiled
  }

  /// With so many inputs of components a step is taken to be endless: no other needs a tenth.
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
    case .symbol(let component, let symbol, let address):
      let machine = state.components[component].machine
      let known = topology.roles[component].trustsLateAnswers ? nil : address
      let isStale = known != address && address.map(machine.liveTickets.contains) == false
      let reaction = compiled(component).receive(
        symbol, ticket: known, &state.components[component].machine, next: &ticket)
      try react(
        component, reaction, .symbol(symbol), from: machine.position, isAnswer: known != nil,
        isLate: !machine.isRunning, isStale: isStale)
      try deliverDeferred(component)
    case .told(let component, let symbol):
      // Like what is spontaneous: a component that does not run hears nothing.
      guard state.components[component].machine.isRunning else { return }
      try process(.symbol(component: component, symbol, ticket: nil))
    case .outcome(let component, let symbol, _):
      try process(.symbol(component: component, symbol, ticket: nil))
    case .begin(let component, let caller, let isResumed):
      guard !state.components[component].machine.isRunning else { return join(component, caller) }
      if isResumed, remembered(of: component) != nil { return try resume(component, caller) }
      state.components[component].waiting = Waiting(beganBy: caller)
      state.components[component].owed = []
      if caller != nil { callersChanged(of: component) }
      log.begun.append(component)
      let reaction = compiled(component).begin(
        &state.components[component].machine, ticket: &ticket)
      try react(component, reaction, command: .start)
      try deliverDeferred(component)
    case .resume(let component): try resume(component, nil)
    case .drop(let component): try abandon(component, .dropped)
    case .cancel(let component):
      guard !topology.roles[component].flow.outlivesCallers else { return }
      if state.components[component].waiting.isEmpty { try abandon(component, .cancelled) }
    }
  }

  /// A component resumes what was remembered of it, unless it does already.
  private mutating func resume(_ component: Int, _ caller: Int?) throws(Unanswered) {
    guard !state.components[component].machine.isRunning,
      let remembered = remembered(of: component)
    else { return }
    log.begun.append(component)
    log.resumed.append(component)
    goOn(component, with: remembered, calledBy: caller)
    var ticket = freshBase
    let reaction = compiled(component).resume(
      at: remembered.state, &state.components[component].machine, ticket: &ticket)
    isResuming = true
    try react(component, reaction, command: .resume(state: remembered.state))
    isResuming = false
    try deliverDeferred(component)
  }

  private mutating func abandon(_ component: Int, _ reason: Abandonment) throws(Unanswered) {
    guard state.components[component].machine.isRunning else { return }
    let position = state.components[component].machine.position
    state.components[component].owed = []
    let reaction = compiled(component).abandon(reason, &state.components[component].machine)
    try react(component, reaction, command: .abandon(reason), from: position)
  }

  private mutating func deliverDeferred(_ component: Int) throws(Unanswered) {
    var ticket = freshBase
    while let position = state.components[component].machine.position,
      let deferred = compiled(component).deliverDeferred(
        &state.components[component].machine, next: &ticket)
    {
      try react(component, deferred.reaction, deferred.input, from: position, wasDeferred: true)
      ticket = freshBase
    }
  }

  /// Notes the reaction to an input, or to a command, and carries out its orders.
  private mutating func react(
    _ component: Int, _ reaction: Reaction, _ input: GraphEdge.Trigger? = nil,
    command: StepRecord.Command? = nil, from position: Int? = nil, isAnswer: Bool = false,
    wasDeferred: Bool = false, isLate: Bool = false, isStale: Bool = false
  ) throws(Unanswered) {
    let place = log.entries.count
    log.entries.append(
      StepRecord.Entry(
        component: component, position: position, input: input, isAnswer: isAnswer,
        disposition: reaction.disposition, command: command, wasDeferred: wasDeferred,
        isLate: isLate, isStale: isStale,
        after: state.components[component].machine.position, orders: reaction.orders))
    var ticket = reaction.firstTicket
    let process = topology.roles[component].process
    // A process that ended before this reaction has begun anew since.
    let endedBefore = log.endedProcesses.count
    for (number, order) in zip(
      reaction.orders, compiled(component).orders[reaction.orders])
    {
      log.mark(observations: observations)
      try carryOut(order, component, &ticket)
      log.orderCount += 1
      if log.orderCount == cut, try ask(.canEnd(process)) == [true] {
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
    let machine = state.components[component].machine
    guard machine.hasEnded else { return }
    state.components[component].waiting = Waiting()
    state.components[component].owed = []
    forget(caller: component)
    log.ended.append(component)
    // A component may end, begin anew and end again in one step.
    state.zone.stopAll(of: UInt8(component))
    if topology.roles[component].isThrownAway {
      state.components[component].machine = MachineState()
    }
  }

  private mutating func carryOut(
    _ order: Order, _ component: Int, _ ticket: inout UInt32
  ) throws(Unanswered) {
    switch order {
    case .perform(let effect, let asking):
      log.effects.append(StepRecord.Performed(component: component, effect: effect))
      var address = Address(component: UInt8(component), ticket: Address.nobody)
      if asking != .nobody {
        let number = freshTicket
        freshTicket += 1
        state.components[component].machine.renumber(Ticket(ticket), as: Ticket(UInt32(number)))
        address = Address(component: UInt8(component), ticket: number)
        ticket += 1
      }
      try self.order(.perform(component: component, effect: effect, address))
    case .remember(let remembered):
      state.components[component].intent = remembered
      state.components[component].callers = callers(of: component)
      log.remembered.append(component)
    case .forget:
      state.components[component].intent = nil
      state.components[component].callers = []
      forget(caller: component)
    case .deliver(let outcome):
      log.outcomes.append(StepRecord.Delivered(component: component, outcome: outcome))
      deliver(outcome, of: component)
    case .tell(let message):
      if let receiver = topology.roles[component].flow.receivers[message] {
        queue.append(.told(component: receiver.member, receiver.symbol))
      }
    case .call(let call):
      if let target = topology.roles[component].flow.called[call] {
        beginCall(of: target, by: component, isResumed: isResuming)
      }
    case .cancelCall(let call):
      if let target = topology.roles[component].flow.called[call] {
        endCall(of: target, by: component)
      }
    case .start(let timer):
      let ticks = topology.ticks.count(compiled(component).timers[timer].duration)
      state.zone.start(Zone.Key(component: component, timer: timer), ticks: ticks)
    case .stop(let timer): state.zone.stop(Zone.Key(component: component, timer: timer))
    }
  }

  /// Numbers the live tickets from zero, component by component, and makes all dead ones equal.
  ///
  /// The answer to a dead ticket changes nothing, whichever it is, so states that differ in them
  /// alone are one.
  private mutating func settle() throws(Unanswered) {
    let live = state.components.flatMap(\.machine.liveTickets).map(\.number)
    let isAwaited = try ask(.settle(live))
    guard !live.isEmpty else { return }
    let awaited = zip(live, isAwaited).filter(\.1).map(\.0)
    for component in state.components.indices {
      // What the world does not hold it will never answer.
      state.components[component].machine.keepTickets { awaited.contains($0.number) }
      // Upwards, so that no ticket takes a number that another still has.
      for ticket in state.components[component].machine.liveTickets {
        guard let number = awaited.firstIndex(of: ticket.number) else { continue }
        state.components[component].machine.renumber(ticket, as: Ticket(UInt32(number) + 1 << 17))
      }
      for ticket in state.components[component].machine.liveTickets {
        state.components[component].machine.renumber(ticket, as: Ticket(ticket.number - 1 << 17))
      }
    }
  }

  /// Takes over what the world reported.
  private mutating func gather(_ heard: WorldResponse) {
    guard case .output(let items, let observations) = heard else { return }
    self.observations += observations
    for item in items {
      switch item {
      case .answer(let component, let symbol, let ticket):
        queue.append(.symbol(component: component, symbol, ticket: ticket))
      case .stimulus(let symbols):
        for (component, symbol) in symbols.enumerated()
        where state.components[component].machine.isRunning {
          if let symbol { queue.append(.symbol(component: component, symbol, ticket: nil)) }
        }
      case .begin(let component): queue.append(.begin(component: component, caller: nil))
      case .drop(let component): queue.append(.drop(component: component))
      case .ended(let process): endProcess(process)
      case .launched(let process, let intentIsFresh, let startsComponents):
        launch(process, intentIsFresh, startsComponents)
      }
    }
  }

  /// Notes what would be left if the process ended here.
  private mutating func noteCut(_ process: Int) {
    // Where the answers are known this has been noted.
    guard cut == nil, heard >= answers.count else { return }
    var left = state
    left.endProcess(of: topology.components(of: process))
    cuts.append((log.orderCount, process, heard, observations + log.size, left))
  }
}
