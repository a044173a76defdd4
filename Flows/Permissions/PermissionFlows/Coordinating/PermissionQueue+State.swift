import EveryPath

extension PermissionQueue {
  /// Who waits for what, and whose turn it is.
  package struct State: Hashable, Sendable {
    /// The attempts without an outcome, in the order of their turns; none but the first has begun.
    package fileprivate(set) var attempts: [Attempt] = []
    /// The ways whose attempt goes on after its outcome; they have no turn.
    package fileprivate(set) var lingering: [Way] = []

    /// Those of a way that have no outcome yet: the one that runs, and one that waits behind it.
    package func attempts(of way: Way) -> [Attempt] { attempts.filter { $0.way == way } }
  }

  /// An attempt without an outcome.
  package struct Attempt: Hashable, Sendable {
    /// How far it is.
    package enum Stage: Hashable, Sendable {
      /// Its turn has not come.
      case waiting
      /// It runs, and explains nothing.
      case silent
      /// It runs, and would explain a refusal.
      case explaining
      /// It has explained a refusal.
      case explained
    }

    /// The way it goes.
    package let way: Way
    /// How far it is.
    package fileprivate(set) var stage = Stage.waiting
    /// Who waits for its outcome, in the order in which they asked.
    package fileprivate(set) var callers: [Caller]

    /// Whether a caller gets from it what it asks for.
    fileprivate func serves(_ caller: Caller) -> Bool { caller.isSilent || stage != .silent }
  }
}

extension PermissionQueue.State {
  typealias Queue = PermissionQueue<Way, Window>

  mutating func take(_ event: Queue.Event) -> [Queue.Effect] {
    switch event {
    case .ask(let way, let caller): ask(way, caller)
    case .leave(let number): leave(number)
    case .explained(let way): explained(way)
    case .told(let way, let lingers): told(way, lingers: lingers)
    case .ended(let way): ended(way)
    case .abandon(let ways, let reason): abandon(ways, reason)
    }
  }

  /// What lingers of the way is ended first, and says so.
  mutating func beginFirst() -> [Queue.Effect] {
    guard let first = attempts.first, first.stage == .waiting else { return [] }
    guard !lingering.contains(first.way) else { return [.end(first.way, .cancelled)] }
    let isExplained = first.callers.contains { !$0.isSilent }
    guard let caller = first.callers.first(where: { !$0.isSilent || !isExplained }) else {
      return []
    }
    attempts[0].stage = isExplained ? .explaining : .silent
    return [
      .begin(
        first.way, in: caller.window, explains: isExplained,
        resumes: first.callers.contains { $0.resumes })
    ]
  }

  private mutating func ask(_ way: Way, _ caller: Queue.Caller) -> [Queue.Effect] {
    guard !attempts.contains(where: { $0.callers.contains { $0.number == caller.number } }) else {
      return []
    }
    guard let index = attempts.firstIndex(where: { $0.way == way && $0.serves(caller) }) else {
      attempts.append(Queue.Attempt(way: way, callers: [caller]))
      return []
    }
    if caller.isSilent, attempts[index].stage == .explained {
      return [.answer(caller.number, .refusal)]
    }
    attempts[index].callers.append(caller)
    return changes(at: index)
  }

  private mutating func leave(_ number: Int) -> [Queue.Effect] {
    for index in attempts.indices {
      guard let place = attempts[index].callers.firstIndex(where: { $0.number == number }) else {
        continue
      }
      attempts[index].callers.remove(at: place)
      let changes = changes(at: index)
      attempts.removeAll { $0.stage == .waiting && $0.callers.isEmpty }
      return [.answer(number, .abandoned(.cancelled))] + changes
    }
    return []
  }

  private mutating func explained(_ way: Way) -> [Queue.Effect] {
    guard let first = attempts.first, first.way == way, first.stage == .explaining else {
      return []
    }
    attempts[0].stage = .explained
    attempts[0].callers.removeAll { $0.isSilent }
    let answers = first.callers.filter(\.isSilent).map {
      Queue.Effect.answer($0.number, .refusal)
    }
    return answers + (answers.isEmpty ? [] : changes(at: 0))
  }

  private mutating func told(_ way: Way, lingers: Bool) -> [Queue.Effect] {
    guard let first = attempts.first, first.way == way, first.stage != .waiting else { return [] }
    attempts.removeFirst()
    if lingers { lingering.append(way) }
    return first.callers.map { .answer($0.number, .outcome) }
  }

  private mutating func ended(_ way: Way) -> [Queue.Effect] {
    lingering.removeAll { $0 == way }
    return []
  }

  /// What runs tells its outcome itself, once it has ended; nothing of what is given up has its
  /// turn meanwhile.
  private mutating func abandon(_ ways: [Way], _ reason: Abandonment) -> [Queue.Effect] {
    let dropped = attempts.filter { $0.stage == .waiting && ways.contains($0.way) }
    attempts.removeAll { $0.stage == .waiting && ways.contains($0.way) }
    let running = attempts.first { $0.stage != .waiting }.map { [$0.way] } ?? []
    return dropped.flatMap(\.callers).map { .answer($0.number, .abandoned(reason)) }
      + (running + lingering).filter(ways.contains).map { .end($0, reason) }
  }

  private func changes(at index: Int) -> [Queue.Effect] {
    attempts[index].stage == .waiting ? [] : [.callersChanged(attempts[index].way)]
  }
}
