import EveryPath
import Testing

/// Who tests the tester: steps.
@Suite struct StepMistakesTests {
  @Test func `Steps after Go`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Go(to: .z)
          Perform(.beep)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "this step comes after the Go or Stay of line \(line) and can never run; Go and Stay come "
          + "last"
      ])
    #expect(found.map(\.rule) == ["steps-after-end"])
    #expect(found.first?.lineNumbers == [line + 1, line])
  }

  @Test func `Two ends in a block`() {
    let line = #line + 6
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Perform(.show, until: .shown) {
            Or(.failed) {
              Stay()
              Go(to: .z)
            }
          }
          Go(to: .z)
        }
      })
    #expect(found.map(\.rule) == ["steps-after-end"])
    #expect(found.first?.lineNumbers == [line + 1, line])
  }

  @Test func `No Go`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        On(.tap) { Perform(.beep) }
        Interrupt(.alarm) { Perform(.beep) }
        After(.seconds(1), because: "patience ends") { Perform(.beep) }
        On(.back) {
          Perform(.show, until: .shown) {
            Or(.failed) { Perform(.beep) }
            Timeout(.seconds(1), because: "it may hang") { Perform(.beep) }
          }
          Go(to: .z)
        }
      })
    #expect(
      Set(found.map(\.sentence)) == [
        "this does not say where it ends; write Go(to: …) or Stay() as its last step"
      ])
    #expect(Set(found.map(\.rule)) == ["missing-end"])
    #expect(
      found.map(\.lineNumbers) == [[line], [line + 1], [line + 2], [line + 5], [line + 6]])
  }

  @Test func `Bad durations`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        After(.zero, because: "at once") { Go(to: .z) }
        On(.tap) {
          Wait(.milliseconds(-200), because: "it looks calmer")
          Perform(.show, until: .shown) {
            Timeout(.seconds(-1), because: "it may hang") { Stay() }
          }
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "After of 0 s cannot pass; write a time above zero",
        "Wait of -0.2 s cannot pass; write zero or more",
        "Timeout of -1 s cannot pass; write a time above zero",
      ])
    #expect(Set(found.map(\.rule)) == ["bad-duration"])
    #expect(found.map(\.lineNumbers) == [[line], [line + 2], [line + 4]])
  }

  @Test func `Durations that no clock tells`() {
    let found = mistakes(
      of: Sketch {
        After(.seconds(Int64.max), because: "never") { Go(to: .z) }
        On(.tap) {
          Wait(.seconds(3_155_760_001), because: "a century and more")
          Go(to: .z)
        }
        On(.back) {
          Wait(.seconds(3_155_760_000), because: "a century")
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "After of 9223372036854775807 s is longer than a hundred years; write less",
        "Wait of 3155760001 s is longer than a hundred years; write less",
      ])
  }

  @Test func `Missing reasons`() {
    let line = #line + 3
    let found = mistakes(
      of: Sketch {
        After(.seconds(1), because: "") { Go(to: .z) }
        Ignore(.ping, because: "  ")
        On(.tap) {
          Wait(.seconds(1), because: "\n")
          Perform(.show, until: .shown) {
            Timeout(.seconds(1), because: "") { Stay() }
          }
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence)
        == [
          "After needs its reason: say after `because:` why this is right",
          "Ignore needs its reason: say after `because:` why this is right",
          "Wait needs its reason: say after `because:` why this is right",
          "Timeout needs its reason: say after `because:` why this is right",
        ])
    #expect(Set(found.map(\.rule)) == ["missing-reason"])
    #expect(found.map(\.lineNumbers) == [0, 1, 3, 5].map { [line + $0] })
  }

  @Test func `An until that nothing answers`() {
    let line = #line + 4
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Perform(.show, until: .hidden)
          Perform(.beep, until: .shown)
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "nothing answers `show` with `hidden`: answers(to:) lists `shown`, `failed`; list it there, "
          + "or wait for something else",
        "nothing answers `beep` with `shown`: answers(to:) lists none; list it there, or wait for "
          + "something else",
      ])
    #expect(Set(found.map(\.rule)) == ["until-unlisted-answer"])
    #expect(found.map(\.lineNumbers) == [[line], [line + 1]])
  }

  @Test func `An Or that is no answer`() {
    let line = #line + 5
    let found = mistakes(
      of: Sketch {
        On(.tap) {
          Perform(.show, until: .shown) {
            Or(.failed) { Stay() }
            Or(.alarm) { Stay() }
          }
          Go(to: .z)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "nothing answers `show` with `alarm`: answers(to:) lists `shown`, `failed`; list it there, or "
          + "write an Interrupt for what comes by itself"
      ])
    #expect(found.map(\.rule) == ["or-unlisted-answer"])
    #expect(found.map(\.lineNumbers) == [[line + 1]])
  }

  @Test func `A ring of passages`() {
    let line = #line + 6
    let found = mistakes(
      of: Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b: Enter { Go(to: .c) }
        case .c: Enter { Go(to: .b) }
        default: Finish(.done)
        }
      })
    #expect(
      found.map(\.sentence) == [
        "entering `b` leads straight back into it, without ever coming to rest; let one of the "
          + "Enter blocks wait, or end without Go"
      ])
    #expect(found.map(\.rule) == ["endless-passage"])
    #expect(found.first?.lineNumbers == [line])
  }

  @Test func `A state that leads straight into itself`() {
    let found = mistakes(
      of: Sketch {
        Enter { Go(to: .a) }
      })
    #expect(found.map(\.rule) == ["endless-passage"])
  }
}
