@_exported public import PermissionDrivers

extension PermissionName {
  /// Calendars, to add only.
  public static let calendarsWriteOnly: Self = "calendars-write-only"
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  public import PermissionAccess
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == CalendarsWriteOnlyFlow {
    /// Calendars, to add only; needs
    /// `NSCalendarsWriteOnlyAccessUsageDescription`, before iOS 17 `NSCalendarsUsageDescription`.
    public static var calendarsWriteOnly: Self {
      Self(.calendarsWriteOnly, CalendarsWriteOnlyFlow()) { CalendarsWriteOnlySource() }
    }

    /// Calendars, to add only, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing after it, until it is reset (documented).
    @MainActor
    public static func calendarsWriteOnly(resetting store: EKEventStore) -> Self {
      Self(.calendarsWriteOnly, CalendarsWriteOnlyFlow(), variant: "\(ObjectIdentifier(store))") {
        CalendarsWriteOnlySource(store: store)
      }
    }
  }

  /// The event store, for calendars to add to only; before iOS 17 everything is asked for.
  public final class CalendarsWriteOnlySource: AccessSource {
    private let store: EKEventStore
    private let isBefore17: Bool

    /// A source that asks with this store, and resets it after the grant.
    public convenience init(store: EKEventStore = EKEventStore()) {
      if #available(iOS 17, *) {
        self.init(store: store, isBefore17: false)
      } else {
        self.init(store: store, isBefore17: true)
      }
    }

    package init(store: EKEventStore = EKEventStore(), isBefore17: Bool) {
      self.store = store
      self.isBefore17 = isBefore17
    }

    /// Reads the permission.
    public func read(_ reply: Reply<AccessEvent<CalendarsWriteOnlyFlow.Grant>>) {
      reply.now(.read(reading))
    }

    private var reading: AccessReading<CalendarsWriteOnlyFlow.Grant> {
      let reading: AccessReading<CalendarsWriteOnlyFlow.Grant> =
        switch EKEventStore.authorizationStatus(for: .event) {
        case .fullAccess: .granted(.full)
        case .writeOnly: .granted(.writeOnly)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      let oldKey = "NSCalendarsUsageDescription"
      if isBefore17 { return reading.needing(oldKey) }
      // The key of before iOS 17 stands in (documented: TN3153).
      return reading.needing("NSCalendarsWriteOnlyAccessUsageDescription", oldKey)
    }

    /// Asks; the system answers on a thread of its own.
    public func ask(
      _ request: OnlyRequest, _ reply: Reply<AccessEvent<CalendarsWriteOnlyFlow.Grant>>
    ) {
      if #available(iOS 17, *), !isBefore17 {
        store.requestWriteOnlyAccessToEvents { @Sendable isAllowed, _ in
          reply(.answered(isAllowed ? .yes : .no))
        }
      } else {
        askBefore17(reply)
      }
    }

    /// Resets the store.
    public func renewObject() { store.reset() }

    /// Asks as before iOS 17, by a selector that calendars and reminders have in common: whether an app
    /// that has it is taken to ask for both is uncertain, so the trait `FromIOS17` leaves it out.
    private func askBefore17(_ reply: Reply<AccessEvent<CalendarsWriteOnlyFlow.Grant>>) {
      #if FromIOS17
        reply.now(.answered(.no))
      #else
        store.requestAccess(to: .event) { @Sendable isAllowed, _ in
          reply(.answered(isAllowed ? .yes : .no))
        }
      #endif
    }
  }
#endif
