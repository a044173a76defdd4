import FlowChecker
import FlowModel
import FlowTestSupport
import Testing
import WidgetFlow
import WidgetModel

/// A walk of the shipped widget, which every choice must fit.
private func walk(_ choices: [String], world: Int = 1) throws -> Walk<WidgetPhone> {
  var walk = Walk(try WidgetSystems.system(), world: world)
  #expect(walk.take(choices) == nil)
  return walk
}

/// A widget's entry is of whoever is logged in when it is completed.
@Suite struct WidgetLastUserTests {
  private static let asked = ["launch", "log-in-anna", "token", "timeline"]

  @Test(
    arguments: [["log-out"], ["change"], ["change", "token"]],
    ["widget-data", "widget-unauthorized"])
  func `An entry that is completed after the user has left is signed out`(
    _ leaving: [String], _ answer: String
  ) throws {
    let phone = try walk(Self.asked + leaving + [answer]).state.world
    #expect(phone.shown.entry == .signedOut)
    #expect(phone.shown.owner == nil)
    #expect(phone.awaitsReload)
  }

  @Test func `Whoever believes an empty reading before the unlock is logged out for good`() throws {
    let lesson = try #require(WidgetSystems.catalog.first { $0.name == "widget-early" })
    let taught = "nobody is logged out by a reading made before the unlock"
    let report = try report(on: lesson, breaking: [taught])
    #expect(report.properties.map(\.verdict) == [.broken])
    #expect(report.properties.first?.steps.map(\.id) == ["lock-empty", "prewarm"])
  }

  @Test(.optimised) func `Locking the phone while the app is in use makes no difference`() throws {
    let shipped = try WidgetSystems.system()
    // Small: without the extension.
    let components = Array(shipped.components.prefix(3))
    let reports = [false, true].map { locksInUse in
      var phone = WidgetPhone()
      phone.locksInUse = locksInUse
      return System("small", "", components: components, worlds: [phone]) { shipped.properties }
        .explore()
    }
    #expect(differences(of: reports[0], and: reports[1], in: shipped) == [])
  }
}
