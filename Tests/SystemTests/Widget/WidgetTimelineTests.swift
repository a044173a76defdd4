import EveryPathTesting
import Foundation
import Testing
import WidgetFlow
import WidgetSystem

/// The time of day, set by a test.
private final class Now: @unchecked Sendable {
  // Safe: set on the main actor, between the requests.
  var date = Date(timeIntervalSince1970: 1_000_000)
}

/// Which entries the extension makes, and when it asks to be asked again.
@MainActor
@Suite struct WidgetTimelineTests {
  private let shared: SharedFolder
  private let calls = HeldCalls<WidgetAnswer<String>>()
  private let clock = ManualClock()
  private let now = Now()
  private let timelines: WidgetTimelines<TownServer>

  init() throws {
    shared = try SharedFolder(owner: "anna")
    timelines = WidgetTimelines(
      store: shared.store, server: TownServer(calls: calls), clock: clock,
      now: { [now] in now.date })
  }

  private func made(_ answers: WidgetAnswer<String>...) async -> TimedEntries<String> {
    async let entries = timelines.timeline()
    for answer in answers {
      #expect(await becomesTrue { !calls.open.isEmpty })
      calls.answer(.success(answer))
    }
    return await entries
  }

  private func seconds(_ entries: TimedEntries<String>) -> [Double] {
    entries.entries.map { $0.date.timeIntervalSince(now.date) }
  }

  @Test func `One content is shown at once, asked for again after half an hour, and ends`() async {
    let made = await made(.data(WidgetData("hive")))
    #expect(made.entries.map(\.content) == ["hive", nil])
    #expect(made.entries.map(\.kind) == [.data, .failed])
    #expect(seconds(made) == [0, 7_200])
    #expect(made.nextRequest == now.date.addingTimeInterval(1_800))
    #expect(calls.asked == ["anna-1"])
  }

  @Test func `What can be predicted gives several entries, and what is over gives none`() async {
    let hours = (-2...2).map { now.date.addingTimeInterval(Double($0) * 3_600) }
    let weather = Dictionary(uniqueKeysWithValues: zip(hours, ["a", "b", "c", "d", "e"]))
    let atEnd = await made(.data(WidgetData(weather, policy: .atEnd)))
    #expect(atEnd.entries.map(\.content) == ["c", "d", "e", nil])
    #expect(seconds(atEnd) == [0, 3_600, 7_200, 14_400])
    #expect(atEnd.nextRequest == hours[4])
    let ending = await made(
      .data(WidgetData(weather, policy: .after(hours[3]), end: hours[4])))
    #expect(ending.entries.map(\.content) == ["c", "d", nil])
    #expect(ending.nextRequest == hours[3])
    let never = await made(.data(WidgetData(weather, policy: .never)))
    #expect(never.nextRequest == nil)
    let single = await made(.data(WidgetData("hive", policy: .atEnd)))
    #expect(single.nextRequest == now.date.addingTimeInterval(1_800))
  }

  @Test func `Contents that are all over are none, and one of tomorrow is not shown today`() async {
    #expect(await made(.data(WidgetData([:]))).entries.map(\.kind) == [.failed])
    let over = WidgetData("hive", end: now.date)
    #expect(await made(.data(over)).entries.map(\.kind) == [.failed])
    let tomorrow = now.date.addingTimeInterval(86_400)
    let early = await made(.data(WidgetData([tomorrow: "hive"])))
    #expect(early.entries.map(\.kind) == [.placeholder, .data, .failed])
  }

  @Test func `A day of default refreshes fits a budget of seventy`() async {
    var requests = 0
    let tomorrow = now.date.addingTimeInterval(86_400)
    while now.date < tomorrow, requests < 100 {
      requests += 1
      now.date = await made(.data(WidgetData("hive"))).nextRequest ?? tomorrow
    }
    #expect(requests == 48)
  }

  @Test func `A locked store is not an empty one`() async throws {
    for readsEmpty in [false, true] {
      try shared.lock(readsEmpty: readsEmpty)
      let made = await timelines.timeline()
      #expect(made.entries.map(\.kind) == [.locked])
      #expect(made.nextRequest != nil)
      try shared.unlock()
    }
    #expect(await made(.data(WidgetData("hive"))).entries[0].content == "hive")
  }

  @Test func `A token that was renewed meanwhile is asked with`() async throws {
    async let entries = timelines.timeline()
    #expect(await becomesTrue { calls.open.count == 1 })
    let new = #"{"token": {"owner": "anna", "value": "anna-2"}, "isReloadNoted": true}"#
    try Data(new.utf8).write(to: shared.file)
    calls.answer(.success(.unauthorized))
    #expect(await becomesTrue { calls.open.count == 1 })
    calls.answer(.success(.data(WidgetData("hive"))))
    #expect(await entries.entries[0].content == "hive")
    #expect(calls.asked == ["anna-1", "anna-2"])
  }

  @Test func `The placeholder is there at once, and without a store there are no data`() async {
    #expect(timelines.placeholder.kind == .placeholder)
    let none = WidgetTimelines(store: nil, server: TownServer(calls: calls))
    #expect(await none.snapshot().kind == .failed)
    #expect(await made(.unauthorized).entries.map(\.kind) == [.openApp])
  }
}
