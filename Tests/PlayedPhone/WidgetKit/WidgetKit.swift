// A stand-in for WidgetKit, written by hand from Apple's documentation: what a widget of one kind
// uses. Behind it is a home screen with a budget, which may ignore a reload. It proves nothing about
// the SDK.

@_exported import Foundation
public import SwiftUI

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

/// The home screen: what it shows of the one widget that was placed on it.
public final class WidgetCenter {
  // Safe: it belongs to one test, which is on the main actor.
  public static let shared = WidgetCenter()
  public var playedBudget = 40
  public private(set) var playedEntries: [String] = []
  public private(set) var playedNext: Date?
  public private(set) var playedRequests = 0
  private var widget: (any WidgetConfiguration)?

  public func reloadTimelines(ofKind kind: String) { ask(kind) }
  public func reloadAllTimelines() { ask(nil) }

  @MainActor public func playedPlace(_ widget: some Widget) {
    (self.widget, playedRequests) = (widget.body, 0)
    ask(nil)
  }

  /// Beyond the budget a reload is ignored.
  private func ask(_ kind: String?) {
    MainActor.assumeIsolated {
      guard let widget, kind == nil || kind == widget.playedKind, playedRequests < playedBudget
      else { return }
      playedRequests += 1
      widget.playedAsk { entries, next in
        Task { @MainActor in (self.playedEntries, self.playedNext) = (entries, next) }
      }
    }
  }
}

extension FileManager {
  /// The folders of groups that the target is in.
  nonisolated(unsafe) public static var playedGroups: [String: URL] = [:]
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    Self.playedGroups[group]
  }
}
