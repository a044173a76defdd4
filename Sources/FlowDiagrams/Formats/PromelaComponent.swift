internal import EveryPath
internal import FlowModel

/// A component as SPIN reads it.
struct PromelaComponent {
  let number: Int
  let rows: MemberRows
  let name: String
  let off: String
  let places: [String]
  let symbols: [String]
  let timers: [String]
  let lasting: Lasting

  /// The names of what is kept between steps beside the place.
  struct Lasting {
    let runs: String
    let delivered: String
    let callers: String
    let wanted: String
    let told: String
    let free: String
    let quit: String
    let over: String
    let deferred: String
    let holds: String
    let clear: String
    let shift: String
    let leave: String
  }

  var compiled: CompiledFlow { rows.compiled }
  var callers: [Int] { rows.member.callers }
  /// How many different inputs it can receive.
  var inputCount: Int { Promela.firstSymbol + symbols.count + timers.count }

  init(_ member: Composition.Member, number: Int, names: inout Identifiers) {
    self.number = number
    rows = MemberRows(member)
    name = names.name(for: member.name)
    let name = name
    func own(_ text: String) -> String {
      names.name(for: "\(name)_\(Identifiers.plain(text))")
    }
    off = own("off")
    lasting = Lasting(
      runs: own("runs"), delivered: own("delivered"), callers: own("callers"),
      wanted: own("wanted"), told: own("told"), free: own("free"), quit: own("quit"),
      over: own("over"), deferred: own("deferred"), holds: own("holds"), clear: own("clear"),
      shift: own("shift"), leave: own("leave"))
    places = member.compiled.positions.map { own("in \($0.id)") }
    symbols = member.compiled.symbols.map { own("hears \($0.id)") }
    timers = member.compiled.timers.map { own("time \($0.id)") }
  }

  private var keepsOver: Bool { rows.timeoutCount > 0 }
  private var holdCount: Int { rows.holdCount }
  private func code(_ trigger: GraphEdge.Trigger) -> String {
    switch trigger {
    case .symbol(let symbol): symbols[symbol]
    case .timer(let timer): timers[timer]
    }
  }
  func comment(_ text: String) -> String { "/* \(Promela.harmless(text)) */" }

  // MARK: - Declarations

  /// Writes the names of its places and inputs, and what it keeps between steps.
  func declare(into source: inout SourceText) {
    source.line(comment("\(rows.member.name): \(compiled.name)"))
    source.line("#define \(off) 0")
    for (place, position) in zip(places.indices, compiled.positions) {
      source.line(
        "#define \(places[place]) \(place + 1) \(comment("\(position.id) \(position.line)"))")
    }
    for (number, symbol) in compiled.symbols.enumerated() {
      source.line(
        "#define \(symbols[number]) \(Promela.firstSymbol + number) \(comment(symbol.id))")
    }
    for (number, timer) in compiled.timers.enumerated() {
      let code = Promela.firstSymbol + compiled.symbols.count + number
      source.line("#define \(timers[number]) \(code) \(comment("\(timer.id): \(timer.reason)"))")
    }
    source.line("\(places.count > 255 ? "short" : "byte") \(name) = \(off);")
    source.line("bool \(lasting.delivered); \(comment("its attempt has its outcome"))")
    declareCallers(into: &source)
    if keepsOver {
      source.line(
        "byte \(lasting.over)[\(rows.timeoutCount)]; \(comment("timeouts that are over"))")
    }
    declareDeferred(into: &source)
    let ends = compiled.positions.indices.filter { compiled.positions[$0].kind == .final }
    let runs = ["\(name) != \(off)"] + ends.map { "\(name) != \(places[$0])" }
    source.line("#define \(lasting.runs) (\(runs.joined(separator: " && ")))")
  }

  private func declareDeferred(into source: inout SourceText) {
    guard holdCount > 0 else { return }
    let type = inputCount > 255 ? "short" : "byte"
    source.line(
      "\(type) \(lasting.deferred)[\(holdCount)]; \(comment("what waits for the sequence"))")
    source.line("byte \(lasting.holds);")
    source.line("inline \(lasting.shift)() {")
    source.line("  place = 1;")
    source.line("  do")
    source.line(
      "  :: place < \(lasting.holds) -> \(lasting.deferred)[place - 1] = \(lasting.deferred)[place]; "
        + "place++")
    source.line("  :: else -> break")
    source.line("  od;")
    source.line("  \(lasting.holds)--; \(lasting.deferred)[\(lasting.holds)] = 0")
    source.line("}")
    source.line("inline \(lasting.clear)() {")
    source.line("  do")
    source.line(
      "  :: \(lasting.holds) > 0 -> \(lasting.holds)--; \(lasting.deferred)[\(lasting.holds)] = 0")
    source.line("  :: else -> break")
    source.line("  od")
    source.line("}")
    guard holdsTimeouts else { return }
    source.line("inline \(lasting.leave)() { \(comment("timeouts wait before events"))")
    source.line("  do")
    source.line(
      "  :: \(lasting.holds) > 0 && \(lasting.deferred)[0] >= "
        + "\(Promela.firstSymbol + symbols.count) -> \(lasting.shift)()")
    source.line("  :: else -> break")
    source.line("  od")
    source.line("}")
  }

  private var holdsTimeouts: Bool {
    rows.rows.joined().contains { $0.deed == .hold && $0.timeout != nil }
  }

  // MARK: - What comes from outside

  /// Writes the choices of a step.
  func choose(_ mostDeferred: Int?, into source: inout SourceText) {
    source.line(":: !\(lasting.runs) -> first(\(number), BEGIN)")
    if !callers.isEmpty {
      source.line(
        ":: \(lasting.runs) && !\(lasting.delivered) && !\(lasting.wanted) -> "
          + "first(\(number), BEGIN)")
    }
    for position in compiled.positions.indices where compiled.positions[position].kind != .final {
      source.line(":: \(name) == \(places[position]) ->")
      source.indented { source in
        source.line("if")
        for row in rows.rows[position] where row.isOpen {
          var conditions = row.timeout.map { ["\(lasting.over)[\($0)] == 0"] } ?? []
          if let mostDeferred, row.deed == .hold {
            conditions.append("\(lasting.holds) < \(mostDeferred)")
          }
          let condition = conditions.joined(separator: " && ") + (conditions.isEmpty ? "" : " -> ")
          source.line(":: \(condition)first(\(number), \(code(row.input)))")
        }
        source.line(":: first(\(number), DROP)")
        source.line("fi")
      }
    }
  }

  // MARK: - What it does

  /// Writes what it does with an input.
  func react(to components: [PromelaComponent], into source: inout SourceText) {
    source.line(":: part == \(number) -> \(comment(rows.member.name))")
    source.indented { source in
      source.line("if")
      source.line(":: what == BEGIN ->")
      source.indented { source in
        source.line("if")
        source.line(":: \(lasting.runs)\(callers.isEmpty ? "" : " ->")")
        if !callers.isEmpty { source.indented { join(components, into: &$0) } }
        source.line(":: else ->")
        source.indented { source in
          source.line("\(lasting.delivered) = 0;")
          if !callers.isEmpty {
            source.line("if")
            source.line(":: from == 0 -> \(lasting.wanted) = 1")
            source.line(":: else -> \(lasting.callers)[0] = from")
            source.line("fi;")
          }
          let entry = compiled.entries[compiled.start]
          add(entry.orders, components, into: &source)
          settle(entry.target, into: &source)
          source.line("\(name) = \(places[entry.target])")
        }
        source.line("fi")
      }
      source.line(":: what == DROP ->")
      source.indented { abandon(.dropped, components, into: &$0) }
      if !callers.isEmpty, !rows.member.outlivesCallers {
        source.line(":: what == CANCEL ->")
        source.indented { source in
          source.line("if")
          source.line(":: \(lasting.callers)[0] == 0 && !\(lasting.wanted) ->")
          source.indented { abandon(.cancelled, components, into: &$0) }
          source.line(":: else")
          source.line("fi")
        }
      }
      source.line(":: else ->")
      source.indented { hear(components, into: &$0) }
      source.line("fi")
    }
  }

  private func abandon(
    _ reason: Abandonment, _ components: [PromelaComponent], into source: inout SourceText
  ) {
    // Most places are left alike.
    var endings: [(places: [Int], text: [String])] = []
    for position in compiled.positions.indices where compiled.positions[position].kind != .final {
      var ending = SourceText()
      add(rows.orders(ofAbandoningAt: position, reason), components, into: &ending)
      ending.add(forgettingOver(compiled.positions[position]))
      if let same = endings.firstIndex(where: { $0.text == ending.lines }) {
        endings[same].places.append(position)
      } else {
        endings.append(([position], ending.lines))
      }
    }
    source.line("d_step { if")
    for ending in endings {
      let here = ending.places.map { "\(name) == \(places[$0])" }.joined(separator: " || ")
      source.line(":: \(here) ->")
      source.indented { source in
        source.add(ending.text)
        if holdCount > 0 { source.line("\(lasting.clear)();") }
        if !callers.isEmpty { source.line("\(lasting.free)();") }
        source.line("\(lasting.delivered) = 0; \(name) = \(off)")
      }
    }
    source.line(":: else")
    source.line("fi }")
  }

  private func hear(_ components: [PromelaComponent], into source: inout SourceText) {
    guard holdCount > 0 else {
      takeRows(components, into: &source)
      return
    }
    source.line("again = 1;")
    source.line("do")
    source.line(":: again == 0 -> break")
    source.line(":: else ->")
    source.indented { source in
      source.line("again = 0;")
      takeRows(components, into: &source, ending: "fi;")
      source.line("d_step { if")
      source.line(":: again == 2 ->")
      source.indented { source in
        source.line("again = 0;")
        if holdsTimeouts {
          source.line("if")
          source.line(":: what >= \(Promela.firstSymbol + symbols.count) ->")
          source.indented { holdTimeout(into: &$0) }
          source.line(":: else ->")
          source.indented { hold(into: &$0) }
          source.line("fi")
        } else {
          hold(into: &source)
        }
      }
      source.line(":: else")
      source.line("fi;")
      source.line("if")
      source.line(":: \(lasting.holds) > 0 && \(name) <= \(compiled.stateCount) ->")
      source.line("  what = \(lasting.deferred)[0]; \(lasting.shift)(); again = 1")
      source.line(":: else")
      source.line("fi }")
    }
    source.line("od")
  }

  private func takeRows(
    _ components: [PromelaComponent], into source: inout SourceText, ending: String = "fi"
  ) {
    source.line("if")
    for position in compiled.positions.indices where !rows.rows[position].isEmpty {
      source.line(":: \(name) == \(places[position]) ->")
      source.indented { source in
        source.line("d_step { if")
        for row in rows.rows[position] {
          guard case .move(let number) = row.deed else { continue }
          let edge = compiled.edges[number]
          source.line(
            ":: what == \(code(row.input)) -> \(comment(compiled.remark(edge.line, edge.orders)))")
          source.indented { source in
            if let timeout = row.timeout { source.line("\(lasting.over)[\(timeout)] = 1;") }
            take(edge, components, into: &source)
          }
        }
        holdRows(at: position, into: &source)
        source.line(":: else")
        source.line("fi }")
      }
    }
    source.line(":: else")
    source.line(ending)
  }

  /// What is deferred is put into the queue at one place for all rows.
  private func holdRows(at position: Int, into source: inout SourceText) {
    let deferred = rows.rows[position].filter { $0.deed == .hold }
    for row in deferred {
      guard let timeout = row.timeout else { continue }
      source.line(
        ":: what == \(code(row.input)) -> \(lasting.over)[\(timeout)] = 1; again = 2")
    }
    let events = deferred.filter { $0.timeout == nil }.map { "what == \(code($0.input))" }
    if !events.isEmpty { source.line(":: \(events.joined(separator: " || ")) -> again = 2") }
  }

  private func take(
    _ edge: GraphEdge, _ components: [PromelaComponent], into source: inout SourceText
  ) {
    let place = compiled.positions[edge.source]
    if edge.leaves {
      if holdsTimeouts, !place.timeouts.isEmpty { source.line("\(lasting.leave)();") }
      source.add(forgettingOver(place))
    }
    add(edge.orders, components, into: &source)
    if compiled.positions[edge.target].kind == .final {
      if holdCount > 0 { source.line("\(lasting.clear)();") }
    }
    settle(edge.target, into: &source)
    source.line("\(name) = \(places[edge.target])")
  }

  private func forgettingOver(_ place: Position) -> [String] {
    place.timeouts.isEmpty
      ? []
      : [
        place.timeouts.map { "\(lasting.over)[\($0 - place.timeouts.lowerBound)] = 0;" }
          .joined(separator: " ")
      ]
  }

  private func hold(into source: inout SourceText) {
    source.line("place = 0;")
    source.line("do")
    source.line(":: place < \(lasting.holds) && \(lasting.deferred)[place] != what -> place++")
    source.line(":: else -> break")
    source.line("od;")
    source.line("if")
    source.line(
      ":: place == \(lasting.holds) -> \(lasting.deferred)[place] = what; \(lasting.holds)++")
    source.line(":: else")
    source.line("fi")
  }

  /// A timeout waits behind those that wait already, and before every event.
  private func holdTimeout(into source: inout SourceText) {
    let first = Promela.firstSymbol + symbols.count
    source.line("place = \(lasting.holds);")
    source.line("do")
    source.line(
      ":: place > 0 && \(lasting.deferred)[place - 1] < \(first) -> "
        + "\(lasting.deferred)[place] = \(lasting.deferred)[place - 1]; place--")
    source.line(":: else -> break")
    source.line("od;")
    source.line("\(lasting.deferred)[place] = what; \(lasting.holds)++")
  }

  // MARK: - Orders

  /// Writes what is sent to other components; effects are left to comments.
  private func add(
    _ range: Range<Int>, _ components: [PromelaComponent], into source: inout SourceText
  ) {
    for order in compiled.orders[range] {
      switch order {
      case .tell(let message):
        guard let receiver = rows.member.receivers[message] else { continue }
        let other = components[receiver.member]
        source.line("post(\(receiver.member), \(other.symbols[receiver.symbol]), 0);")
      case .call(let call):
        guard let target = rows.member.called[call] else { continue }
        source.line("post(\(target), BEGIN, \(number + 1)); \(comment(components[target].name))")
      case .cancelCall(let call):
        guard let target = rows.member.called[call] else { continue }
        source.line("\(components[target].lasting.quit)(\(number + 1));")
      case .deliver(let outcome): deliver(outcome, components, into: &source)
      case .perform, .remember, .forget, .start, .stop: continue
      }
    }
  }
}
