import PermissionFlow
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  static func flow(target: Sketch.State = .b) -> Sketch {
    Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.hide, until: .hidden)
          Go(to: target)
        }
      case .b, .c: On(.ping) { Go(to: .z) }
      default: Finish(.done)
      }
    }
  }

  @Test func aSnapshotComesBackToTheMoment() throws {
    var rig = try Rig(Self.flow())
    rig.send(.tap)
    rig.send(.ping)
    let snapshot = rig.machine.snapshot
    rig.send(.hidden)
    _ = rig.settle()
    #expect(rig.position == "z")
    try rig.machine.restore(snapshot)
    #expect(rig.position == "a/tap/hidden")
    #expect(rig.machine.state == snapshot.state)
    #expect(rig.machine.snapshot == snapshot)
    #expect(rig.answer(.hide, .hidden) == "moved", "its ticket lives again")
    #expect(rig.settle() == ["ping moved"])
  }

  @Test func thatOfAnotherFlowIsRefused() throws {
    var flow = Self.flow()
    flow.name = "Other"
    let snapshot = try Rig(flow).machine.snapshot
    var rig = try Rig(Self.flow())
    let before = rig.machine.state
    #expect(throws: Refusal.self) { try rig.machine.restore(snapshot) }
    #expect(
      refusal { () throws(Refusal) in try rig.machine.restore(snapshot) }
        == "this snapshot belongs to Other, not to Sketch; start afresh")
    #expect(rig.machine.state == before)
  }

  @Test func thatOfAnotherVersionIsRefused() throws {
    let snapshot = try Rig(Self.flow()).machine.snapshot
    var rig = try Rig(Self.flow(target: .c))
    let now = rig.machine.graph.plan.fingerprint
    #expect(
      refusal { () throws(Refusal) in try rig.machine.restore(snapshot) }
        == "Sketch has changed since this snapshot was made (fingerprint \(snapshot.fingerprint), "
        + "now \(now)); start afresh")
  }
}

/// The sentence with which something is refused; nil if it is not.
func refusal(_ body: () throws(Refusal) -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return error.description
  }
}
