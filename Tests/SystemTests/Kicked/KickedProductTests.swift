import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import KickedModel
import StateSpace
import Testing

/// One kick through messenger, widget, gate, camera and popups.
@Suite struct KickedProductTests {
  @Test(.optimised) func `satisfies every property over every path, killed at every point`() throws
  {
    let exploration = try KickedSystems.kicked().explore()
    let report = exploration.report
    #expect(report.states <= 55_000)
    #expect(report.complaints == [])
  }

  @Test func `has a lesson or mutant for every property`() throws {
    let system = try KickedSystems.kicked()
    let broken = Set(try system.breakers().flatMap(\.breaks))
    let unbroken = system.properties.map(\.id).filter { !broken.contains($0) }
    #expect(unbroken == [])
  }

  @Test(.optimised)
  func `breaks every lesson and mutant by the properties it is meant to break`() throws {
    for breaker in try KickedSystems.kicked().breakers() {
      let meant = breaker.keeping { breaker.breaks.contains($0.id) }
      // Most of it lies near; what only shows in the whole is searched whole.
      var report = meant.explore(limits: SearchLimits(maxStates: 3_000)).report
      if report.properties.contains(where: { $0.verdict != .broken }) {
        report = meant.explore().report
      }
      #expect(!breaker.breaks.isEmpty)
      for property in report.properties {
        #expect(property.verdict == .broken, "\(breaker.name) keeps \"\(property.name)\"")
      }
    }
  }

  @Test func `puts its lessons in the catalog`() {
    let lessons = KickedSystems.catalog.filter(\.isLesson).map(\.name)
    #expect(
      lessons == [
        "kicked-beside", "kicked-silent-sweep", "kicked-notice-first", "kicked-late-token",
      ])
  }
}
