import EveryPath
import FlowChecker
import Testing

/// A step that waits for one of several answers, and what is told where another has no row.
@Suite struct UnhandledWaitTests {
  /// A flow whose first state has these rows.
  private func found(@FlowRowBuilder<Sketch> _ rows: () -> FlowRows<Sketch>) throws -> [Finding] {
    let rows = rows()
    return try findings(
      of: Sketch {
        On(.back) { Go(to: .z) }
        rows
      }
    ).filter { $0.rule == "unhandled-answer" }
  }

  private static func sentence(_ place: String) -> String {
    "`\(place)` waits for `shown`, but `show` can be answered with `failed`, which nothing waits "
      + "for; add an Or for it, or leave it out of answers(to:)"
  }

  @Test func `A step that waits for one of several answers, with the journey to it`() throws {
    let line = #line + 3
    let found = try found {
      On(.tap) {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
    }
    #expect(found.map(\.sentence) == [Self.sentence("a/tap/shown")])
    #expect(found.map(\.lineNumbers) == [[line]])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test func `A time limit, an Interrupt beside it, or an After is no row for the answer`() throws {
    let limited = try found {
      On(.tap) {
        Perform(.show, until: .shown) { Timeout(.seconds(9), because: "lost") { Stay() } }
        Go(to: .z)
      }
    }
    #expect(limited.map(\.sentence) == [Self.sentence("a/tap/shown")])
    let interrupted = try found {
      On(.tap) {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
      Interrupt(.alarm) { Go(to: .z) }
    }
    #expect(interrupted.map(\.sentence) == [Self.sentence("a/tap/shown")])
    let later = try found {
      On(.tap) {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
      After(.seconds(9), because: "patience ends") { Go(to: .z) }
    }
    #expect(later.map(\.sentence) == [Self.sentence("a/tap/shown")])
  }

  @Test func `Entering, an Interrupt and the steps of an Or wait alike`() throws {
    let entering = try found {
      Enter {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
    }
    #expect(entering.map(\.sentence) == [Self.sentence("a/enter/shown")])
    let interrupting = try found {
      Interrupt(.alarm) {
        Perform(.show, until: .shown)
        Go(to: .z)
      }
    }
    #expect(interrupting.map(\.sentence) == [Self.sentence("a/alarm/shown")])
    let otherwise = try found {
      On(.tap) {
        Perform(.ask, until: .yes) {
          Or(.no) {
            Perform(.show, until: .shown)
            Go(to: .z)
          }
        }
        Go(to: .z)
      }
    }
    #expect(otherwise.count == 1)
    #expect(otherwise.allSatisfy { $0.sentence.contains("waits for `shown`, but") })
  }

  @Test func `One that is ignored or comes later leaves the wait open, unless something ends it`()
    throws
  {
    func ignored(_ steps: FlowRows<Sketch>) throws -> [String] {
      try found {
        steps
        Ignore(.failed, because: "it changes nothing")
      }.map(\.sentence)
    }
    let endless = On(.tap) {
      Perform(.show, until: .shown)
      Go(to: .z)
    }.block
    let limited = On(.tap) {
      Perform(.show, until: .shown) { Timeout(.seconds(9), because: "lost") { Stay() } }
      Go(to: .z)
    }.block
    #expect(try ignored(endless) == [Self.sentence("a/tap/shown")])
    #expect(try ignored(limited) == [])
    let held = try found {
      On(.tap) {
        Perform(.show, until: .shown)
        Stay()
      }
      On(.failed) { Go(to: .z) }
    }
    #expect(held.map(\.sentence) == [Self.sentence("a/tap/shown")])
  }

  @Test func `A wait whose every answer has a row is none`() throws {
    #expect(
      try found {
        On(.tap) {
          Perform(.show, until: .shown) { Or(.failed) { Stay() } }
          Go(to: .z)
        }
      } == [])
    #expect(
      try found {
        On(.tap) {
          Perform(.show, until: .shown)
          Go(to: .z)
        }
        Interrupt(.failed) { Go(to: .z) }
      } == [])
    #expect(
      try found {
        On(.tap) {
          Perform(.hide, until: .hidden)
          Go(to: .z)
        }
      } == [])
  }

  @Test func `What a state has asked can be answered while steps wait for something else`() throws {
    let asking = Enter { Perform(.ask) }.block
    let yes = On(.yes) { Go(to: .z) }.block
    let no = On(.no) { Go(to: .z) }.block
    let found = try found {
      asking
      yes
      no
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .z)
      }
    }
    #expect(
      found.map(\.sentence) == [
        "`ask` can be answered with `yes`, which `a/tap/hidden` has no row for; write Interrupt or "
          + "Ignore, or leave it out of answers(to:); the same goes for `no`"
      ])
    #expect(found.map(\.witness) == [["tap"]])
    let staying = try self.found {
      asking
      yes
      no
      On(.tap) {
        Perform(.hide, until: .hidden)
        Stay()
      }
    }
    #expect(staying == [])
    let interrupted = try self.found {
      asking
      Interrupt(.yes) { Go(to: .z) }
      Interrupt(.no) { Go(to: .z) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .z)
      }
    }
    #expect(interrupted == [])
  }
}
