import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Testing

/// Who waits for a component that remembers something is remembered with it, over every path.
@Suite struct RememberedCallersTests {
  private static let names = Border.names.map { ComponentID<Sketch>($0) }

  @PropertyBuilder<Border>
  private static func sound() -> [Property<Border>] {
    Always<Border>("a caller is remembered no longer than what it calls") { transition in
      transition.hasIntent(names[0])
        || !names.dropFirst().contains { transition.hasIntent($0) }
    }
    Always<Border>("who waits for the customs is remembered as long as that is") { transition in
      !transition.hasIntent(names[0]) || !transition.isRunning(names[0])
        || [1, 2].allSatisfy { !transition.waits($0) || transition.hasIntent(names[$0]) }
    }
    Always<Border>("who waits for the page is remembered with it") { transition in
      !transition.waits(3) || !transition.waits(1) || !transition.isRunning(names[1])
        || transition.hasIntent(names[1]) == transition.hasIntent(names[3])
    }
    Always<Border>("nobody is remembered who has left, while nobody is still to come back") {
      transition in
      [1, 2].allSatisfy { number in
        !transition.isRunning(names[number]) || transition.waits(number)
          || !transition.hasIntent(names[number])
      }
    }
    Always<Border>("a launch asks once, and nobody twice") { transition in
      !transition.log.processLaunched
        || Set(transition.log.begun).count == transition.log.begun.count
          && transition.log.effects.count { $0.component == 0 } <= 1
    }
    Always<Border>("whoever is remembered goes on with a launch") { transition in
      !transition.log.processLaunched || transition.log.isCutShort
        || Border.names.indices.allSatisfy {
          !transition.wasRemembered($0) || transition.resumed(names[$0])
        }
    }
    Sometimes<Border>("a launch resumes everybody") { $0.log.resumed.count == 4 }
    Sometimes<Border>("a launch resumes all that wait, and they are answered at once") {
      $0.log.resumed.count == 4 && $0.ended(names[0])
    }
    Sometimes<Border>("a process ends in the middle of a launch that resumes") {
      $0.log.processLaunched && $0.log.isCutShort && $0.hasIntent(names[3])
    }
  }

  @Test(arguments: [false, true])
  func `holds over every path, wherever the process ends`(outlivesCallers: Bool) throws {
    let system = try Border.system(outlivesCallers: outlivesCallers) { Self.sound() }
    let report = system.check()
    #expect(report.isComplete && report.states > 500, "\(report.states)")
    for property in report.properties {
      #expect(
        property.verdict == .holds,
        "\(property.name): \(property.steps.map(\.id).joined(separator: " "))")
    }
  }

  @Test func `A walk through a launch is taken by a driver of each of the flows`() async throws {
    var walk = Walk(try Border.system())
    let moves: [Border.Move] = [
      .begin(3), .begin(2), .answer, .tell(Border.Told(component: 0, event: .tap)), .kill, .launch,
      .open, .answer, .tell(Border.Told(component: 1, event: .tap)),
    ]
    #expect(walk.take(moves.map { "\($0)" }) == nil)
    #expect(walk.transitions.contains { $0.log.resumed.count == 4 })
    for (number, flow) in Border.flows().enumerated() {
      let journeys = try flow.journeys(on: walk, component: number, named: Border.names[number])
      #expect(journeys.count == (number == 0 ? 3 : 2))
      for journey in journeys {
        let driver = await ScriptedDriver<Sketch>()
        let problems = await journey.problems(on: driver) { effect, event in
          driver.script[effect] = event
        }
        #expect(problems.map(\.description) == [])
      }
    }
  }

  @Test func `A search finds what is worked out in the world itself`() throws {
    let graph = try Border.system().explore(limits: SearchLimits(maxStates: 1_000)).graph
    for state in 0..<graph.expandedCount {
      let found = try Border.system().successors(of: graph.states[state])
      let ways = graph.edges(of: state)
      #expect(found.map(\.move) == ways.map { graph.choices[Int(graph.choiceNumbers[$0])] })
      #expect(found.map(\.state) == ways.map { graph.states[Int(graph.targets[$0])] })
    }
  }
}

extension Transition where W == Border {
  /// Whether a component waits in its call.
  fileprivate func waits(_ component: Int) -> Bool {
    let machine = components[component].machine
    return machine.isRunning
      && machine.position.map { system.components[component].compiled.positions[$0].isWaypoint }
        == true
  }

  fileprivate func wasRemembered(_ component: Int) -> Bool {
    system.remembered(in: before).contains { $0.value.hasPrefix("\(Border.names[component]) in") }
  }
}
