import FlowChecker
import FlowModel
import JourneyTool
import PermissionModels
import StateSpace
import Testing

/// Where there are many choices and facts, what matters stays in sight.
@Suite struct FoldedChoicesTests {
  private struct Walked: SystemVisitor {
    let choices: String

    func visit<W: World>(_ system: System<W>) throws -> any Walker {
      var walk = Walk(system)
      if let mismatch = walk.take(choices.split(separator: " ").map(String.init)) { throw mismatch }
      return SystemWalker(walk)
    }
  }

  private func session(_ system: String, _ choices: String) throws -> ScreenSession {
    let system = try #require(Sample.catalog.first { $0.name == system })
    return ScreenSession(try system.accept(Walked(choices: choices)))
  }

  private func lines(_ session: ScreenSession, _ columns: Int, _ rows: Int) -> [String] {
    Renderer(session, columns: columns, rows: rows).lines().map(\.text)
  }

  /// A place with more than nine choices, some of them cut short.
  private static let crowd = "launch open token-old comment kick"

  private func crowded() throws -> ScreenSession { try session("kicked", Self.crowd) }

  /// The same with all of them on the screen.
  private func opened() throws -> ScreenSession {
    var session = try crowded()
    _ = session.take(.end)
    _ = session.take(.enter)
    return session
  }

  @Test func `Choices that a process cuts short fold into one row, which Enter opens and folds`()
    throws
  {
    var session = try crowded()
    let choices = session.walker.snapshot.choices
    let cuts = choices.count { $0.isCut }
    try #require(cuts > 1)
    #expect(session.rows.count == choices.count - cuts + 1)
    _ = session.take(.end)
    #expect(session.rows[session.cursor] == .cuts(cuts))
    _ = session.take(.enter)
    #expect(session.rows.count == choices.count + 1)
    #expect(session.walker.snapshot.step == 5)
    _ = session.take(.enter)
    #expect(session.rows.count == choices.count - cuts + 1)
    _ = session.take(.enter)
    _ = session.take(.end)
    _ = session.take(.enter)
    #expect(session.walker.snapshot.path.last?.id.contains("+kill-") == true)
    #expect(!session.showsCuts)
  }

  @Test func `A number that leads nowhere is refused at once`() throws {
    var session = try opened()
    let count = session.rows.count
    try #require(count > 9 && count < 90)
    _ = session.take(.character("0"))
    #expect(session.message == "Choose 1 to \(count).")
    #expect(session.panel == .choices)
    _ = session.take(.character("9"))
    _ = session.take(.character("9"))
    #expect(session.message == "Choose 1 to \(count).")
    #expect(session.panel == .entry(.number, "9"))
  }

  @Test func `The footer says what digits do, here`() throws {
    var session = try session("camera", "")
    #expect(lines(session, 80, 24).last?.contains("1-\(session.rows.count) take") == true)
    session = try opened()
    #expect(lines(session, 80, 24).last?.contains("number, Enter: take") == true)
    for columns in [30, 60, 80, 120] {
      let footer = lines(session, columns, 24).last ?? ""
      #expect(footer.contains("q quit") && !footer.contains("…"), "\(footer)")
    }
  }

  @Test func `What is about to happen by itself stands before what a person may do`() throws {
    let choices = try session("camera", "launch").walker.snapshot.choices
    #expect(choices.first?.text.id == "active")
    let due = choices.lastIndex { $0.text.isCertain && !$0.isCut } ?? 0
    let person = choices.firstIndex { $0.text.by == .person } ?? 0
    #expect(due < person)
  }

  @Test(arguments: [(80, 24), (100, 30)])
  func `With many choices, facts stand one to a line, the component first, and none is cut inside`(
    columns: Int, rows: Int
  ) throws {
    let prompt = "launch active scan page-in status-not-determined prompt"
    for session in [try session("camera", prompt), try opened()] {
      let snapshot = session.walker.snapshot
      let side = lines(session, columns, rows).map { $0.dropFirst(columns >= 100 ? 38 : 30) }
      for position in snapshot.positions {
        let name = position.name.prefix(1).uppercased() + position.name.dropFirst()
        #expect(side.contains { $0.hasPrefix(name) }, "\(name): \(side.joined(separator: "\n"))")
      }
      #expect(!side.contains { $0.contains("; ") && $0.hasSuffix("…") })
      #expect(side.count { $0.contains(" person ") || $0.contains(" system ") } >= 2)
    }
  }

  @Test func `A key shows all facts, and help says what rows say`() throws {
    var session = try crowded()
    _ = session.take(.character("f"))
    let facts = lines(session, 80, 40).joined(separator: "\n")
    for fact in session.walker.snapshot.positions { #expect(facts.contains(fact.name.dropFirst())) }
    _ = session.take(.escape)
    _ = session.take(.character("?"))
    let help = lines(session, 80, 60).joined(separator: "\n")
    #expect(help.contains("seen 2") && help.contains("killed after order 2"))
  }

  @Test func `In lines, what is cut short is one line, and kills lists it`() throws {
    let system = try #require(Sample.catalog.first { $0.name == "kicked" })
    var session = LineSession(try system.accept(Walked(choices: Self.crowd)))
    let account = session.account.joined(separator: " ")
    #expect(!account.contains("killed after order"))
    #expect(account.contains("type kills to see them"))
    guard case .say(let lines) = session.take("kills") else {
      Issue.record("nothing is said")
      return
    }
    #expect(lines.joined(separator: " ").contains("killed after order"))
  }

  @Test func `Why something is not possible is told in every system`() throws {
    for system in ["camera", "guest", "popups", "im-login", "widget", "kicked"] {
      let found = try #require(Sample.catalog.first { $0.name.hasPrefix(system) })
      let reasons = try found.accept(Reasons())
      #expect(reasons > 3, "\(found.name)")
    }
  }

  private struct Reasons: SystemVisitor {
    func visit<W: World>(_ system: System<W>) throws -> Int {
      let found = system.keeping { _ in false }.explore(limits: SearchLimits(maxStates: 400)).graph
      return Set(found.states.flatMap { $0.world.notNow.map(\.reason) }).count
    }
  }
}
