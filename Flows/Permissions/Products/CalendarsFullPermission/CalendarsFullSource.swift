@_exported public import PermissionDrivers

extension PermissionName {
  /// Calendars, to read and write.
  public static let calendarsFull: Self = "calendars-full"
}

extension PermissionKind where F == CalendarsFullFlow {
  /// Calendars, to read and write; needs
  /// `NSCalendarsFullAccessUsageDescription`, before iOS 17 `NSCalendarsUsageDescription`.
  public static var calendarsFull: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.calendarsFull, CalendarsFullFlow()) { CalendarsFullSource() }
    #else
      Self(missing: .calendarsFull, CalendarsFullFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  import EventSupport
  package import EveryPath
  package import PermissionFlows

  extension PermissionKind where F == CalendarsFullFlow {
    /// Calendars, to read and write, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing until it is reset (documented).
    @MainActor
    public static func calendarsFull(resetting store: EKEventStore) -> Self {
      Self(.calendarsFull, CalendarsFullFlow(), variant: "\(ObjectIdentifier(store))") {
        CalendarsFullSource(store: store)
      }
    }
  }

  /// The event store, for calendars to read and write.
  package final class CalendarsFullSource: AccessSource {
    private let access: EventAccess<CalendarsFullFlow.Grant>

    /// A source that asks with this store, and resets it after the grant.
    package init(store: EKEventStore = EKEventStore()) {
      access = EventAccess(.event, by: store)
    }

    package init(store: EKEventStore = EKEventStore(), isBefore17: Bool) {
      access = EventAccess(.event, by: store, isBefore17: isBefore17)
    }

    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<CalendarsFullFlow.Grant>>) {
      let reading = access.reading(
        full: .full, writeOnly: .granted(.writeOnly), key: "NSCalendarsFullAccessUsageDescription",
        oldKey: "NSCalendarsUsageDescription")
      reply.resolve(.read(reading))
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<CalendarsFullFlow.Grant>>) {
      if #available(iOS 17, *), !access.isBefore17 {
        access.store.requestFullAccessToEvents { @Sendable isAllowed, error in
          reply.resolveFromAnyThread(EventAccess.answer(isAllowed, error))
        }
      } else {
        access.askBefore17(reply)
      }
    }

    /// Resets the store.
    package func renewObject() { access.store.reset() }
  }
#endif
