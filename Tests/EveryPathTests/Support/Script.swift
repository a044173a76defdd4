import EveryPath
import Testing

/// What is done to a machine and what must come of it, in words, one after the other.
///
/// - `tap` is sent; `ask=yes` answers the last showing of an effect; `time a/after 9 s` lets a timer
///   be over; `abandon dropped` gives the attempt up. After a colon stands what the machine makes of
///   it, as in `ping: deferred`.
/// - `at b` is where the machine is, `orders` what it ordered last, each after a semicolon.
/// - `settles` delivers what was deferred, and stands before what comes of that.
struct Script: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let flow: Sketch
  private let steps: [String]

  init(_ name: String, _ flow: Sketch, _ steps: String...) {
    testDescription = name
    self.flow = flow
    self.steps = steps
  }

  /// Does all of it on a machine of its own; `steps` that do not fit are the test's mistake.
  func play() throws {
    var rig = try Rig(flow)
    for step in steps {
      let parts = step.split(separator: ": ", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
      let listed = (parts.last ?? "").split(separator: "; ").map(String.init)
      switch words[0] {
      case "at": #expect("at \(rig.position)" == step)
      case "orders": #expect(rig.orders == (parts.count > 1 ? listed : []), "\(step)")
      case "settles": #expect(rig.settle() == (parts.count > 1 ? listed : []), "\(step)")
      default:
        let came = try Self.take(words, on: &rig)
        if parts.count > 1 { #expect("\(parts[0]): \(came)" == step) }
      }
    }
  }

  private static func take(_ words: [String], on rig: inout Rig) throws -> String {
    if words[0] == "time" { return rig.fire(words[1]) }
    if words[0] == "abandon" {
      let reasons = [Abandonment.cancelled, .dropped, .driverEnded]
      return rig.abandon(try #require(reasons.first { "\($0)" == words[1] }))
    }
    let names = words[0].split(separator: "=").map(String.init)
    let event = try #require(names.last.flatMap(Sketch.Event.init))
    guard names.count > 1 else { return rig.send(event) }
    return rig.answer(try #require(Sketch.Effect(rawValue: names[0])), event)
  }
}
