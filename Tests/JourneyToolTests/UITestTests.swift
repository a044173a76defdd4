import FlowModel
import JourneyTool
import Testing

/// UI tests that are made of journeys; `.ci/played.sh` runs them.
@Suite struct UITestTests {
  private let arguments = ["export", "live-activities", "--format", "xcuitest", "-o", "UITests"]

  private func exported(
    _ more: [String] = [], files: [String: String] = [:]
  ) -> FakeConsole {
    let console = FakeConsole(files: files)
    _ = run(arguments + more, console)
    return console
  }

  private func run(_ arguments: [String], _ console: FakeConsole) -> ExitCode {
    Tool(
      systems: Sample.catalog, console: console,
      environment: Environment(variables: [:])
    ).run(arguments)
  }

  private func text(_ name: String, of console: FakeConsole) throws -> String {
    String(decoding: try #require(console.files["UITests/\(name)"]), as: UTF8.self)
  }

  @Test func `are written into a folder, the same each time`() {
    let console = exported()
    #expect(console.folders == ["UITests"])
    #expect(
      console.files.keys.sorted() == [
        "UITests/JourneyApp.swift", "UITests/JourneyPhone.swift",
        "UITests/LiveActivitiesUITests.swift", "UITests/LiveActivitiesWords.swift",
      ])
    #expect(exported().files == console.files)
  }

  @Test func `leave a team's own file alone, and another only with force`() throws {
    let own = ["UITests/JourneyApp.swift": "ours", "UITests/LiveActivitiesWords.swift": "old"]
    let kept = exported(files: own)
    #expect(kept.errors.contains("--force replaces it"))
    #expect(try text("LiveActivitiesWords.swift", of: kept) == "old")
    let replaced = exported(["-f"], files: own)
    #expect(try text("JourneyApp.swift", of: replaced) == "ours")
    #expect(try text("LiveActivitiesWords.swift", of: replaced).contains("static let"))
    #expect(kept.files.count == own.count, "a test was written beside words that are another's")
  }

  @Test func `replace what another version made, and leave what is the same`() throws {
    let first = exported().files
    var files = first.mapValues { String(decoding: $0, as: UTF8.self) }
    let again = exported(files: files)
    #expect(again.errors == "" && again.files == first)
    files["UITests/JourneyPhone.swift"] = "// of an older version"
    #expect(exported(files: files).errors.contains("JourneyPhone.swift exists and is left alone"))
    #expect(exported(["-f"], files: files).files == first)
  }

  @Test(arguments: [
    (["export", "alarms", "--format", "xcuitest"], "name a folder"),
    (["export", "alarms", "--format", "xcuitest", "-o", "x", "--count"], "not for xcuitest"),
    (
      ["export", "alarms", "a.journey", "--format", "xcuitest", "-o", "x"], "journeys are for html"
    ),
    (["export", "popups", "--format", "xcuitest", "-o", "x"], "has no UI tests"),
  ])
  func `are refused with a sentence where they cannot be`(arguments: [String], says: String) {
    let console = FakeConsole()
    #expect(run(arguments, console) == .askedWrongly)
    #expect(console.errors.contains(says) && console.files.isEmpty)
  }

  @Test func `count every journey once`() throws {
    let system = try #require(Sample.catalog.first { $0.name == "live-activities" })
    let plan = try system.accept(UITestPlanning())
    let inTests = plan.roads.map(\.journeys.count).reduce(0, +)
    #expect(plan.journeys > 50)
    #expect(inTests + plan.left.map(\.journeys).reduce(0, +) == plan.journeys)
    for kind in [UITestPlan.Class.automated, .byHand, .luck] {
      #expect(plan.counts[kind] ?? 0 > 0, "\(kind.rawValue)")
    }
  }

  @Test func `know after each touch a screen at which the phone comes to rest`() throws {
    let system = try #require(Sample.catalog.first { $0.name == "live-activities" })
    let plan = try system.accept(UITestPlanning())
    for step in plan.roads.flatMap(\.steps) {
      #expect(!step.goesOn.isEmpty, "\(step.touch)")
      #expect(Set(step.goesOn).isDisjoint(with: step.ends))
      #expect(Set(step.goesOn + step.ends).isDisjoint(with: step.rare))
    }
  }

  @Test func `give every answer, and take what no test's phone does for impossible`() throws {
    let system = try #require(Sample.catalog.first { $0.name == "tracking" })
    let plan = try system.accept(UITestPlanning())
    let steps = plan.roads.flatMap(\.steps)
    #expect(steps.contains { $0.touch == .answer("Additional Information") })
    let asked = steps.filter { $0.touch == .tap("Continue") }.flatMap { $0.goesOn + $0.ends }
    #expect(!asked.isEmpty && !asked.contains { plan.screens[$0].outcome == "cancelled" })
  }

  @Test func `take a screen for luck that only an order explains in which Settings takes seconds`()
    throws
  {
    let system = try #require(Sample.catalog.first { $0.name == "live-activities" })
    let plan = try system.accept(UITestPlanning())
    let opened = plan.roads.flatMap(\.steps).filter { $0.touch == .tap("Open Settings") }
    func outcomes(_ screens: KeyPath<UITestPlan.Step, [Int]>) -> Set<String?> {
      Set(opened.flatMap { $0[keyPath: screens] }.map { plan.screens[$0].outcome })
    }
    #expect(outcomes(\.rare).contains("denied"))
    #expect(!outcomes(\.goesOn).contains("denied") && !outcomes(\.ends).contains("denied"))
  }
}
