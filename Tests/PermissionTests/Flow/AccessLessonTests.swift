import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionModels
import StateSpace
import Testing

/// A lesson of a permission is broken by name.
@Suite struct AccessLessonTests {
  /// A lesson, and the property it teaches.
  static let lessons: [(String, String)] = [
    ("microphone-restricted-granted", "\"granted\" means that a read has just said so"),
    ("microphone-cached-status", "after Settings there is no outcome before a fresh read"),
    ("location-always-waits", "no attempt waits for an answer that will not come"),
    (
      "location-gives-up",
      "never: an attempt is given up while the system's question may still be answered"
    ),
    (
      "location-first-call",
      "never: an attempt is given up while the system's question may still be answered"
    ),
    ("notifications-provisional-denied", "a grant of a part is not treated as a refusal"),
    ("notifications-muted-full", "an outcome never says more than the person will get"),
    ("calendars-full-stale-store", "an outcome never says more than the person will get"),
    ("local-network-blames", "a failure for another reason is not told as a refusal"),
    ("speech-raw-value", "the guide comes only after a read says: denied"),
    ("tracking-gives-up", "a question that ends without a decision is asked once more"),
    (
      "tracking-believes-inactive",
      "never: a refusal is the outcome while the system's question is on the screen"
    ),
    ("research-sensors-raw-value", "\"granted\" means that a read has just said so"),
    ("background-passes-raw-value", "the guide comes only after a read says: denied"),
    ("healthkit-success", "never: a finished sheet is taken for a grant"),
    (
      "photos-add-only-guide",
      "Settings is opened only where it can help: after a read says denied"
    ),
    (
      "video-in-completion",
      "never: the question comes while the app is not active or another is pending (microphone)"
    ),
  ]

  @Test func `every lesson has a property to teach`() {
    #expect(
      Self.lessons.map(\.0).sorted()
        == PermissionSystems.catalog.filter(\.isLesson).map(\.name).sorted())
  }

  @Test(arguments: lessons)
  func `a journey shows how a lesson breaks its property`(_ lesson: String, _ property: String)
    throws
  {
    let system = try shippedSystem(lesson)
    // A fault that was found is one, however far the search has come.
    let report = try report(on: system, breaking: [property])
    #expect(report.outcome == .broken)
    let result = try #require(report.properties.first, "no property is called \"\(property)\"")
    #expect(result.verdict == .broken)
    let journey = try #require(result.journey)
    // Taken alone, the journey breaks the same property; its other properties are judged as well.
    #expect(try system.accept(Retaking(journey: journey)).contains(property))
  }

  @Test(arguments: lessons)
  func `the flow that a lesson spoils satisfies the property`(_ lesson: String, _ property: String)
    throws
  {
    let catalog = PermissionSystems.catalog
    let number = try #require(catalog.firstIndex { $0.name == lesson })
    let shipped = try #require(catalog[..<number].last { !$0.isLesson })
    let system = try shipped.accept(Promising())
    #expect(system.contains(property), "\(shipped.name) lacks the property")
  }
}

/// Takes a journey and says what it breaks.
private struct Retaking: SystemVisitor {
  let journey: Journey

  func visit<W: World>(_ system: System<W>) -> [String] {
    Replay(journey, in: system).breaches.map(\.name)
  }
}

/// The properties of a system.
private struct Promising: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> [String] { system.properties.map(\.name) }
}
