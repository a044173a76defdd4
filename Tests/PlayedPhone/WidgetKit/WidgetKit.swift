// A stand-in for WidgetKit, written by hand from Apple's documentation: what a widget of one kind
// uses. Behind it is the model's phone, with its budget, which may ignore a reload. It proves nothing
// about the SDK.

import FlowModel
@_exported import Foundation
public import SwiftUI
import WidgetFlow
public import WidgetModel

public protocol TimelineEntry {
  var date: Date { get }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  public let playedDate: Date?
  public static let never = TimelineReloadPolicy(playedDate: nil)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(playedDate: date)
  }
}

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public enum WidgetFamily: Int, CustomStringConvertible, Sendable {
  case systemSmall, systemMedium, systemLarge
  public var description: String { self == .systemSmall ? "systemSmall" : "systemMedium" }
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .systemSmall }
}
extension View {
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
  var playedKind: String { get }
  /// Asks the widget for its entries, and tells the kinds of what it gives and when it is due again.
  func playedAsk(_ made: @escaping @Sendable ([String], Date?) -> Void)
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let playedKind: String
  private let ask: @MainActor (@escaping @Sendable ([String], Date?) -> Void) -> Void

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    playedKind = kind
    ask = { made in
      let context = TimelineProviderContext(family: .systemSmall, isPreview: false)
      _ = content(provider.placeholder(in: context))
      provider.getTimeline(in: context) { timeline in
        made(timeline.entries.map { "\($0)" }, timeline.policy.playedDate)
      }
    }
  }

  public func playedAsk(_ made: @escaping @Sendable ([String], Date?) -> Void) { ask(made) }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

/// The home screen: what it shows of the one widget that was placed on it, on a phone of the model.
public final class WidgetCenter {
  // Safe: it belongs to one test, which is on the main actor.
  public static let shared = WidgetCenter()
  /// The phone: what it has asked for, what it ignored, and whether it is locked.
  public private(set) var playedPhone = WidgetPhone()
  public private(set) var playedEntries: [String] = []
  public private(set) var playedNext: Date?
  public private(set) var playedRequests = 0
  /// The extension, as a new process makes it.
  private var widget: @MainActor () -> (any WidgetConfiguration)? = { nil }

  public func reloadTimelines(ofKind kind: String) { reload(kind) }
  public func reloadAllTimelines() { reload(nil) }

  @MainActor public func playedPlace<W: Widget>(_ widget: W.Type) {
    self.widget = { W().body }
    (playedRequests, playedPhone) = (0, WidgetPhone())
    serve()
  }

  /// Lets something happen to the phone.
  public func playedTake(_ move: WidgetMove) {
    var output = WorldOutput<WidgetPhone>()
    playedPhone.take(move, &output)
  }

  private static let nobody = Address(component: 0, ticket: Address.nobody)

  private func reload(_ kind: String?) {
    MainActor.assumeIsolated {
      guard let widget = widget(), kind == nil || kind == widget.playedKind else { return }
      var output = WorldOutput<WidgetPhone>()
      playedPhone.perform(WidgetToken.Effect.reload, Self.nobody, &output)
      serve()
    }
  }

  /// Asks for the entries that are due; a reload beyond the budget is ignored.
  @MainActor private func serve() {
    let isSpent = playedRequests >= WidgetCost.budget.lowerBound
    let move = isSpent ? WidgetMove.ignoreReload : .askForTimeline
    var moves: [WidgetMove] = []
    playedPhone.offer(&moves)
    guard moves.contains(move) else { return }
    playedTake(move)
    guard !isSpent else { return }
    playedRequests += 1
    widget()?.playedAsk { entries, next in
      Task { @MainActor in WidgetCenter.shared.show(entries, next) }
    }
  }

  @MainActor private func show(_ entries: [String], _ next: Date?) {
    (playedEntries, playedNext) = (entries, next)
    let kind = WidgetEntry.allCases.first { entries[0].contains("WidgetEntry.\($0)") }
    var output = WorldOutput<WidgetPhone>()
    playedPhone.perform(WidgetTimeline.Effect.complete(kind ?? .failed), Self.nobody, &output)
    serve()
  }
}

extension FileManager {
  /// The folders of groups that the target is in.
  nonisolated(unsafe) public static var playedGroups: [String: URL] = [:]
  /// That of a locked phone cannot be read, or nothing is found in it.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let phone = WidgetCenter.shared.playedPhone
    guard let folder = Self.playedGroups[group], phone.isLocked else {
      return Self.playedGroups[group]
    }
    return phone.readsEmpty
      ? folder.appendingPathComponent("empty") : URL(fileURLWithPath: "/dev/null")
  }
}
