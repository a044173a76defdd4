@_exported public import PermissionDrivers

extension PermissionName {
  /// Calendars, to add only.
  public static let calendarsWriteOnly: Self = "calendars-write-only"
}

extension PermissionKind where F == CalendarsWriteOnlyFlow {
  /// Calendars, to add only; needs
  /// `NSCalendarsWriteOnlyAccessUsageDescription`, before iOS 17 `NSCalendarsUsageDescription`.
  public static var calendarsWriteOnly: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.calendarsWriteOnly, CalendarsWriteOnlyFlow()) { CalendarsWriteOnlySource() }
    #else
      Self(missing: .calendarsWriteOnly, CalendarsWriteOnlyFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  import EventSupport
  package import EveryPath
  package import PermissionFlows

  extension PermissionKind where F == CalendarsWriteOnlyFlow {
    /// Calendars, to add only, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing until it is reset (documented).
    @MainActor
    public static func calendarsWriteOnly(resetting store: EKEventStore) -> Self {
      Self(.calendarsWriteOnly, CalendarsWriteOnlyFlow(), variant: "\(ObjectIdentifier(store))") {
        CalendarsWriteOnlySource(store: store)
      }
    }
  }

  /// The event store, for calendars to add to only; before iOS 17 everything is asked for.
  package final class CalendarsWriteOnlySource: AccessSource {
    private let access: EventAccess<CalendarsWriteOnlyFlow.Grant>

    /// A source that asks with this store, and resets it after the grant.
    package init(store: EKEventStore = EKEventStore()) {
      access = EventAccess(.event, by: store)
    }

    package init(store: EKEventStore = EKEventStore(), isBefore17: Bool) {
      access = EventAccess(.event, by: store, isBefore17: isBefore17)
    }

    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<CalendarsWriteOnlyFlow.Grant>>) {
      let reading = access.reading(
        full: .full, writeOnly: .granted(.writeOnly),
        key: "NSCalendarsWriteOnlyAccessUsageDescription",
        oldKey: "NSCalendarsUsageDescription")
      reply.resolve(.read(reading))
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(
      _ request: OnlyRequest, _ reply: Reply<AccessEvent<CalendarsWriteOnlyFlow.Grant>>
    ) {
      if #available(iOS 17, *), !access.isBefore17 {
        access.store.requestWriteOnlyAccessToEvents { @Sendable isAllowed, error in
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
