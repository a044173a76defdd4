import EveryPath
import FlowChecker
import FlowModel
import Foundation
import Testing

/// What apps recorded of answers that were no answers is explained by what phones do.
@Suite struct ReportedRecordTests {
  @Test(
    arguments: [
      ("location-when-in-use", "whenInUse", "first-call"), ("tracking", "access", "dropped"),
    ])
  func `an answer "no" with nothing decided needs no rare move`(
    _ name: String, _ request: String, _ cause: String
  ) throws {
    let system = try shippedSystem(name)
    let explanation = try system.accept(Explaining(flow: name, request: request))
    #expect(explanation.verdict == .explained)
    #expect(explanation.rareMoves == nil)
    #expect(explanation.journey.steps.map(\.choice).contains(cause))
  }
}

/// Explains a record of a question that was answered "no" while nothing was decided.
private struct Explaining: SystemVisitor {
  let flow: String
  let request: String

  func visit<W: World>(_ system: System<W>) throws -> FlightExplanation {
    let lines = [
      #""kind":"start","disposition":"started","after":"checking","effects":["readStatus"]"#,
      #""kind":"answer","id":"read(notDetermined)","disposition":"moved","before":"checking","#
        + #""after":"readying(\#(request))","effects":["waitUntilReady"]"#,
      #""kind":"answer","id":"ready","disposition":"moved","before":"readying(\#(request))","#
        + #""after":"asking(\#(request))","effects":["request(\#(request))"]"#,
      #""kind":"answer","id":"answered(no)","disposition":"moved","before":"asking(\#(request))","#
        + #""after":"confirming(\#(request))/enter/ready","effects":["waitUntilReady"]"#,
    ]
    let steps = lines.enumerated().map { #"{"number":\#($0.offset + 1),\#($0.element)}"# }
    let text =
      #"{"format":"flight-record/1","flow":"\#(flow)","fingerprint":"0","steps":["#
      + steps.joined(separator: ",") + "]}"
    let record = try JSONDecoder().decode(FlightRecord.self, from: Data(text.utf8))
    return try system.explain(record)
  }
}
