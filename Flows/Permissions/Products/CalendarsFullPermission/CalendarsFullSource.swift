@_exported public import PermissionDrivers

extension PermissionName {
  /// Calendars, to read and write.
  public static let calendarsFull: Self = "calendars-full"
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  public import PermissionAccess
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == CalendarsFullFlow {
    /// Calendars, to read and write; needs
    /// `NSCalendarsFullAccessUsageDescription`, before iOS 17 `NSCalendarsUsageDescription`.
    public static var calendarsFull: Self {
      Self(.calendarsFull, CalendarsFullFlow()) { CalendarsFullSource() }
    }

    /// Calendars, to read and write, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing after it, until it is reset (documented).
    @MainActor
    public static func calendarsFull(resetting store: EKEventStore) -> Self {
      Self(.calendarsFull, CalendarsFullFlow(), variant: "\(ObjectIdentifier(store))") {
        CalendarsFullSource(store: store)
      }
    }
  }

  /// The event store, for calendars to read and write.
  public final class CalendarsFullSource: AccessSource {
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
    public func read(_ reply: Reply<AccessEvent<CalendarsFullFlow.Grant>>) {
      reply.now(.read(reading))
    }

    private var reading: AccessReading<CalendarsFullFlow.Grant> {
      let reading: AccessReading<CalendarsFullFlow.Grant> =
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
      return reading.needing("NSCalendarsFullAccessUsageDescription", oldKey)
    }

    /// Asks; the system answers on a thread of its own.
    public func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<CalendarsFullFlow.Grant>>) {
      if #available(iOS 17, *), !isBefore17 {
        store.requestFullAccessToEvents { @Sendable isAllowed, _ in
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
    private func askBefore17(_ reply: Reply<AccessEvent<CalendarsFullFlow.Grant>>) {
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
