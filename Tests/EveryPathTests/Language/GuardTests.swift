import EveryPath
import Testing

@Suite struct GuardTests {
  static func flow(isOpen: Bool) -> Sketch {
    Sketch { state in
      switch state {
      case .a:
        On(.tap, when: Guard("attempts left", isOpen)) { Go(to: .b) }
        On(.tap, when: Guard("no attempts left", !isOpen)) { Go(to: .c) }
        On(.back) { Go(to: .b) }
        On(.alarm) { Go(to: .c) }
      case .b, .c: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
  }

  @Test(arguments: [(true, "b"), (false, "c")])
  func `The row whose guard is open is taken`(isOpen: Bool, state: String) throws {
    var rig = try Rig(Self.flow(isOpen: isOpen))
    #expect(rig.send(.tap) == "moved")
    #expect(rig.position == state)
  }

  @Test func `A closed row is on record with its guard`() throws {
    let line = #line + 5
    let graph = try FlowGraph(
      Sketch { state in
        switch state {
        case .a:
          On(.tap, when: Guard("attempts left", false)) { Go(to: .b) }
          On(.back, when: Guard("sure", true)) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    let row = try #require(graph.compiled.closedRows.first)
    #expect(graph.compiled.closedRows.count == 1)
    #expect(row.guardName == "attempts left")
    #expect(graph.compiled.symbols[row.symbol].id == "tap")
    #expect(row.line.line == line)
    #expect(row.line.file == #fileID)
    #expect(graph.compiled.edges.map(\.guardName) == ["sure"])
  }

  @Test func `Where only a closed row leads is not reached`() throws {
    let graph = try FlowGraph(Self.flow(isOpen: false))
    #expect(graph.number(of: Sketch.State.b) != nil)
    let closed = try FlowGraph(
      Sketch { state in
        switch state {
        case .a:
          On(.tap, when: Guard("open", false)) { Go(to: .b) }
          On(.back) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(closed.number(of: Sketch.State.b) == nil)
  }

  @Test func `An Ignore applies where the guard is closed`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap, when: Guard("open", false)) { Go(to: .z) }
          Ignore(.tap, because: "it is greyed out")
          On(.back) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(rig.send(.tap) == "ignored: it is greyed out")
  }
}
