import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: rows beside an Enter that always leads on.
@Suite struct UnreachableRowTests {
  private func found(in flow: Sketch) throws -> [Finding] {
    try findings(of: flow).filter { $0.rule == "unreachable-row" }
  }

  @Test func `A timeout where entering leads on at once`() throws {
    let line = #line + 7
    let found = try found(
      in: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b:
          Enter { Go(to: .c) }
          After(.seconds(5), because: "nobody came") { Go(to: .z) }
        case .c: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "entering `b` always leads on, so no journey reaches this row beside its Enter; remove it, "
          + "or end the Enter without Go"
      ])
    #expect(found.map(\.lineNumbers) == [[line]])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test func `Rows where entering waits, and leads on then`() throws {
    let line = #line + 10
    let found = try found(
      in: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b:
          Enter {
            Perform(.hide, until: .hidden)
            Go(to: .c)
          }
          On(.tap) { Go(to: .z) }
          On(.back) { Go(to: .z) }
          Interrupt(.alarm) { Go(to: .z) }
        case .c: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(found.map(\.lineNumbers) == [[line, line + 1]])
    #expect(found.first?.sentence.contains("these rows beside its Enter; remove them") == true)
  }

  @Test(arguments: [true, false])
  func `None where a journey may rest, or the row is for all states`(mayStay: Bool) throws {
    let found = try found(
      in: Sketch { state in
        switch state {
        case .a:
          Enter {
            if mayStay {
              Perform(.show, until: .shown) { Or(.failed) { Stay() } }
            } else {
              Perform(.hide, until: .hidden)
            }
            Go(to: .b)
          }
          if mayStay { On(.tap) { Go(to: .b) } }
        case .b: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
        if state != .z { On(.back) { Go(to: .z) } }
      })
    #expect(found.isEmpty)
  }
}
