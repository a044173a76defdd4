import EveryPath
import Testing

/// Semantics 1: start and order.
@Suite struct OrderTests {
  @Test func `Start runs the Enter of the start state`() throws {
    let rig = try Rig(
      Sketch {
        Enter { Perform(.beep) }
        On(.tap) { Go(to: .z) }
      })
    #expect(rig.orders == ["beep"])
    #expect(rig.position == "a")
  }

  @Test func `A transition runs its steps, stops timeouts, then runs Enter`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.beep)
            Go(to: .b)
          }
          After(.seconds(1), because: "patience ends") { Go(to: .z) }
        case .b:
          Enter { Perform(.ring) }
          After(.seconds(2), because: "patience ends") { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(rig.send(.tap) == "moved")
    #expect(rig.orders == ["beep", "stop a/after 1 s", "start b/after 2 s", "ring"])
  }

  @Test func `The source is left only at the Go`() throws {
    var rig = try Rig(
      Sketch {
        On(.tap) {
          Perform(.hide, until: .hidden)
          Go(to: .z)
        }
        After(.seconds(1), because: "patience ends") { Go(to: .z) }
      })
    rig.send(.tap)
    #expect(rig.orders == ["hide"])
    #expect(rig.machine.flowState == .a)
    rig.answer(.hide, .hidden)
    #expect(rig.orders == ["stop a/after 1 s", "deliver done"])
    #expect(rig.machine.flowState == .z)
  }

  @Test func `The rows apply once a waiting Enter is done`() throws {
    var rig = try Rig(
      Sketch {
        Enter { Perform(.show, until: .shown) }
        On(.tap) { Go(to: .z) }
      })
    #expect(rig.position == "a/enter/shown")
    #expect(rig.send(.tap) == "deferred")
    #expect(rig.answer(.show, .shown) == "moved")
    #expect(rig.position == "a")
    #expect(rig.settle() == ["tap moved"])
    #expect(rig.position == "z")
  }

  @Test func `Go to the same state leaves and reenters`() throws {
    var rig = try Rig(
      Sketch {
        Enter { Perform(.beep) }
        On(.tap) { Go(to: .a) }
        After(.seconds(1), because: "patience ends") { Go(to: .z) }
      })
    rig.send(.tap)
    #expect(rig.orders == ["stop a/after 1 s", "start a/after 1 s", "beep"])
    #expect(rig.position == "a")
  }

  @Test func `Stay neither leaves nor enters`() throws {
    var rig = try Rig(
      Sketch {
        Enter { Perform(.beep) }
        On(.tap) {
          Perform(.ring)
          Stay()
        }
        After(.seconds(1), because: "patience ends") { Go(to: .z) }
      })
    #expect(rig.send(.tap) == "moved")
    #expect(rig.orders == ["ring"])
    #expect(rig.position == "a")
  }

  @Test func `A Go in Enter passes through`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b:
          Enter {
            Perform(.beep)
            Go(to: .c)
          }
          After(.seconds(1), because: "never runs") { Stay() }
        case .c:
          Enter { Perform(.ring) }
          On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    #expect(rig.orders == ["start b/after 1 s", "beep", "stop b/after 1 s", "ring"])
    #expect(rig.position == "c")
  }

  @Test func `A Stay inside Enter settles`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          Enter {
            Perform(.show, until: .shown) { Or(.failed) { Stay() } }
            Go(to: .b)
          }
          On(.tap) { Go(to: .z) }
        case .b: On(.tap) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    #expect(rig.answer(.show, .failed) == "moved")
    #expect(rig.position == "a")
    #expect(rig.send(.tap) == "moved")
  }

  @Test func `A ring of Enters that wait goes round`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          Enter {
            Perform(.show, until: .shown)
            Go(to: .b)
          }
          Interrupt(.back) { Go(to: .z) }
        case .b:
          Enter {
            Perform(.hide, until: .hidden)
            Go(to: .a)
          }
        default: Finish(.done)
        }
      })
    #expect(rig.position == "a/enter/shown")
    rig.answer(.show, .shown)
    #expect(rig.position == "b/enter/hidden")
    rig.answer(.hide, .hidden)
    #expect(rig.position == "a/enter/shown")
    #expect(rig.send(.back) == "moved")
    #expect(rig.position == "z")
  }

  @Test func `Rows after the switch apply to every state that is not final`() throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      case .b: On(.back) { Go(to: .a) }
      default: Finish(.done)
      }
      On(.alarm) { Go(to: .z) }
      Ignore(.ping, because: "news of no concern")
    }
    var first = try Rig(flow)
    #expect(first.send(.ping) == "ignored: news of no concern")
    #expect(first.send(.alarm) == "moved")
    #expect(first.send(.alarm) == "refused")
    var second = try Rig(flow)
    second.send(.tap)
    #expect(second.send(.alarm) == "moved")
    #expect(second.position == "z")
  }

  @Test func `An order to other components keeps its place`() throws {
    let other = ComponentID<Sketch>("other")
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.beep)
            Tell(other, .alarm)
            Remember()
            Forget()
            Deliver(.done)
            Perform(.buzz)
            Go(to: .z)
          }
        default: Finish()
        }
      })
    rig.send(.tap)
    #expect(
      rig.orders == ["beep", "tell other alarm", "remember a", "forget", "deliver done", "buzz"])
  }
}
