/// A compiled flow as lines of text, the same for the same behaviour: source lines do not count,
/// everything a machine does counts.
///
/// The lines are never made: their letters go straight into the hash.
extension Fingerprint {
  init(of parts: CompiledFlow.Parts) {
    self.init([parts.name, "start \(parts.start)"])
    for place in parts.positions { add(place) }
    add(lines: parts.symbols.map(\.id))
    for effect in parts.effects {
      add(effect.id)
      if effect.answers.isEmpty { add(" ") }
      for answer in effect.answers { add(" ", answer) }
      endLine()
    }
    add(lines: parts.timers.map { "\($0.id) \($0.duration.inWords)" })
    add(lines: parts.outcomes)
    add(lines: parts.messages.map { "\($0.component) \($0.event)" })
    add(lines: parts.calls.map(\.component))
    for edge in parts.edges { add(edge, parts) }
    for entry in parts.entries {
      add(entry.target)
      add(" ")
      add(entry.orders, parts)
    }
    for resumption in parts.resumptions {
      switch resumption {
      case .at(let state): add("at ", state)
      case .drop(let outcome): add("drop ", outcome)
      }
      endLine()
    }
    for range in parts.abandoning.prefix(parts.stateCount).joined() { add(range, parts) }
    for position in parts.positions.indices { addCells(of: position, parts) }
  }

  private mutating func add(_ place: Position) {
    add(place.id)
    switch place.kind {
    case .state: add(" state ")
    case .final: add(" final ")
    case .awaiting(let symbol, let effect):
      add(" awaits ", symbol)
      add(" ", effect)
      add(" ")
    case .calling(let symbol, let call):
      add(" calls ", symbol)
      add(" ", call)
      add(" ")
    case .delay: add(" delay ")
    }
    add(place.state)
    add(" ", place.timeouts.count)
    endLine()
  }

  private mutating func add(_ edge: GraphEdge, _ parts: CompiledFlow.Parts) {
    add(edge.source)
    switch edge.trigger {
    case .symbol(let symbol): add(" symbol ", symbol)
    case .timer(let timer): add(" timer ", timer)
    }
    add(" ", edge.target)
    add(edge.leaves ? " leaves " : " stays ")
    if edge.interrupts { add("interrupts ") }
    add(edge.orders, parts)
  }

  /// Adds orders, and ends the line.
  private mutating func add(_ range: Range<Int>, _ parts: CompiledFlow.Parts) {
    for order in range {
      if order > range.lowerBound { add(";") }
      add(parts.orders[order])
    }
    endLine()
  }

  private mutating func add(_ order: Order) {
    switch order {
    case .perform(let effect, let asks):
      add("perform ", effect)
      switch asks {
      case .nobody: break
      case .waypoint: add(" here")
      case .state: add(" there")
      }
    case .remember(let state): add("remember ", state)
    case .forget: add("forget")
    case .deliver(let outcome): add("deliver ", outcome)
    case .tell(let message): add("tell ", message)
    case .call(let call): add("call ", call)
    case .cancelCall(let call): add("cancel ", call)
    case .start(let timer): add("start ", timer)
    case .stop(let timer): add("stop ", timer)
    }
  }

  private mutating func addCells(of position: Int, _ parts: CompiledFlow.Parts) {
    let width = parts.symbols.count
    for symbol in 0..<width {
      switch parts.cells[position * width + symbol] {
      case .refuse: continue
      case .move(let edge):
        add(symbol)
        add(" move ", edge)
        add(";")
      case .ignore:
        add(symbol)
        add(" ignore;")
      case .hold:
        add(symbol)
        add(" hold;")
      }
    }
    endLine()
  }
}

/// A 64-bit FNV-1a hash of lines of text: the same on every machine and run.
package struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A hash of some lines.
  package init(_ lines: [String]) { add(lines: lines) }

  mutating func add(lines: [String]) {
    for line in lines {
      add(line)
      endLine()
    }
  }

  mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

  mutating func add(_ text: String, _ number: Int) {
    add(text)
    add(number)
  }

  /// Adds a number, not below zero, as it is written.
  mutating func add(_ number: Int) {
    var power = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
      power /= 10
    }
  }

  mutating func endLine() { add(UInt8(ascii: "\n")) }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
