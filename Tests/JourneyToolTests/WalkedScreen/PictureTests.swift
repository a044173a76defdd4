import FlowChecker
import FlowModel
import JourneyTool
import StateSpace
import Testing

/// What a walk of every shipped system and lesson shows.
@Suite struct PictureTests {
  @Test func `Every screen of every system has words, looks like no other, and is no id`() throws {
    var screens = 0
    for system in Sample.catalog {
      let seen = try system.accept(Seeing(states: 120))
      screens += seen.count
      var owners: [Picture: String] = [:]
      #expect(!seen.isEmpty, "\(system.name)")
      for (screen, picture) in seen {
        let words = picture.words
        #expect(!words.isEmpty, "\(system.name): \(screen)")
        #expect(!words.contains(screen), "\(system.name): \(screen)")
        let other = owners.updateValue(screen, forKey: picture)
        #expect(other == nil, "\(system.name): \(screen) is \(other ?? "")")
        #expect(!words.contains { $0.hasPrefix("panel.") || $0.hasPrefix("form.") }, "\(words)")
      }
    }
    #expect(screens > 300)
  }
}

extension PictureTests {
  @Test func `What is said not to be possible now is not offered, in any system`() throws {
    for system in Sample.catalog { try system.accept(Looking(states: 30)) }
  }
}

private struct Looking: SystemVisitor {
  let states: Int

  func visit<W: World>(_ system: System<W>) throws {
    let graph = system.keeping { _ in false }.explore(limits: SearchLimits(maxStates: states)).graph
    for number in 0..<min(states, graph.expandedCount) {
      let state = graph.states[number]
      let offered = Set(
        graph.edges(of: number).map {
          system.text(of: graph.choices[Int(graph.choiceNumbers[$0])], in: state).id
        })
      let closed = state.world.notNow.map(\.text.id)
      #expect(offered.isDisjoint(with: closed), "\(system.name), \(state.world.screen): \(closed)")
      #expect(Set(closed).count == closed.count, "\(system.name): \(closed)")
    }
  }
}

/// The first picture of each screen in the states that are nearest to the start.
private struct Seeing: SystemVisitor {
  let states: Int

  func visit<W: World>(_ system: System<W>) throws -> [(screen: String, picture: Picture)] {
    let graph = system.keeping { _ in false }.explore(limits: SearchLimits(maxStates: states)).graph
    var known: Set<String> = []
    return graph.states.map(\.world).filter { known.insert($0.screen).inserted }
      .map { ($0.screen, $0.picture) }
  }
}
