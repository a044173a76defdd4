import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Properties about components that a system does not have.
@Suite struct MissingComponentTests {
  typealias Fact = Property<Desk>.Fact

  @Test(
    arguments: [
      { $0.isRunning(3) }, { $0.wasRunning(3) }, { $0.began(3) }, { $0.ended(3) },
      { $0.delivered(3) }, { $0.delivered(0, component: 3) }, { $0.hasIntent(3) },
      { $0.ordered(0, component: 3) }, { $0.heard(0, component: 3) },
      { $0.isOnTheWay(3) },
    ] as [Fact])
  func `a property about a missing component is a finding that names those there are`(
    _ fact: @escaping Fact
  ) throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let report = try desk(flow) {
      AtNoTime<Desk>("a component that is not there does something") { fact($0) }
      AtNoTime<Desk>("a named one does") { $0.began(ComponentID<Sketch>("porter")) }
    }.check()
    let found = report.findings.filter { $0.rule == "missing-component" }
    #expect(found.count == 2)
    for (component, finding) in zip(["3", "`porter`"], found) {
      #expect(
        finding.sentence.hasPrefix(
          "a property or the world of `desk` speaks of component \(component); its components are 0 (`"
        ))
    }
    #expect(report.outcome == .broken)
  }

  @Test
  func `An address of a component that is not there is a finding, also where the process ends`()
    throws
  {
    let component = try Component<Stranger>(
      "desk", ProcessTests.beepAndBuzz, perform: { _, _, _, _ in }, hear: { $0 })
    let report = System("stranger", "", components: [component], worlds: [Stranger()]) {}.check()
    #expect(report.findings.contains { $0.rule == "missing-component" })
  }
}

/// A system of very many components.
@Suite struct ManyComponentsTests {
  private static func system(_ count: Int) throws -> System<Desk> {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let desk = try desk(flow) {}
    let component = desk.components[0]
    return System("crowd", "", components: (0..<count).map { _ in component }, worlds: desk.worlds)
    {
      Sometimes<Desk>("the last begins") { $0.isRunning(251) }
      Within<Desk>("soon", .seconds(1), of: { _ in false }) { _ in true }
    }
  }

  @Test(arguments: [252, 253, 256, 400])
  func `has those that there are numbers for, and says so of the others`(count: Int) throws {
    let system = try Self.system(count)
    #expect(system.components.count == min(count, 252))
    let report = system.keeping { _ in true }.check(limits: SearchLimits(maxStates: 2))
    let found = report.findings.filter { $0.rule == "too-many-components" }
    #expect(found.count == (count > 252 ? 1 : 0))
    #expect(
      found.allSatisfy {
        $0.sentence
          == "`crowd` has \(count) components, and all after number 251 are left out; check it "
          + "with fewer"
      })
  }
}

/// It keeps the address of somebody it was never told of.
private struct Stranger: QuietWorld {
  enum Move: String, Hashable, Sendable { case knock, tap }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Sketch.Event

  var asker = Address(component: 7, ticket: 3)
  var isRunning = true

  func offer(_ moves: inout [Move]) { if isRunning { moves += [.knock, .tap] } }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .knock: output.begin()
    case .tap: output.tell(.tap)
    }
  }

  mutating func endProcess(_ output: inout WorldOutput<Self>) {
    isRunning = false
    output.processEnded()
  }

  mutating func renumber(_ number: (Address) -> Address) { asker = number(asker) }
}

/// Properties that cannot be what was meant.
@Suite struct MistakenPropertyTests {
  enum Other: Hashable, Sendable { case done }

  private static let flow = Sketch { state in
    switch state {
    case .a: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test(
    arguments: zip(
      [("outcome", "delivered"), ("effect", "ordered"), ("event", "was told")],
      [
        { $0.delivered(Other.done) }, { $0.ordered(Other.done) }, { $0.heard(Other.done) },
      ] as [Property<Desk>.Fact]))
  func `a property that asks for something of another flow is a finding`(
    _ words: (String, String), _ fact: @escaping Property<Desk>.Fact
  ) throws {
    let (kind, happened) = words
    let system = try desk(Self.flow) {
      AtNoTime<Desk>("something foreign", given: { $0.delivered() }) { fact($0) }
      AtNoTime<Desk>("something that never comes", given: { $0.delivered() }) {
        $0.delivered(Sketch.Outcome.failed) || $0.ordered(Sketch.Effect.ring)
          || $0.heard(Sketch.Event.alarm)
      }
    }
    let found = system.check().findings.filter { $0.rule.hasPrefix("foreign-") }
    #expect(found.map(\.rule) == ["foreign-\(kind)"])
    #expect(
      found.map(\.sentence) == [
        "a property of `desk` asks whether `clerk` \(happened) `Other.done`, which is no \(kind) of "
          + "its flow; ask for one of those, or name the component with `component:`"
      ])
  }

  @Test func `a property without a name is a finding`() throws {
    let system = try desk(Self.flow) {
      AtNoTime<Desk>("") { _ in false }
      Sometimes<Desk>("") { $0.delivered() }
    }
    #expect(system.check().findings.filter { $0.rule == "nameless-property" }.count == 2)
  }
}
