import PermissionFlow
import Testing

@Suite struct `An intent that outlives the end of its attempt` {
  private func found(
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable (Sketch.State) -> FlowRows<Sketch>
  ) throws -> [Finding] {
    try findings(of: Sketch(rows)).filter { $0.rule == "intent-outlives-end" }
  }

  @Test(arguments: [false, true])
  func `is found unless it is forgotten on the way`(forgets: Bool) throws {
    let line = #line + 4
    let found = try found { state in
      switch state {
      case .a:
        On(.tap) {
          Remember()
          Go(to: .b)
        }
        On(.back) {
          Forget()
          Go(to: .z)
        }
      case .b:
        On(.ping) {
          if forgets { Forget() }
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    guard !forgets else {
      #expect(found == [])
      return
    }
    #expect(
      found.map(\.sentence) == [
        "`z` is the end, and what was remembered is still there, so the next process goes on with "
          + "an attempt that is over; write Forget() on the way"
      ])
    #expect(found.map(\.lineNumbers) == [[line + 9, line]])
    #expect(found.map(\.witness) == [["tap", "ping"]])
  }

  @Test func `is found where a resumed attempt ends with it`() throws {
    // Sketches resume in `a`, where the way back forgets nothing.
    let found = try found { state in
      switch state {
      case .a:
        On(.tap) {
          Remember()
          Go(to: .b)
        }
        On(.back) { Go(to: .z) }
      case .b:
        On(.ping) {
          Forget()
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    #expect(found.map(\.witness) == [["tap", "the app is ended and resumed", "back"]])
  }
}
