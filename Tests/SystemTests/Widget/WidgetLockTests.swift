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

/// Anna is logged in and has a token; neither process runs.
private let loggedIn = ["launch", "log-in-anna", "token", "kill-app"]

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

  @Test func `An entry that is completed while its user is logged in has the data`() throws {
    let phone = try walk(Self.asked + ["widget-data"]).state.world
    #expect(phone.shown.owner == .anna)
  }

  @Test func `A token that was refused after the app had renewed it is no reason to open the app`()
    throws
  {
    let renewed = Self.asked.dropLast() + ["expires", "timeline", "page", "token"]
    let asks = try walk(renewed + ["widget-unauthorized"])
    #expect(asks.steps.last?.log.observations.last == .served(.timeline))
    #expect(
      try walk(renewed + ["widget-unauthorized", "widget-data"]).state.world.shown.owner == .anna)
  }
}

/// A store that cannot be read yet is not taken for an empty one.
@Suite struct WidgetLockTests {
  @Test func `A widget on a locked phone asks again by itself and shows the data`() throws {
    let locked = loggedIn + ["lock", "timeline"]
    #expect(try walk(locked).state.world.shown.entry == .locked)
    let phone = try walk(locked + ["refresh", "unlock", "refresh", "widget-data"]).state.world
    #expect(phone.shown.owner == .anna)
    #expect(!phone.isRunning)
  }

  @Test func `An entry whose token cannot be read again shows no data`() throws {
    let phone = try walk(loggedIn + ["timeline", "lock", "widget-data"]).state.world
    #expect(phone.shown.entry == .locked)
  }

  @Test func `An app that was launched while locked keeps user and token, and reads when it can`()
    throws
  {
    let early = try walk(loggedIn + ["lock", "prewarm"])
    #expect(early.positions.prefix(2) == ["locked", "idle"])
    #expect(early.state.world.shared?.owner == .anna)
    let opened = try walk(loggedIn + ["lock", "prewarm", "unlock", "launch"])
    #expect(opened.positions.prefix(2) == ["loggedIn", "ready"])
    #expect(opened.state.world.shared?.owner == .anna)
  }

  @Test func `An empty reading before the unlock logs nobody out, and is made again at the unlock`()
    throws
  {
    let early = try walk(loggedIn + ["lock-empty", "prewarm"])
    #expect(early.positions.prefix(2) == ["locked", "idle"])
    #expect(early.steps.last?.log.observations == [])
    let opened = try walk(loggedIn + ["lock-empty", "prewarm", "unlock", "launch"])
    #expect(opened.positions.prefix(2) == ["loggedIn", "ready"])
    #expect(opened.state.world.shared?.owner == .anna)
  }

  @Test func `A widget whose store reads as empty before the unlock does not say: signed out`()
    throws
  {
    let locked = loggedIn + ["lock-empty", "timeline"]
    #expect(try walk(locked).state.world.shown.entry == .locked)
    let phone = try walk(locked + ["unlock", "refresh", "widget-data"]).state.world
    #expect(phone.shown.owner == .anna)
    let answered = try walk(loggedIn + ["timeline", "lock-empty", "widget-data"]).state.world
    #expect(answered.shown.entry == .locked)
  }

  @Test func `Whoever believes an empty reading before the unlock is logged out for good`() throws {
    let lesson = try #require(WidgetSystems.catalog.first { $0.name == "widget-early" })
    let taught = "nobody is logged out by a reading made before the unlock"
    let report = try report(on: lesson, breaking: [taught])
    #expect(report.properties.map(\.verdict) == [.broken])
    #expect(report.properties.first?.steps.map(\.id) == ["lock-empty", "prewarm"])
  }

  @Test func `Locking the phone while the app is in use makes no difference`() throws {
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
