import EveryPath

extension StepRecord {
  /// What a part is told again and again in a step that does not come to its end.
  package struct Repeated: Hashable, Sendable {
    /// The number of the part.
    package let part: Int
    /// The row it takes; nil if it takes none.
    package let edge: Int?
    let input: GraphEdge.Trigger?
    let command: Command?

    init(_ entry: Entry) {
      part = entry.part
      edge = if case .moved(let edge) = entry.disposition { edge } else { nil }
      input = entry.input
      command = entry.command
    }
  }

  /// What the parts are told again and again, part by part, each once; empty if the step ends.
  var repeated: [Repeated] {
    guard isEndless else { return [] }
    var counts: [Repeated: Int] = [:]
    var known: [Repeated] = []
    for turn in entries.map(Repeated.init) {
      if counts[turn] == nil { known.append(turn) }
      counts[turn, default: 0] += 1
    }
    let again = known.filter { counts[$0, default: 0] > 1 }
    return Set(again.map(\.part)).sorted().flatMap { part in again.filter { $0.part == part } }
  }
}

extension StepLog {
  /// What the parts are told again and again, part by part, each once; empty if the step ends.
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

  /// Why a step in which parts are told this again and again does not come to its end.
  package func sentence(ofRepeated turns: [StepRecord.Repeated]) -> String {
    let names = Set(turns.map(\.part)).sorted().map { "`\(parts[$0].name)`" }
    var told: [String] = []
    for words in turns.map(words) where !told.contains(words) { told.append(words) }
    let rounds =
      names.isEmpty
      ? "its parts tell each other too much"
      : "\(names.joined(separator: " and ")) "
        + "\(names.count == 1 ? "goes" : "go") round for ever (\(told.joined(separator: ", ")))"
    return "a step does not come to its end: \(rounds), since every row is answered at once; let "
      + "one of them end in a state that does not ask again"
  }

  private func words(for turn: StepRecord.Repeated) -> String {
    let part = parts[turn.part]
    let deed =
      switch (turn.input, turn.command) {
      case (.symbol(let symbol), _): "hears `\(part.plan.symbols[symbol].id)`"
      case (.timer, _): "is out of time"
      case (nil, .start): "begins"
      case (nil, .resume): "goes on"
      case (nil, .abandon), (nil, nil): "is abandoned"
      }
    return "`\(part.name)` \(deed)"
  }
}
