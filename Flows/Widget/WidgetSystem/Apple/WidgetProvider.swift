#if os(iOS) || PLAYED_PHONE
  public import EveryPath
  import Foundation
  public import SwiftUI
  import WidgetFlow
  // Whether the center of widgets may be shared by threads, its interfaces of iOS 16 do not say.
  @preconcurrency public import WidgetKit

  extension TimedEntry: TimelineEntry {}

  /// Gives WidgetKit the entries of a widget, in the extension.
  ///
  /// ```swift
  /// @main struct TownWidget: Widget {
  ///   var body: some WidgetConfiguration {
  ///     let store = try? WidgetStore(group: .standard)
  ///     return WidgetProvider(WidgetTimelines(store: store, server: TownServer())).configuration(
  ///       "town", name: "Town", description: "Flowers to collect.", page: "town", scheme: "bees"
  ///     ) { entry, family in TownView(entry, isMedium: family == .systemMedium) }
  ///   }
  /// }
  /// ```
  public struct WidgetProvider<Server: WidgetServer>: TimelineProvider {
    private let timelines: WidgetTimelines<Server>

    /// A provider of these entries.
    public init(_ timelines: WidgetTimelines<Server>) { self.timelines = timelines }

    /// What is drawn before the first entry.
    public func placeholder(in context: Context) -> TimedEntry<Server.Content> {
      timelines.placeholder
    }

    /// The entry for the gallery, with real data.
    public func getSnapshot(
      in context: Context, completion: @escaping @Sendable (TimedEntry<Server.Content>) -> Void
    ) {
      let timelines = timelines
      Task { @Sendable in completion(await timelines.snapshot()) }
    }

    /// The entries from now on, and when the system should ask again.
    public func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<TimedEntry<Server.Content>>) -> Void
    ) {
      let timelines = timelines
      Task { @Sendable in
        let made = await timelines.timeline()
        let policy = made.nextRequest.map { TimelineReloadPolicy.after($0) }
        completion(Timeline(entries: made.entries, policy: policy ?? .never))
      }
    }

    /// The widget in the small and the medium size; a tap opens the page, and says from which size
    /// and from which kind of entry.
    ///
    /// - Parameters:
    ///   - kind: What the app calls it when it asks for a reload.
    ///   - page: The page that a tap opens, and `scheme` the app's own, for its address.
    ///   - content: The view of an entry in a size; its background is the view's own matter.
    @MainActor
    public func configuration<Content: View>(
      _ kind: String, name: LocalizedStringKey, description: LocalizedStringKey, page: String,
      scheme: String,
      @ViewBuilder content: @escaping (TimedEntry<Server.Content>, WidgetFamily) -> Content
    ) -> some WidgetConfiguration {
      StaticConfiguration(kind: kind, provider: self) { entry in
        TappedEntry { family in
          content(entry, family).widgetURL(
            WidgetLink(page, tracking: ["entry": entry.kind.rawValue, "family": "\(family)"])
              .url(scheme: scheme))
        }
      }
      .configurationDisplayName(name)
      .description(description)
      .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  /// An entry in the size in which it is drawn.
  private struct TappedEntry<Content: View>: View {
    @Environment(\.widgetFamily) private var family
    let content: (WidgetFamily) -> Content

    var body: some View { content(family) }
  }

  extension WidgetApp {
    /// An app whose widgets WidgetKit reloads: those of a kind, or all with nil.
    ///
    /// - Throws: `DefinitionErrors` if a flow has mistakes.
    public convenience init(
      _ host: any WidgetHost, store: WidgetStore, kind: String? = nil,
      isProtectedDataAvailable: @escaping @MainActor () -> Bool
    ) throws(DefinitionErrors) {
      try self.init(host, store: store, isProtectedDataAvailable: isProtectedDataAvailable) {
        if let kind {
          WidgetCenter.shared.reloadTimelines(ofKind: kind)
        } else {
          WidgetCenter.shared.reloadAllTimelines()
        }
      }
    }
  }

  extension WidgetStore {
    /// A store in the folder of a group of apps.
    ///
    /// - Throws: What is missing if the target is not in the group.
    public init(group: WidgetGroup) throws {
      guard
        let folder = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: group.name)
      else { throw MissingGroup(group: group) }
      self.init(folder: folder)
    }
  }

  private struct MissingGroup: Error, CustomStringConvertible {
    let group: WidgetGroup
    var description: String {
      "\(group.name) is not among this target's entitlements; add it under App Groups"
    }
  }
#endif
