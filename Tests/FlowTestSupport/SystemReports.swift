import EveryPath
public import FlowChecker
public import FlowModel
public import StateSpace

/// Searches a system whose world is not known, as far as the limits let it, with those properties
/// whose names pass; that each property can be broken is checked elsewhere.
public func report(
  on system: any AnySystem, limits: SearchLimits = SearchLimits(),
  keeping isKept: @escaping @Sendable (String) -> Bool = { _ in true }
) throws -> CheckReport {
  try system.accept(Searching(limits: limits, isKept: isKept))
}

/// Searches a system near its starts, and further only if that leaves some properties unbroken.
public func report(
  on system: any AnySystem, breaking properties: [String]
) throws -> CheckReport {
  for states in [2_000, 8_000] {
    let near = try report(on: system, limits: SearchLimits(maxStates: states)) {
      properties.contains($0)
    }
    if near.properties.allSatisfy({ $0.verdict == .broken }) { return near }
  }
  return try report(on: system, limits: SearchLimits(maxStates: 20_000)) { properties.contains($0) }
}

private struct Searching: SystemVisitor {
  let limits: SearchLimits
  let isKept: @Sendable (String) -> Bool

  func visit<W: World>(_ system: System<W>) -> CheckReport {
    system.keeping { isKept($0.name) }.explore(limits: limits).report
  }
}

extension CheckReport {
  /// What is not as it should be: the end of the search, properties with their journeys, findings.
  public var complaints: [String] {
    (isComplete ? [] : ["the search is not complete"])
      + properties.filter { $0.verdict != .holds }.map { "\($0.name): \($0.steps.map(\.id))" }
      + findings.map(\.description)
  }

  /// Those of some properties that are not shown broken by a journey.
  public func unbroken(of names: [String]) -> [String] {
    let broken = properties.filter { $0.verdict == .broken && !$0.steps.isEmpty }.map(\.name)
    return names.filter { !broken.contains($0) }
  }
}

/// How a search differs for its verdicts and positions from one of a calmer world, in sentences.
public func differences<W>(
  of calm: Exploration<W>, and restless: Exploration<W>, in system: System<W>
) -> [String] {
  var found: [String] = []
  if !calm.report.isComplete || !restless.report.isComplete { found.append("it is not complete") }
  if calm.report.states >= restless.report.states { found.append("it finds no more states") }
  if calm.report.properties.map(\.verdict) != restless.report.properties.map(\.verdict) {
    found.append("it judges otherwise")
  }
  for component in calm.graph.states[0].components.indices
  where calm.unvisited(component: component, of: system)
    != restless.unvisited(component: component, of: system)
  {
    found.append("component \(component) comes elsewhere")
  }
  return found
}

extension Exploration {
  /// The states of a component that no path visits, by their ids.
  public func unvisited(component: Int, of system: System<W>) -> [String] {
    let compiled = system.components[component].compiled
    let visited = Set(
      graph.states.compactMap { state in
        state.components[component].machine.position.map { compiled.positions[$0].state }
      })
    return (0..<compiled.stateCount).filter { !visited.contains($0) }.map {
      compiled.positions[$0].id
    }
  }

  /// How many positions there are as long as no process is ended: by no such move, and not midway.
  public func positionsBeforeKills(_ isKill: (W.Move) -> Bool) -> Int {
    var isSeen = [Bool](repeating: false, count: graph.states.count)
    var open = Array(0..<graph.startCount)
    for start in open { isSeen[start] = true }
    var count = 0
    while let state = open.popLast() {
      count += 1
      for edge in graph.edges(of: state) {
        let move = graph.choices[Int(graph.choiceNumbers[edge])]
        if move.cut != nil { continue }
        if case .world(let move) = move.kind, isKill(move) { continue }
        let target = Int(graph.targets[edge])
        if !isSeen[target] { open.append(target) }
        isSeen[target] = true
      }
    }
    return count
  }

  /// How many combinations of machine positions the paths visit, whatever the world is like.
  public var combinations: Int {
    Set(graph.states.map { state in state.components.map(\.machine.position) }).count
  }
}
