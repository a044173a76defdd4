import EveryPath
import Testing

/// Who tests the tester: the journey to a mistake.
@Suite struct WitnessTests {
  @Test func `a mistake comes with a shortest journey to its state, over waits and passages`() {
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.show, until: .shown) {
              Or(.failed) { Go(to: .c) }
              Timeout(.seconds(9), because: "it may hang") { Stay() }
            }
            Go(to: .b)
          }
        case .b:
          Enter {
            Wait(.seconds(2), because: "it looks calmer")
            Go(to: .d)
          }
          On(.pong) { Go(to: .c) }
        case .c:
          Enter { Perform(.hide, until: .hidden) }
          On(.back) { Go(to: .z) }
          On(.back) { Stay() }
          After(.seconds(1), because: "patience ends") {
            Perform(.hide, until: .shown); Go(to: .z)
          }
        case .d: Ignore(.tap, because: "it is greyed out")
        case .z: Finish(.done)
        }
      })
    #expect(found.map(\.rule) == ["two-rows-for-one-event", "until-unlisted-answer", "dead-end"])
    #expect(
      found.map(\.witness) == [
        ["tap", "failed"], ["tap", "failed"], ["tap", "shown", "2 s pass"],
      ])
  }

  @Test func `a journey goes on from a state's rows once its Enter is done, and breaks in at once`()
  {
    func way(breaksIn: Bool) -> [[String]] {
      mistakes(
        of: Sketch { state in
          switch state {
          case .a:
            Enter { Perform(.hide, until: .hidden) }
            if breaksIn { Interrupt(.alarm) { Go(to: .b) } }
            After(.seconds(1), because: "patience ends") { Go(to: .b) }
          default: Ignore(.tap, because: "it is greyed out")
          }
        }
      ).map(\.witness)
    }
    #expect(way(breaksIn: false) == [["hidden", "1 s pass"]])
    #expect(way(breaksIn: true) == [["alarm"]])
  }

  @Test func `a ring of passages comes with the journey into it`() {
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b: Enter { Go(to: .c) }
        default: Enter { Go(to: .b) }
        }
      })
    #expect(found.map(\.rule) == ["endless-passage"])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test func `the headline's list shows the journey below the mistake`() {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      default: Ignore(.tap, because: "it is greyed out")
      }
    }
    let error = #expect(throws: DefinitionErrors.self) { try FlowGraph(flow) }
    #expect(error?.description.hasSuffix("or Finish()\n    for example after: tap") == true)
  }
}
