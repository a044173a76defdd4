import FlowChecker
import FlowModel
import FlowTestSupport
import PopupsModel
import StateSpace
import Testing

/// A system's own properties and nothing about its lessons: those have tests of their own.
private func search<W: World>(_ system: System<W>) -> CheckReport {
  system.explore(limits: SearchLimits()).report
}

@Suite struct PopupCheckTests {
  @Test func `Every property holds on every small stage, and each is asked for somewhere`() {
    let report = search(PopupSystems.shipped(PopupLessons.stages))
    #expect(report.outcome == .ok, "\(report)")
    #expect(report.properties.count == 36)
  }

  @Test(
    .optimised,
    arguments: [
      PopupStages.launch, PopupStages.pages, PopupStages.pauses, PopupStages.wishes,
      PopupStages.camera,
    ])
  func `Nothing is broken with five popups in two groups`(_ stage: PopupStage) {
    let report = search(PopupSystems.shipped([stage]))
    #expect(report.isComplete)
    #expect(report.properties.filter { $0.verdict == .broken }.map(\.name) == [])
    #expect(report.states > 3_000)
  }

  @Test func `Every lesson is broken by name, with a journey`() throws {
    for lesson in PopupLessons.lessons {
      let report = search(lesson.system())
      #expect(report.isComplete)
      #expect(report.outcome == .broken)
      #expect(report.unbroken(of: lesson.breaks.map(\.text)) == [], "\(lesson.name)")
    }
  }

  @Test(.optimised) func `Every property is broken by a lesson or a mutant`() throws {
    let system = PopupSystems.shipped([])
    var open = Set(system.properties.map(\.name))
    for breaker in try system.breakers() {
      let report = search(breaker)
      for property in report.properties where property.verdict == .broken {
        open.remove(property.name)
      }
      for name in breaker.breaks.map(\.text) {
        #expect(
          report.properties.contains { $0.name == name && $0.verdict == .broken },
          "\(breaker.summary): does not break \"\(name)\"")
      }
    }
    #expect(open == [])
  }

  private static let shortest: [(lesson: String, steps: [String])] = [
    ("popups-stack", ["add-first", "add-second", "first-gone"]),
    ("popups-waiting", ["add-tip", "tip-up", "add-second", "dismiss-second"]),
    ("popups-alone", ["add-first", "add-second", "add-safety", "first-gone", "safety-up"]),
    ("popups-page", ["add-form", "leave-page"]),
    ("popups-clearing", ["add-form", "add-second", "clear-page", "form-gone"]),
    ("popups-silent", ["add-first", "add-higher", "first-gone", "higher-up"]),
    ("popups-asking", ["add-bar", "add-question"]),
    ("popups-away", ["add-first", "add-second", "inactive"]),
    ("popups-swept", ["add-first", "inactive", "lose-first", "active", "miss-first"]),
    ("popups-hurry", ["add-first", "add-higher", "add-second"]),
  ]

  @Test(arguments: shortest)
  func `The shortest journey shows what a lesson is about`(_ lesson: String, steps: [String]) {
    #expect(self.steps(lesson) == steps)
  }

  @Test func `The shortest journey of a lesson that counts down waits three seconds`() {
    #expect(steps("popups-countdown").filter { $0 == "second" }.count == 3)
  }

  private func steps(_ name: String) -> [String] {
    let lesson = PopupLessons.lessons.first { $0.name == name }
    let report = lesson.map { search($0.system()) }
    return report?.properties.first { $0.verdict == .broken }?.steps.map(\.id) ?? []
  }
}
