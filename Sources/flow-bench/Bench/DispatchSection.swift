import EveryPath

extension Section {
  /// One event, with its effects, beside a `switch` written by hand.
  static let dispatch = Section(
    name: "dispatch", summary: "one event with its effects, beside a hand-written `switch`"
  ) { report, effort in
    let events = (0..<64).flatMap { _ in DoorFlow.round }
    let repeats = effort.isQuick ? 20 : 1_000
    var machine = try Machine(DoorFlow())
    machine.start()
    let symbols = events.compactMap { machine.graph.number(of: $0) }
    let expected = sumByHand(events, 1)
    report.same("effects by number", sumBySymbol(&machine, symbols, 1), expected)
    report.same("effects by event", sumByEvent(&machine, events, 1), expected)

    var (byHand, bySymbol, byEvent) = ([Double](), [Double](), [Double]())
    for _ in 0..<effort.rounds {
      byHand.append(Timing.of { sumByHand(events, repeats) }.0.processor)
      bySymbol.append(Timing.of { sumBySymbol(&machine, symbols, repeats) }.0.processor)
      byEvent.append(Timing.of { sumByEvent(&machine, events, repeats) }.0.processor)
    }
    let count = Double(events.count * repeats)
    let base = Figures(byHand)
    report.line("by hand: \(short(base.median / count * 1e9)) ns an event")
    for (name, seconds, most) in [
      ("receive(symbol:)", bySymbol, 3.0), ("receive(_: Event)", byEvent, 4.0),
    ] {
      let ratio = Figures(zip(seconds, byHand).map { $0 / $1 })
      let cost = "\(short(Figures(seconds).median / count * 1e9)) ns an event"
      guard !effort.isQuick else {
        report.line("\(name): \(cost)")
        continue
      }
      report.target(
        "\(name): at most \(short(most)) x by hand", ratio.median <= most,
        "\(short(ratio.median)) x (spread \(short(ratio.spread * 100)) %), \(cost)")
    }
    countAllocations(report, events.count)
  }

  private static func countAllocations(_ report: Report, _ events: Int) {
    do {
      let counts = try Allocations.count(.dispatch)
      guard counts.count == 3 else { throw Failure("the counting process told \(counts)") }
      report.same("a fresh array asks for memory", min(counts[0], 1), 1)
      report.target(
        "no allocation in \(grouped(events)) events, counted", counts[1] + counts[2] == 0,
        "\(counts[1]) by number, \(counts[2]) by event")
    } catch { report.skip("counting allocations", because: "\(error)") }
  }

  /// Counts, in a process that can, what one fresh array and the two ways to tell a machine cost.
  static func printAllocations() throws {
    let events = (0..<64).flatMap { _ in DoorFlow.round }
    var machine = try Machine(DoorFlow())
    machine.start()
    let symbols = events.compactMap { machine.graph.number(of: $0) }
    // Whatever is made once is made before.
    _ = (sumBySymbol(&machine, symbols, 1), sumByEvent(&machine, events, 1))
    let proof = Allocations.during { keep([Int](repeating: symbols.count, count: events.count)) }
    let bySymbol = Allocations.during { _ = sumBySymbol(&machine, symbols, 1) }
    let byEvent = Allocations.during { _ = sumByEvent(&machine, events, 1) }
    guard let proof, let bySymbol, let byEvent else {
      throw Failure("this process does not count")
    }
    print(proof, bySymbol, byEvent)
  }
}

/// How many effects the hand-written machine orders.
func effectsByHand(_ events: [DoorFlow.Event]) -> Int {
  var door = HandWrittenDoor()
  return events.reduce(0) { sum, event in
    let effects = door.receive(event)
    return sum + (effects.first == nil ? 0 : 1) + (effects.second == nil ? 0 : 1)
  }
}

@inline(never)
private func keep(_ numbers: [Int]) { precondition(!numbers.isEmpty) }

@inline(never)
private func sumByHand(_ events: [DoorFlow.Event], _ repeats: Int) -> Int {
  var door = HandWrittenDoor()
  var sum = 0
  for _ in 0..<repeats {
    for event in events {
      let effects = door.receive(event)
      if let effect = effects.first { sum = sum &* 3 &+ Int(effect.rawValue) }
      if let effect = effects.second { sum = sum &* 3 &+ Int(effect.rawValue) }
    }
  }
  return sum
}

@inline(never)
private func sumBySymbol(
  _ machine: inout Machine<DoorFlow>, _ symbols: [Int], _ repeats: Int
) -> Int {
  var sum = 0
  for _ in 0..<repeats {
    for symbol in symbols {
      let reaction = machine.receive(symbol: symbol)
      machine.forEachEffect(of: reaction) { sum = sum &* 3 &+ Int($0.rawValue) }
    }
  }
  return sum
}

@inline(never)
private func sumByEvent(
  _ machine: inout Machine<DoorFlow>, _ events: [DoorFlow.Event], _ repeats: Int
) -> Int {
  var sum = 0
  for _ in 0..<repeats {
    for event in events {
      let reaction = machine.receive(event)
      machine.forEachEffect(of: reaction) { sum = sum &* 3 &+ Int($0.rawValue) }
    }
  }
  return sum
}
