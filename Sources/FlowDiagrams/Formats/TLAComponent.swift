internal import EveryPath
internal import FlowModel

/// A component as TLC reads it.
struct TLAComponent {
  private let rows: MemberRows
  private let places: [String]
  private let symbols: [String]
  private let timers: [String]

  private var compiled: CompiledFlow { rows.compiled }

  init(_ member: Composition.Member, names: inout Identifiers) {
    rows = MemberRows(member)
    // The names of one component need not differ from those of another.
    var own = Identifiers(reserved: [])
    places = member.compiled.positions.map { own.name(for: "at \($0.id)") }
    symbols = member.compiled.symbols.map { own.name(for: "hears \($0.id)") }
    timers = member.compiled.timers.map { own.name(for: "time \($0.id)") }
  }

  private func name(_ input: GraphEdge.Trigger) -> String {
    switch input {
    case .symbol(let symbol): symbols[symbol]
    case .timer(let timer): timers[timer]
    }
  }

  func declare(number: Int, among components: [TLAComponent], into source: inout SourceText) {
    let running = compiled.positions.indices.filter { compiled.positions[$0].kind != .final }
    source.line("\\* \(number): \(visible(rows.member.name)), \(visible(compiled.name))")
    table(
      "Rows_\(number)",
      running.filter { !rows.rows[$0].isEmpty }.map { place in
        let entries = rows.rows[place].map { row in
          "    \(name(row.input)) |-> \(text(of: row, components))"
        }
        return (place, "[\n" + entries.joined(separator: ",\n") + "]")
      }, into: &source)
    table(
      "Outside_\(number)",
      running.map { place in
        (place, set(rows.rows[place].filter(\.isOpen).map { name($0.input) }))
      }, into: &source)
    source.line("Timers_\(number) == \(set(timers))")
    let states = (0..<compiled.stateCount).filter { compiled.positions[$0].kind == .state }
    source.line("States_\(number) == \(set(states.map { places[$0] }))")
    let ends = compiled.positions.indices.filter { compiled.positions[$0].kind == .final }
    source.line("Ends_\(number) == \(set(ends.map { places[$0] }))")
    source.line("Called_\(number) == \(rows.member.isCalled ? "TRUE" : "FALSE")")
    source.line("Outlives_\(number) == \(rows.member.outlivesCallers ? "TRUE" : "FALSE")")
    let entry = compiled.entries[compiled.start]
    source.line(
      "Entry_\(number) == [to |-> \"\(places[entry.target])\", "
        + "sends |-> \(sends(entry.orders, components))]")
    for (name, reason) in [("Dropped", Abandonment.dropped), ("Cancelled", .cancelled)] {
      table(
        "\(name)_\(number)",
        running.map { ($0, sends(rows.orders(ofAbandoningAt: $0, reason), components)) },
        into: &source)
    }
  }

  /// A function of places, each with the line it was written on.
  private func table(
    _ name: String, _ entries: [(place: Int, text: String)], into source: inout SourceText
  ) {
    guard !entries.isEmpty else {
      source.line("\(name) == [nowhere \\in {} |-> <<>>]")
      return
    }
    source.line("\(name) == [")
    for (index, entry) in entries.enumerated() {
      let position = compiled.positions[entry.place]
      source.line("  \\* \(visible(position.id)) \(position.line)")
      let isLast = index == entries.count - 1
      source.line("  \(places[entry.place]) |-> \(entry.text)\(isLast ? "]" : ",")")
    }
  }

  private func set(_ names: [String]) -> String {
    names.isEmpty ? "{}" : "{" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "}"
  }

  private func text(of row: MemberRows.Row, _ components: [TLAComponent]) -> String {
    let timeout = "timeout |-> \(row.timeout == nil ? "FALSE" : "TRUE")"
    guard case .move(let number) = row.deed else { return "[holds |-> TRUE, \(timeout)]" }
    let edge = compiled.edges[number]
    return "[holds |-> FALSE, \(timeout), to |-> \"\(places[edge.target])\", "
      + "leaves |-> \(edge.leaves ? "TRUE" : "FALSE"), sends |-> \(sends(edge.orders, components))]"
  }

  /// What is sent to other components; effects are left out.
  private func sends(_ range: Range<Int>, _ components: [TLAComponent]) -> String {
    let member = rows.member
    let texts: [String] = compiled.orders[range].compactMap { order in
      switch order {
      case .tell(let message):
        member.receivers[message].map { receiver in
          let what = components[receiver.member].symbols[receiver.symbol]
          return "[kind |-> \"tell\", component |-> \(receiver.member + 1), what |-> \"\(what)\"]"
        }
      case .call(let call):
        member.called[call].map { "[kind |-> \"call\", component |-> \($0 + 1)]" }
      case .cancelCall(let call):
        member.called[call].map { "[kind |-> \"cancel\", component |-> \($0 + 1)]" }
      case .deliver(let outcome): delivery(of: outcome, components)
      case .perform, .remember, .forget, .start, .stop: nil
      }
    }
    return texts.isEmpty ? "<<>>" : "<<" + texts.joined(separator: ", ") + ">>"
  }

  private func delivery(of outcome: Int, _ components: [TLAComponent]) -> String {
    let heard = components.indices.map { caller in
      rows.member.heard[caller][outcome].map { components[caller].symbols[$0] } ?? ""
    }
    let list = heard.map { "\"\($0)\"" }.joined(separator: ", ")
    return "[kind |-> \"deliver\", outcome |-> \(outcome + 1), heard |-> <<\(list)>>]"
  }
}
