import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Lint in the world: calls on entering.
@Suite struct UnawaitedOutcomeTests {
  private static let bell = ComponentID<Sketch>("bell")

  /// A bell that rings in vain: a tap ends it with a failure.
  private static let ringing = Sketch { state in
    switch state {
    case .a: On(.tap) { Go(to: .z) }
    default: Finish(.failed)
    }
  }

  /// What is said of a flow that calls on entering its first state.
  private func findings(
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable () -> FlowRows<Sketch>
  ) throws -> [Finding] {
    func component(_ name: String, _ flow: Sketch) throws -> Component<Desk> {
      try Component(name, flow, perform: { _, _, _, _ in }, hear: { _ in .tap })
    }
    let caller = Sketch {
      rows()
    }
    var world = Desk()
    world.canDie = false
    return System(
      "desk", "",
      components: [try component("clerk", caller), try component("bell", Self.ringing)],
      worlds: [world]
    ) {}.check().findings.flatMap(\.all)
  }

  @Test func `an outcome that nobody waits for leaves the call waiting for ever`() throws {
    let found = try findings {
      Enter {
        Call(Self.bell, until: .done)
        Go(to: .z)
      }
    }
    let finding = try #require(found.first { $0.rule == "unawaited-outcome" })
    #expect(
      finding.sentence
        == "`a/enter/bell: done` waits for ever: `bell` can end with `failed`, which nothing waits "
        + "for; add an Or for it, a Timeout, or an Interrupt")
    #expect(finding.witness == ["knock", "tap"])
    #expect(finding.lines.count == 1)
  }

  @Test func `an outcome that is waited for, a Timeout or an Interrupt ends it`() throws {
    let found = [
      try findings {
        Enter {
          Call(Self.bell, until: .done) { Or(.failed, from: Self.bell) { Go(to: .z) } }
          Go(to: .z)
        }
      },
      try findings {
        Enter {
          Call(Self.bell, until: .done) {
            Timeout(.seconds(5), because: "nobody hears it") { Go(to: .z) }
          }
          Go(to: .z)
        }
      },
      try findings {
        Enter {
          Call(Self.bell, until: .done)
          Go(to: .z)
        }
        Interrupt(.tap) { Go(to: .z) }
      },
    ].map { $0.map(\.rule) }
    #expect(!found.contains { $0.contains("unawaited-outcome") })
    // That the outcome it waits for never comes is said even so.
    #expect(found[0].contains("never-acknowledged"))
  }

  @Test func `a component that is not there is never acknowledged, also where an attempt begins`()
    throws
  {
    let found = try findings {
      Enter {
        Call(ComponentID<Sketch>("gate"), until: .done)
        Go(to: .z)
      }
    }
    let finding = try #require(found.first { $0.rule == "never-acknowledged" })
    #expect(finding.sentence.hasPrefix("`a/enter/gate: done` waits for `gate: done`, which never"))
    #expect(finding.witness == ["knock"])
  }
}
