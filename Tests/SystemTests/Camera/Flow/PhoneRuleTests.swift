import FlowChecker
import FlowModel
import FlowTestSupport
import SimulatedPhone
import StateSpace
import Testing

/// What a real phone does happens in camera × phone.
@Suite struct PhoneRuleTests {
  @Test func `ids are unique`() {
    #expect(Set(PhoneRule.all.map(\.id)).count == PhoneRule.all.count)
  }

  @Test(.optimised)
  func `every rule is taken`() async throws {
    let graph = try #require(await CameraSearch.exploration(of: .camera)).graph
    let gate = try #require(await CameraSearch.exploration(of: .cameraGate)).graph
    for rule in PhoneRule.all where !rule.isTaken(in: graph) && !rule.isTaken(in: gate) {
      Issue.record("never happens: \(rule)")
    }
  }

  /// A phone that cannot misbehave proves nothing: at some moment the variant leads where nothing
  /// else that could happen then does.
  @Test(.optimised)
  func `every uncertain variant changes some journey`() async throws {
    let graph = try #require(await CameraSearch.exploration(of: .camera)).graph
    for rule in PhoneRule.all where rule.isUncertain {
      // Not inside the macro: on failure it would print the whole graph.
      let isDecisive = rule.isDecisive(in: graph)
      #expect(isDecisive, "nothing depends on \(rule)")
    }
  }

  /// Some variants lead nowhere new, only there by another way; these do.
  @Test(
    .optimised,
    arguments: [
      "alert.lock.neverTold", "alert.lock.waits", "alert.lock.countsAsNo", "switch.on.seesOld",
      "switch.off.seesOld", "session.no-frame", "person.unplug", "person.reset",
      "policy.forbid.survives",
    ])
  func `without the variant some moments are never reached`(_ id: String) async throws {
    let graph = try #require(await CameraSearch.exploration(of: .camera)).graph
    let rule = try #require(PhoneRule.all.first { $0.id == id })
    let (reached, all) = (graph.reach(without: rule), graph.states.count)
    #expect(reached < all)
  }
}

extension PhoneRule {
  /// Whether some way of a searched graph realises the rule.
  func isTaken(in graph: StateGraph<SystemState<Phone>, SystemMove<Phone>>) -> Bool {
    guard case .move(_, let when) = realisation else { return true }
    let choices = matches(graph.choices)
    guard choices.contains(true) else { return false }
    for state in 0..<graph.expandedCount {
      for way in graph.edges(of: state) where choices[Int(graph.choiceNumbers[way])] {
        let before = graph.states[state].world
        if when(before, graph.states[Int(graph.targets[way])].world) { return true }
      }
    }
    return false
  }

  /// Whether somewhere it leads to a state that nothing else possible there leads to.
  func isDecisive(in graph: StateGraph<SystemState<Phone>, SystemMove<Phone>>) -> Bool {
    let choices = matches(graph.choices)
    for state in 0..<graph.expandedCount {
      let ways = graph.edges(of: state)
      for way in ways where choices[Int(graph.choiceNumbers[way])] {
        let isReplaceable = ways.contains {
          graph.targets[$0] == graph.targets[way] && !choices[Int(graph.choiceNumbers[$0])]
        }
        if !isReplaceable { return true }
      }
    }
    return false
  }

  /// Which choices are the rule's move, the app not being ended in the middle of it.
  fileprivate func matches(_ choices: [SystemMove<Phone>]) -> [Bool] {
    guard case .move(let matches, _) = realisation else { return choices.map { _ in false } }
    return choices.map { choice in
      if case .world(let move) = choice.kind { choice.cut == nil && matches(move) } else { false }
    }
  }
}

extension StateGraph where State == SystemState<Phone>, Action == SystemMove<Phone> {
  /// How many states can be reached if the phone never does this.
  func reach(without rule: PhoneRule) -> Int {
    let permitted = choices.map { choice in
      guard case .world(let move) = choice.kind, case .move(let matches, _) = rule.realisation
      else { return true }
      return !matches(move)
    }
    var seen = [Bool](repeating: false, count: states.count)
    var open = Array(0..<startCount)
    for start in open { seen[start] = true }
    var count = open.count
    while let state = open.popLast() {
      for way in edges(of: state) where permitted[Int(choiceNumbers[way])] {
        let target = Int(targets[way])
        guard !seen[target] else { continue }
        seen[target] = true
        count += 1
        open.append(target)
      }
    }
    return count
  }
}
