import FlowChecker
import FlowModel
import FlowTestSupport
import IMLoginModel
import Testing

/// A lesson of a messenger's login is broken by name.
@Suite struct IMLoginLessonTests {
  private static let afterKick = "no automatic login after a kick, until a manual one succeeds"
  private static let afterLogout = "no automatic login after a logout, until a manual one succeeds"
  private static let afterFailure =
    "no automatic login after one that failed for good, until a manual one succeeds"
  private static let afterFailedManual =
    "no automatic login after a manual one that failed, until one succeeds"

  private static let storedLogin =
    "the login page comes up for a stored login only once the session has ended"

  /// The login that every one of these journeys begins with.
  private static let login = [
    "launch", "log-in-anna", "server-ok", "step-linking", "step-link-ok", "step-logining",
    "step-login-ok", "login-ok",
  ]

  @Test(
    .optimised,
    arguments: [
      ("im-login-clear-late", afterKick, ["kick-1+kill-1", "launch"]),
      ("im-login-clear-late", afterLogout, ["log-out+kill-1", "launch"]),
      (
        "im-login-page-only", afterFailure,
        [
          "step-lost", "step-linking", "step-link-ok", "step-logining", "step-login-failed",
          "auto-fails-302+kill-1", "launch",
        ]
      ),
      (
        "im-login-empty-failure", afterFailedManual,
        [
          "step-lost", "step-linking", "step-link-ok", "step-logining", "step-login-failed",
          "auto-fails-302", "log-in-anna", "server-fails+kill-1", "launch",
        ]
      ),
    ])
  func `The shortest journey shows the fault`(
    _ lesson: String, _ fault: String, _ end: [String]
  ) throws {
    let system = try #require(IMLoginSystems.catalog.first { $0.name == lesson })
    #expect(system.isLesson)
    let report = try report(on: system, breaking: [fault])
    #expect(report.outcome == .broken)
    let result = try #require(report.properties.first { $0.name == fault })
    #expect(result.verdict == .broken)
    #expect(result.steps.map(\.id) == Self.login + end)
  }

  @Test func `A store that cannot be read yet is removed, and a stored login is lost`() throws {
    let breakers = try IMLoginSystems.system().breakers()
    let lesson = try #require(breakers.first { $0.name == "im-login-locked-clears" })
    let properties = lesson.keeping { lesson.breaks.contains($0.id) }.explore().report.properties
    #expect(properties.map(\.verdict) == [.broken, .broken])
    let start = ["lock", "wake"]
    #expect(
      properties.map { $0.steps.map(\.id) } == [
        start, Self.login.dropLast() + ["login-ok+kill-2"] + start,
      ])
  }

  @Test(arguments: [
    "takesLockedForEmpty", "believesEarlyReadings", "neverReadsAgain", "believesTheRefusal",
    "clearsOnce", "savesOnce",
  ])
  func `A careless store breaks what it is meant to break`(_ fault: String) throws {
    let breakers = try IMLoginSystems.system().breakers()
    let mutant = try #require(breakers.first { $0.name == "im-mutant-\(fault)" })
    #expect(!mutant.breaks.isEmpty)
    let kept = mutant.keeping { mutant.breaks.contains($0.id) }
    for property in kept.explore().report.properties {
      #expect(property.verdict == .broken, "\(property.name)")
    }
  }

  @Test(arguments: ["late-kick", "late-auto-fails"], [true, false])
  func `The end of an earlier session, told under the next one, ends nothing`(
    _ report: String, _ isLoggedIn: Bool
  ) throws {
    var walk = Walk(try IMLoginSystems.system(), world: 1)
    #expect(walk.take(Self.login + ["kick-1", "logout-ok", "log-in-bert", "server-ok"]) == nil)
    if isLoggedIn { #expect(walk.take(Array(Self.login.dropFirst(3))) == nil) }
    let before = walk.state.world
    #expect(walk.take([report]) == nil)
    #expect(walk.positions.first?.hasPrefix(isLoggedIn ? "live" : "loggingIn") == true)
    #expect(walk.state.world.client.account == .bert)
    #expect(walk.state.world.store == before.store)
    #expect(!walk.choices.map(\.text.id).contains { $0.hasPrefix("late") })
  }

  @Test func `Whoever believes the end of an earlier session loses the next one`() throws {
    let breakers = try IMLoginSystems.system().breakers()
    let mutant = try #require(breakers.first { $0.name == "im-mutant-believesLateEnds" })
    let kept = mutant.keeping { mutant.breaks.contains($0.id) }
    #expect(kept.explore().report.properties.map(\.verdict) == [.broken])
  }

  @Test func `The whole article breaks the rule after each kind of end`() throws {
    let system = try #require(IMLoginSystems.catalog.first { $0.name == "im-login-article" })
    let faults = [
      Self.afterKick, Self.afterLogout, Self.afterFailure, Self.afterFailedManual, Self.storedLogin,
    ]
    let report = try report(on: system, breaking: faults)
    let broken = report.properties.filter { $0.verdict == .broken }.map(\.name)
    #expect(Set(broken) == Set(faults))
  }
}
