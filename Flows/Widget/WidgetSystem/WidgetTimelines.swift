import EveryPath
public import Foundation
public import WidgetFlow

/// The extension's side of a widget: makes the entries, without WidgetKit.
///
/// Data end by themselves: the last entry shows none. So a widget that is never reloaded, because
/// the system ignored it or the budget was used up, does not show the last user's data for ever.
public struct WidgetTimelines<Server: WidgetServer>: Sendable {
  /// An entry.
  public typealias Entry = TimedEntry<Server.Content>

  /// How long the server may take, when the system should ask again, and how long data are shown.
  public var flow = WidgetTimeline(.timeline)
  private let store: WidgetStore?
  private let server: Server
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// Entries with what the server answers; without a store none has data.
  public init(
    store: WidgetStore?, server: Server, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.server = server
    self.clock = clock
    self.now = now
  }

  /// The entry before the first one, at once.
  public var placeholder: Entry { Entry(date: now(), kind: .placeholder) }

  /// The entry for the gallery, with real data.
  public func snapshot() async -> Entry {
    await entries(.snapshot).entries[0]
  }

  /// The entries from now on.
  public func timeline() async -> TimedEntries<Server.Content> { await entries(.timeline) }

  private func entries(_ request: WidgetTimeline.Request) async -> TimedEntries<Server.Content> {
    let (kind, data) = await made(request)
    let now = now()
    guard kind == .data, let data, let shown = shown(of: data, at: now) else {
      return TimedEntries(
        [Entry(date: now, kind: kind == .data ? .failed : kind)],
        nextRequest: kind.comesBack ? now + flow.refresh : nil)
    }
    return shown
  }

  @MainActor
  private func made(
    _ request: WidgetTimeline.Request
  ) async -> (WidgetEntry, WidgetData<Server.Content>?) {
    var flow = WidgetTimeline(request)
    flow.timeout = self.flow.timeout
    guard let store else { return (.failed, nil) }
    let driver = TimelineDriver(store, server)
    guard let runner = try? Runner(flow, driver: driver, clock: clock) else {
      return (.failed, nil)
    }
    return (await runner.run(), driver.data)
  }

  /// The contents that are not over, and an entry without one at the end; nil if all are over.
  private func shown(
    of data: WidgetData<Server.Content>, at now: Date
  ) -> TimedEntries<Server.Content>? {
    guard let last = data.contents.last else { return nil }
    let lastDate = max(last.date, now)
    let end = data.end ?? lastDate + flow.lifetime
    let current = data.contents.last { $0.date <= now }
    let contents =
      (current.map { [(date: now, content: $0.content)] } ?? [])
      + data.contents.filter { $0.date > now && $0.date < end }
    guard end > now, !contents.isEmpty else { return nil }
    var entries = contents.map { Entry(date: $0.date, kind: .data, content: $0.content) }
    // Before its time the first content of tomorrow is not shown.
    if current == nil { entries.insert(Entry(date: now, kind: .placeholder), at: 0) }
    entries.append(Entry(date: end, kind: .failed))
    let next: Date? =
      switch data.policy {
      case nil: now + flow.refresh
      case .after(let date): date
      case .atEnd: max(lastDate, now + flow.refresh)
      case .never: nil
      }
    return TimedEntries(entries, nextRequest: next)
  }
}

/// What the widget shows from a time on.
public struct TimedEntry<Content: Sendable>: Sendable {
  /// From when on.
  public let date: Date
  /// What it is: data, or why there are none.
  public let kind: WidgetEntry
  /// What the server answered; nil unless it is data.
  public let content: Content?

  init(date: Date, kind: WidgetEntry, content: Content? = nil) {
    self.date = date
    self.kind = kind
    self.content = content
  }
}

/// Entries, and when the system is asked to come back for others.
public struct TimedEntries<Content: Sendable>: Sendable {
  /// At least one, in order.
  public let entries: [TimedEntry<Content>]
  /// When; nil if only the app's reload helps.
  public let nextRequest: Date?

  init(_ entries: [TimedEntry<Content>], nextRequest: Date?) {
    self.entries = entries
    self.nextRequest = nextRequest
  }
}

extension Date {
  fileprivate static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }
}

/// Carries out a timeline's orders: in the shared store, which it never changes, and at the server.
@MainActor
private final class TimelineDriver<Server: WidgetServer>: Driver {
  private let store: WidgetStore
  private let server: Server
  private var used: WidgetRecord.Token?
  /// What the server answered last.
  private(set) var data: WidgetData<Server.Content>?

  init(_ store: WidgetStore, _ server: Server) {
    self.store = store
    self.server = server
  }

  func perform(_ effect: WidgetTimeline.Effect, reply: Reply<WidgetTimeline.Event>) {
    switch effect {
    case .readShared: reply.resolve(read { .read(isAvailable: $0, hasToken: $1 != nil) })
    case .readAgain:
      let before = used
      reply.resolve(
        read { .readAgain(isAvailable: $0, TokenChange(from: before, to: $1)) })
    case .fetch:
      guard let token = used?.value else { return _ = reply.resolve(.answered(.failed)) }
      let request = Task { reply.resolve(.answered(await ask(token))) }
      reply.onCancel { request.cancel() }
    case .complete: break
    }
  }

  /// Where the app has written nothing yet, what is there cannot be read yet.
  private func read(
    _ event: (_ isAvailable: Bool, WidgetRecord.Token?) -> WidgetTimeline.Event
  ) -> WidgetTimeline.Event {
    do {
      let record = try store.record()
      if let token = record?.token, used == nil || used?.owner == token.owner { used = token }
      return event(record != nil, record?.token)
    } catch { return .unreadable }
  }

  private func ask(_ token: String) async -> WidgetTimeline.ServerAnswer {
    guard let answer = try? await server.content(for: token) else { return .failed }
    switch answer {
    case .data(let data):
      self.data = data
      return .data
    case .unauthorized: return .unauthorized
    }
  }
}

extension TokenChange {
  fileprivate init(from used: WidgetRecord.Token?, to token: WidgetRecord.Token?) {
    self =
      switch token {
      case nil: .gone
      case used: .same
      case .some(let token): token.owner == used?.owner ? .renewed : .foreign
      }
  }
}
