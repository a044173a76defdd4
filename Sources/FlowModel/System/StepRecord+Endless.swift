import EveryPath

extension StepRecord {
  /// What a component receives again and again in a step that does not come to its end.
  package struct Repeated: Hashable, Sendable {
    package let component: Int
    /// The row it takes; nil if it takes none.
    package let edge: Int?
    let input: GraphEdge.Trigger?
    let command: Command?

    init(_ entry: Entry) {
      component = entry.component
      edge = if case .moved(let edge) = entry.disposition { edge } else { nil }
      input = entry.input
      command = entry.command
    }
  }

  /// What the components receive again and again, component by component, each once; empty if the
  /// step ends.
  var repeated: [Repeated] {
    guard isEndless else { return [] }
    var counts: [Repeated: Int] = [:]
    var known: [Repeated] = []
    for turn in entries.map(Repeated.init) {
      if counts[turn] == nil { known.append(turn) }
      counts[turn, default: 0] += 1
    }
    let again = known.filter { counts[$0, default: 0] > 1 }
    return Set(again.map(\.component)).sorted().flatMap { component in
      again.filter { $0.component == component }
    }
  }
}

extension StepLog {
  /// What the components receive again and again, component by component, each once; empty if the
  /// step ends.
  package var repeated: [StepRecord.Repeated] { record.repeated }
}

extension Walk {
  /// Which step does not come to its end, why, and what to do; nil if each does.
  package var endlessStep: String? {
    steps.enumerated().first { $1.log.isEndless }.flatMap { number, step in
      system.sentence(ofEndless: step.log).map { "step \(number + 1): \($0)" }
    }
  }
}

extension System {
  /// Why a step does not come to its end, and what to do; nil if it does.
  package func sentence(ofEndless log: StepLog<W>) -> String? {
    log.isEndless ? sentence(ofRepeated: log.repeated) : nil
  }

  /// Why a step in which components receive this again and again does not come to its end.
  package func sentence(ofRepeated turns: [StepRecord.Repeated]) -> String {
    let names = Set(turns.map(\.component)).sorted().map { "`\(components[$0].name)`" }
    let rounds =
      names.isEmpty
      ? "its components tell each other too much"
      : "\(names.joined(separator: " and ")) "
        + "\(names.count == 1 ? "goes" : "go") round for ever (\(turns.map(words).uniqued.joined(separator: ", ")))"
    return "a step does not come to its end: \(rounds), since every row is answered at once; let "
      + "one of them end in a state that does not ask again"
  }

  private func words(for turn: StepRecord.Repeated) -> String {
    let component = components[turn.component]
    let deed =
      switch (turn.input, turn.command) {
      case (.symbol(let symbol), _): "hears `\(component.compiled.symbols[symbol].id)`"
      case (.timer, _): "is out of time"
      case (nil, .start): "begins"
      case (nil, .resume): "goes on"
      case (nil, .abandon), (nil, nil): "is abandoned"
      }
    return "`\(component.name)` \(deed)"
  }
}
