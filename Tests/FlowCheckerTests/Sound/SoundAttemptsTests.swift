import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What is promised of any attempt.
@Suite struct SoundAttemptsTests {
  /// Properties that one change of a row is enough to break.
  static let breakable = [
    "what an attempt waits for can come, be it time alone or something sooner",
    "an attempt at rest can go on without an answer that may never come",
    "an attempt does not go round for ever on answers alone",
    "an attempt has exactly one outcome",
    "from everywhere an attempt can come to its end, without the app being ended",
    "never: an attempt is told something that it neither expects nor ignores",
    "never: a person's choice is taken and nothing comes of it",
    "never: an intent outlives its attempt",
    "Settings is opened only while an intent is remembered that is gone on with",
    "an attempt can come to the outcome sent",
  ]

  private static func breaks<W: World>(_ property: String, _ system: System<W>) throws -> Bool {
    let mutationTest = try PropertyMutationTest(
      of: system.keeping { $0.name == property })
    return system.components[0].compiled.mutants().contains {
      mutationTest.status(of: $0) == .killed(by: property)
    }
  }

  @Test(arguments: breakable)
  func `Each is broken by a mistake in a flow that keeps it`(_ property: String) throws {
    #expect(try Self.breaks(property, try SoundFlowsTests.upload()))
  }

  @Test func `A dialog of a dialog flow is taken away`() throws {
    let property = "an attempt takes away what it shows before its outcome is told"
    #expect(try Self.breaks(property, try SoundFlowsTests.payment()))
  }

  @Test(arguments: [
    "an attempt takes away what it shows before its outcome is told",
    "Settings is opened only once what is shown is gone",
    "an attempt that a new process goes on with can come to its end",
  ])
  func `A hasty trip to Settings breaks what a careful one keeps`(_ property: String) throws {
    let system = System(
      "hasty", "", components: [try SoundFlowsTests.component(Hasty(), checksPaths: false)],
      worlds: [Street()]
    ) { SoundAttempts() }
    #expect(try system.verdict(on: property) == .broken)
    #expect(try SoundFlowsTests.upload().verdict(on: property) == .holds)
  }

  @Test(arguments: [false, true])
  func `A stale answer is acted on only where answers count without their ticket`(
    _ trusts: Bool
  ) throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
        On(.tap) { Go(to: .b) }
      case .b:
        On(.tap) { Go(to: .z) }
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let component = try Component<Desk>(
      "clerk", flow, trustsLateAnswers: trusts,
      perform: { _, address, desk, _ in desk.asker = address },
      hear: { if case .said(let isYes) = $0 { isYes ? .yes : .no } else { .tap } })
    let system = System("desk", "", components: [component], worlds: [Desk()]) { SoundAttempts() }
    let verdict = try system.verdict(on: "never: an attempt acts on a stale answer")
    #expect(verdict == (trusts ? .broken : .holds))
  }

  @Test func `The end of the app is no way out`() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.ping) { Go(to: .z) }
        Ignore(.tap, because: "nothing is to be tapped")
      default: Finish(.done)
      }
    }
    let system = try desk(flow) {
      SoundAttempts()
      CanAlwaysReach("it can end", whenever: { $0.isRunning() }) { !$0.isRunning() }
    }
    func verdict(_ property: String) throws -> PropertyResult.Verdict? {
      try system.verdict(on: property)
    }
    #expect(try verdict("it can end") == .holds)
    #expect(try verdict(Self.breakable[0]) == .broken)
    #expect(try verdict(Self.breakable[4]) == .broken)
  }

  @Test func `What a flow does not speak of is not promised`() throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let names = try desk(flow) { SoundAttempts() }.properties.map(\.name)
    #expect(!names.contains { $0.contains("intent") || $0.contains("Settings") })
    #expect(!names.contains { $0.contains("process") || $0.contains("shows") })
    #expect(names.contains("an attempt can come to the outcome done"))
    #expect(Set(names).count == names.count)
  }

  @Test func `Each component of a system takes them under its own name`() throws {
    let names = ["one", "other"]
    let system = System(
      "two", "", components: try names.map { try SoundFlowsTests.component(Upload(), $0) },
      worlds: [Street()]
    ) {
      SoundAttempts()
      SoundAttempts(component: ComponentID<Upload>("other"))
    }
    for name in names {
      #expect(
        system.properties.count { $0.name.hasSuffix(" (\(name))") } * 2 == system.properties.count)
    }
    let one = try SoundFlowsTests.upload()
    #expect(system.properties.count == one.properties.count * 2)
  }

  @Test func `A component that there is not is a finding`() throws {
    let upload = try SoundFlowsTests.upload()
    let system = System("upload", "", components: upload.components, worlds: upload.worlds) {
      SoundAttempts(component: ComponentID<Upload>("other"))
    }
    #expect(system.check().outcome != .ok)
    #expect(system.check().findings.contains { $0.rule == "missing-component" })
  }
}

/// An upload that leaves for Settings while the person has not answered yet, and in a new process
/// waits for a return that has happened already.
private struct Hasty: Flow {
  typealias State = Upload.State
  typealias Event = Upload.Event
  typealias Effect = Upload.Effect
  typealias Outcome = Upload.Outcome

  private let upload = Upload()
  var start: State { upload.start }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter { Perform(.readAccess) }
      On(.allowed) { Go(to: .sent) }
      On(.denied) { Go(to: .explaining) }
      On(.undecided) { Go(to: .asking) }
    case .asking:
      Enter { Perform(.askAccess) }
      On(.allowed) { Go(to: .sent) }
      On(.denied) { Go(to: .refused) }
    case .explaining:
      Enter {
        Perform(.explain)
        Remember()
        Perform(.openSettings, until: .leftApp) { Or(.settingsFailed) { Go(to: .refused) } }
        Go(to: .inSettings)
      }
    case .inSettings: On(.foregrounded) { Go(to: .sent) }
    case .sent: Finish(.sent)
    default: Finish(.refused)
    }
  }

  func answers(to effect: Effect) -> [Event] { upload.answers(to: effect) }
  func role(of event: Event) -> EventRole { upload.role(of: event) }
  func role(of effect: Effect) -> EffectRole { upload.role(of: effect) }
  func resume(from state: State) -> Resumption<State, Outcome> { .at(.inSettings) }
  func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
