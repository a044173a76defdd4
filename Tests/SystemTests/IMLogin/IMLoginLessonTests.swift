import FlowChecker
import FlowModel
import FlowTestSupport
import IMLoginModel
import Testing

/// A careless login of a messenger; what the lessons break, their kept journeys say.
@Suite struct IMLoginLessonTests {
  private static let faults = [
    "believesTheRefusal", "takesLockedForEmpty", "believesEarlyReadings", "neverReadsAgain",
    "clearsOnce", "savesOnce", "believesLateEnds",
  ]

  @Test(arguments: faults.prefix(isOptimised ? faults.count : 1))
  func `breaks what it is meant to break`(_ fault: String) throws {
    let breakers = try IMLoginSystems.system().breakers()
    let mutant = try #require(breakers.first { $0.name == "im-mutant-\(fault)" })
    #expect(!mutant.breaks.isEmpty)
    let kept = mutant.keeping { mutant.breaks.contains($0.id) }
    for property in kept.explore().report.properties {
      #expect(property.verdict == .broken, "\(property.name)")
    }
  }
}
