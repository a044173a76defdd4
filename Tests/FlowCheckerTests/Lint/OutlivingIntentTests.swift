import EveryPath
import FlowChecker
import Testing

/// An intent that outlives the end of its attempt.
@Suite struct OutlivingIntentTests {
  static let tapLine = #line + 8

  /// A sketch that remembers at a tap and can end in two ways; it resumes in `a`.
  private func found(forgettingAtPing: Bool, atBack: Bool) throws -> [Finding] {
    let flow = Sketch { state in
      switch state {
      case .a:
        // Here it remembers.
        On(.tap) {
          Remember()
          Go(to: .b)
        }
        On(.back) {
          if atBack { Forget() }
          Go(to: .z)
        }
      case .b:
        On(.ping) {
          if forgettingAtPing { Forget() }
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    return try findings(of: flow).filter { $0.rule == "intent-outlives-end" }
  }

  @Test func `An outliving intent is found where it is not forgotten on the way`() throws {
    let found = try found(forgettingAtPing: false, atBack: true)
    #expect(
      found.map(\.sentence) == [
        "`z` is the end, and what was remembered is still there, so the next process resumes "
          + "an attempt that is over; write Forget() on the way"
      ])
    #expect(found.map(\.lineNumbers) == [[Self.tapLine + 9, Self.tapLine]])
    #expect(found.map(\.witness) == [["tap", "ping"]])
  }

  @Test func `An outliving intent is found where a resumed attempt ends with it`() throws {
    let found = try found(forgettingAtPing: true, atBack: false)
    #expect(found.map(\.witness) == [["tap", "the app is ended and resumed", "back"]])
  }

  @Test func `An outliving intent is not found where every way forgets it`() throws {
    #expect(try found(forgettingAtPing: true, atBack: true) == [])
  }
}
