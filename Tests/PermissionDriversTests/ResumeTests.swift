import EveryPath
import EveryPathFiles
import EveryPathTesting
import Foundation
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct ResumeTests {
  private let desk = Desk()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("EveryPath-\(UUID().uuidString)", isDirectory: true)

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// Brings the person to Settings, where the process ends.
  private func leaveForSettings(_ store: (any IntentStore)? = nil) async {
    desk.contactsSource.reading = .refused(.denied)
    if let store { desk.permissions = desk.makeCoordinator(store: store) }
    _ = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    desk.goToSettings()
  }

  @Test func `A new process goes on where the person came from, and shows no second dialog`()
    async
  {
    await leaveForSettings()
    #expect(desk.store.intents.keys.sorted() == ["contacts"])
    let later = Desk()
    later.permissions = later.makeCoordinator(store: desk.store)
    later.contactsSource.reading = .refused(.denied)
    #expect(await later.permissions.resume(later.contacts) == .denied)
    #expect(later.presenter.shown == [] && later.contactsSource.asked == [])
    #expect(desk.store.intents.isEmpty)
    #expect(await becomesTrue { later.events.last == "contacts outcome denied" })
    #expect(
      later.events == [
        "contacts resumed", "contacts came-back refused(denied)", "contacts outcome denied",
      ])
    #expect(later.problems == [])
  }

  @Test func `There is nothing to go on with, and nothing is read`() async {
    #expect(await desk.permissions.resume(desk.contacts) == nil)
    #expect(desk.contactsSource.readCount == 0 && desk.problems == [])
  }

  @Test func `To ask anew clears what was remembered`() async {
    await leaveForSettings()
    let later = Desk()
    later.permissions = later.makeCoordinator(store: desk.store)
    let caller = await later.asked(later.contacts, later.contactsSource)
    #expect(desk.store.intents.isEmpty)
    await later.contactsSource.grant(caller)
  }

  @Test(arguments: [
    (
      Intent(flow: "contacts", fingerprint: "0", state: "returning"),
      "contacts has changed since this intent was made (fingerprint 0, now "
    ),
    (
      Intent(flow: "motion", fingerprint: "0", state: "returning"),
      "this intent belongs to motion, not to contacts; start over"
    ),
  ])
  func `A foreign or older intent is refused with its reason, and nothing is asked`(
    _ intent: Intent, _ reason: String
  ) async throws {
    let store = OneIntent(intent)
    desk.permissions = desk.makeCoordinator(store: store)
    #expect(await desk.permissions.resume(desk.contacts) == nil)
    #expect(desk.contactsSource.readCount == 0 && desk.contactsSource.asked == [])
    let problem = try #require(desk.problems.first)
    #expect(problem.hasPrefix("contacts: \(reason)"))
    #expect(store.intent == nil)
    #expect(await desk.permissions.resume(desk.contacts) == nil)
    #expect(desk.problems.count == 1)
  }

  @Test(arguments: [
    (
      "{",
      "contacts: what was remembered of contacts is damaged: no intent can be read from its "
        + "file; start over"
    ),
    (
      #"{"intent":{"format":2,"way":"Settings"},"savedAt":0}"#,
      "contacts: what was remembered of contacts has format 2, this version reads 1; start over"
    ),
  ])
  func `A corrupt or newer file is refused with its reason, and the app starts at the start`(
    _ text: String, _ reason: String
  ) async throws {
    defer { cleanUp() }
    let store = FileIntentStore(folder: folder)
    await leaveForSettings(store)
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    try Data(text.utf8).write(to: file)
    let later = Desk()
    later.permissions = later.makeCoordinator(store: store)
    #expect(await later.permissions.resume(later.contacts) == nil)
    #expect(later.problems == [reason])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let caller = await later.asked(later.contacts, later.contactsSource)
    await later.contactsSource.grant(caller)
  }

  @Test func `An intent that is too old says how old it is`() async throws {
    defer { cleanUp() }
    await leaveForSettings(FileIntentStore(folder: folder))
    let later = Desk()
    later.permissions = later.makeCoordinator(
      store: FileIntentStore(folder: folder, freshness: 60) { Date() + 61.5 })
    #expect(await later.permissions.resume(later.contacts) == nil)
    #expect(
      later.problems.first?.hasPrefix("contacts: what was remembered of contacts is 6") == true)
    #expect(
      later.problems.first?.hasSuffix(" seconds old, and is kept for 60 seconds; start over")
        == true
    )
  }

  @Test func `What went wrong before anything listened is told as soon as something does`() async {
    let store = OneIntent(Intent(flow: "motion", fingerprint: "0", state: "returning"))
    let permissions = PermissionCoordinator(place: desk.place, store: store, clock: desk.clock)
    #expect(await permissions.resume(desk.contacts) == nil)
    var told: [String] = []
    permissions.onProblem = { told.append("\($0)") }
    #expect(
      told == ["contacts: this intent belongs to motion, not to contacts; start over"])
  }
}

/// A store that has one intent, whatever it is asked for.
@MainActor
private final class OneIntent: IntentStore {
  private(set) var intent: Intent?
  init(_ intent: Intent) { self.intent = intent }
  func save(_ intent: Intent) { self.intent = intent }
  func clear(flow: String) { intent = nil }
  func load(flow: String) -> Intent? { intent }
}
