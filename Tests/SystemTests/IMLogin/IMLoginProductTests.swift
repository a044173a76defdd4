import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import IMLoginFlow
import IMLoginModel
import Testing

/// The login of a messenger, over every path.
@Suite struct IMLoginProductTests {
  private static let exploration = Result {
    let system = try IMLoginSystems.system()
    return (system, system.explore())
  }

  // That each property can be broken is checked by the tool, which is built for speed.
  @Test func `Every property holds, with a kill at every point`() throws {
    #expect(try Self.exploration.get().1.report.complaints == [])
  }

  @Test func `Every state of every component is visited but those left within a step`() throws {
    let (system, exploration) = try Self.exploration.get()
    let unvisited = system.components.indices.map {
      exploration.unvisited(component: $0, of: system)
    }
    #expect(unvisited == [["launching", "reading(launch)", "reading(refusal)"], [], [], []])
    #expect(exploration.combinations >= 25)
    let alive = exploration.positionsBeforeKills { $0 == .kill }
    #expect(alive >= 25)
  }

  @Test(.optimised) func `Another service with other codes satisfies every property`() throws {
    let classifier = LoginClassifier(
      terminal: [206: .elsewhere, 216: .wrongCredentials], transient: [2, 300])
    let codes = ServiceCodes(
      terminal: [216: .wrongCredentials], transient: [2, 300], takenOver: 206)
    let system = try IMLoginSystems.system(classifier: classifier, codes: codes)
    for property in system.explore().report.properties {
      #expect(property.verdict == .holds, "\(property.name): \(property.steps.map(\.id))")
    }
  }

  @Test(.optimised) func `A classifier that takes a timeout for the end is found`() throws {
    let wrong = LoginClassifier(terminal: [408: .refused, 417: .elsewhere], transient: [500])
    let rule = "a transient failure neither clears the credentials nor shows the login page"
    let system = try IMLoginSystems.system(classifier: wrong).keeping { $0.name == rule }
    #expect(system.explore().report.properties.map(\.verdict) == [.broken])
  }

  @Test(.optimised)
  func `A store that changes at every moment leads to no other position and verdict`() throws {
    let codes = ServiceCodes(
      terminal: [302: .wrongCredentials], transient: [408], takenOver: 417)
    let explorations = try [false, true].map { isStoreRestless in
      try IMLoginSystems.system(
        codes: codes, accounts: [.anna], isStoreRestless: isStoreRestless
      ).explore()
    }
    let (calm, restless) = (explorations[0], explorations[1])
    #expect(calm.report.states < restless.report.states)
    #expect(restless.report.isComplete)
    #expect(restless.combinations == calm.combinations)
    #expect(restless.report.properties.map(\.verdict) == calm.report.properties.map(\.verdict))
  }
}
