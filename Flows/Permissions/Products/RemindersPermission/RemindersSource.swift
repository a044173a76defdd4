@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Reminders.
  public static let reminders: Self = "reminders"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Reminders; needs
  /// `NSRemindersFullAccessUsageDescription`, before iOS 17 `NSRemindersUsageDescription`.
  public static var reminders: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.reminders, .reminders) { RemindersSource() }
    #else
      Self(missing: .reminders, .reminders)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  import EventSupport
  package import EveryPath

  extension PermissionKind where F == WholeAccessFlow {
    /// Reminders, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing until it is reset (documented).
    @MainActor
    public static func reminders(resetting store: EKEventStore) -> Self {
      Self(.reminders, .reminders, variant: "\(ObjectIdentifier(store))") {
        RemindersSource(store: store)
      }
    }
  }

  /// The event store, for reminders.
  package final class RemindersSource: AccessSource {
    private let access: EventAccess<WholeGrant>

    /// A source that asks with this store, and resets it after the grant.
    package init(store: EKEventStore = EKEventStore()) {
      access = EventAccess(.reminder, by: store)
    }

    package init(store: EKEventStore = EKEventStore(), isBefore17: Bool) {
      access = EventAccess(.reminder, by: store, isBefore17: isBefore17)
    }

    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      // The status for adding only is not used of reminders (documented).
      let reading = access.reading(
        full: .full, writeOnly: .refused(.restricted), key: "NSRemindersFullAccessUsageDescription",
        oldKey: "NSRemindersUsageDescription")
      reply.resolve(.read(reading))
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      if #available(iOS 17, *), !access.isBefore17 {
        access.store.requestFullAccessToReminders { @Sendable isAllowed, error in
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
