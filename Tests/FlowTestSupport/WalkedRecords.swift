package import EveryPath
package import FlowModel

extension System {
  /// A walk that chance leads to the end of an attempt of the first component: what is sure to come
  /// comes more often than other things, and what hardly ever happens does not.
  package func walk(seed: UInt64, steps: Int = 60) -> Walk<W> {
    var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    var walk = Walk(self)
    var isOver = false
    for _ in 0..<steps where !isOver {
      let state = walk.state
      let choices = successors(of: state).filter { $0.move.cut == nil }.flatMap { choice in
        let text = text(of: choice.move, in: state)
        return Array(repeating: choice, count: text.isRare ? 0 : text.isCertain ? 8 : 1)
      }
      guard let choice = choices.randomElement(using: &generator) else { break }
      walk.take(choice)
      isOver = choice.log.ended.contains(0)
    }
    return walk
  }

  /// What the runner of the first component would publish in a walk, from its first start on.
  package func record(of walk: Walk<W>) -> FlightRecord {
    let compiled = components[0].compiled
    var record = FlightRecord(flow: compiled.name, fingerprint: compiled.fingerprint)
    for entry in walk.steps.lazy.flatMap(\.log.entries) where entry.component == 0 {
      guard var step = compiled.published(entry) else { continue }
      let last = record.steps.last
      let begins = step.disposition == .started
      // After its end an attempt publishes nothing more.
      guard begins || last?.isLast == false else { continue }
      step.number = begins ? 1 : (last?.number ?? 0) + 1
      record.steps.append(step)
    }
    return record
  }

  /// What is shown by moves of a walk.
  package func evidence(in walk: Walk<W>) -> Set<Evidence> {
    var shown: Set<Evidence> = []
    var world = walk.start.world
    for step in walk.steps {
      if case .world(let move) = step.move.kind { shown.formUnion(world.evidence(of: move)) }
      world = step.state.world
    }
    return shown
  }
}
