import EveryPath
import Testing

/// Semantics 2: deferred events.
@Suite struct DeferredTests {
  /// `tap` waits for `hidden`, then goes to `b`; `back` does the same and stays.
  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
      On(.back) {
        Perform(.hide, until: .hidden)
        Stay()
      }
      On(.yes) { Go(to: .c) }
      After(.seconds(9), because: "patience ends") { Go(to: .d) }
    case .b:
      On(.ping) { Stay() }
      On(.pong) {
        Perform(.show, until: .shown)
        Go(to: .c)
      }
      On(.yes) { Go(to: .d) }
    case .c, .d: On(.ping) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `The order of deferred events is kept`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.pong)
    rig.send(.ping)
    rig.send(.hidden)
    #expect(rig.settle() == ["pong moved"])
    #expect(rig.position == "b/pong/shown")
    rig.send(.shown)
    #expect(rig.settle() == ["ping moved"])
    #expect(rig.position == "z")
  }

  @Test func `Each event is deferred once`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.send(.ping) == "deferred")
    #expect(rig.send(.ping) == "deferred")
    #expect(rig.machine.state.deferred.count == 1)
    rig.send(.hidden)
    #expect(rig.settle() == ["ping moved"])
  }

  @Test func `Deferred events are delivered one by one and looked up afresh`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.yes)
    rig.send(.pong)
    rig.send(.hidden)
    #expect(rig.settle() == ["yes moved", "pong refused"])
    #expect(rig.position == "d")
  }

  @Test func `Nothing is delivered before the end`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.ping)
    #expect(rig.settle() == [])
    #expect(rig.machine.state.deferred.count == 1)
  }

  @Test func `A timeout that falls due is deferred first`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.back)
    #expect(rig.send(.yes) == "deferred")
    #expect(rig.fire("a/after 9 s") == "deferred")
    rig.send(.hidden)
    #expect(rig.settle() == ["9 s pass moved", "yes refused"])
    #expect(rig.position == "d")
  }

  @Test func `Go discards a deferred timeout`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.fire("a/after 9 s") == "deferred")
    rig.send(.ping)
    rig.send(.hidden)
    #expect(rig.position == "b")
    #expect(rig.settle() == ["ping moved"])
    #expect(rig.position == "b")
  }

  @Test func `A timeout falls due once`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.fire("a/after 9 s") == "deferred")
    #expect(rig.fire("a/after 9 s") == "stale")
    #expect(rig.machine.state.deferred.count == 1)
  }

  @Test func `A deferred answer dies with the state that asked`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "deferred", "`b` has a row for it")
    rig.send(.hidden)
    #expect(rig.settle() == [], "it answered `a`, and `a` is left")
    #expect(rig.position == "b")
  }

  @Test func `A deferred answer is delivered when the state stays`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.back)
    #expect(rig.answer(.ask, .yes) == "deferred")
    rig.send(.hidden)
    #expect(rig.settle() == ["yes moved"])
    #expect(rig.position == "c")
  }

  @Test func `The same news from elsewhere outlives a stale answer`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "deferred")
    #expect(rig.send(.yes) == "deferred")
    rig.send(.hidden)
    #expect(rig.settle() == ["yes moved"], "the answer is stale, the news is not")
    #expect(rig.position == "d")
  }

  @Test func `The same news twice is delivered once when the state stays`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.back)
    rig.answer(.ask, .yes)
    rig.send(.yes)
    rig.send(.hidden)
    #expect(rig.settle() == ["yes moved"])
  }

  @Test func `The end discards what is deferred`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.ping)
    rig.abandon(.dropped)
    #expect(rig.settle() == [])
    #expect(rig.machine.state.deferred == [])
  }

  @Test func `A destination behind another waiting place counts`() throws {
    var rig = try Rig(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            Perform(.hide, until: .hidden)
            Go(to: .b)
          }
        case .b:
          Enter {
            Perform(.show, until: .shown)
            Go(to: .c)
          }
        case .c: On(.ping) { Go(to: .z) }
        default: Finish(.done)
        }
      })
    rig.send(.tap)
    #expect(rig.send(.ping) == "deferred")
    rig.send(.hidden)
    #expect(rig.settle() == [])
    rig.send(.shown)
    #expect(rig.settle() == ["ping moved"])
  }

  /// `tap` asks on the way to `b`; an alarm interrupts, at once or after waiting.
  static let interrupted = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ask)
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
      On(.yes) { Go(to: .d) }
      Interrupt(.alarm) { Go(to: .b) }
      Interrupt(.back) { Stay() }
    case .b:
      On(.yes) { Go(to: .c) }
      On(.pong) {
        Perform(.show, until: .shown)
        Go(to: .c)
      }
    case .c, .d: On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `A deferred answer dies with the transition that asked`() throws {
    var rig = try Rig(Self.interrupted)
    rig.send(.tap)
    #expect(rig.answer(.ask, .yes) == "deferred")
    rig.send(.alarm)
    #expect(rig.position == "b")
    #expect(rig.settle() == [], "the transition that asked never ended in `b`")
  }

  @Test func `Spontaneous news survives the interrupt`() throws {
    var rig = try Rig(Self.interrupted)
    rig.send(.tap)
    rig.answer(.ask, .yes)
    rig.send(.yes)
    rig.send(.alarm)
    #expect(rig.settle() == ["yes moved"])
    #expect(rig.position == "c")
  }

  @Test func `An interrupt that stays keeps the deferred answer`() throws {
    var rig = try Rig(Self.interrupted)
    rig.send(.tap)
    rig.answer(.ask, .yes)
    rig.send(.back)
    #expect(rig.settle() == ["yes moved"])
    #expect(rig.position == "d")
  }

  @Test func `A deferred answer to the destination dies when that is left`() throws {
    var rig = try Rig(Self.interrupted)
    rig.send(.tap)
    rig.send(.pong)
    rig.answer(.ask, .yes)
    rig.send(.hidden)
    #expect(rig.settle() == ["pong moved"])
    #expect(rig.position == "b/pong/shown")
    rig.send(.shown)
    #expect(rig.settle() == [], "`b`, which asked, is left")
    #expect(rig.position == "c")
  }
}
