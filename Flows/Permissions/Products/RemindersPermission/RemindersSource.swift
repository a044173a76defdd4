@_exported public import PermissionDrivers

extension PermissionName {
  /// Reminders.
  public static let reminders: Self = "reminders"
}

#if os(iOS) || PLAYED_PHONE
  public import EventKit
  public import PermissionAccess
  public import PermissionFlow
  @_exported public import PermissionFlows

  extension PermissionKind where F == RemindersFlow {
    /// Reminders; needs
    /// `NSRemindersFullAccessUsageDescription`, before iOS 17 `NSRemindersUsageDescription`.
    public static var reminders: Self {
      Self(.reminders, RemindersFlow()) { RemindersSource() }
    }

    /// Reminders, and a store of the app's that is reset after the grant.
    ///
    /// A store that was used before the grant gives nothing after it, until it is reset (documented).
    @MainActor
    public static func reminders(resetting store: EKEventStore) -> Self {
      Self(.reminders, RemindersFlow(), variant: "\(ObjectIdentifier(store))") {
        RemindersSource(store: store)
      }
    }
  }

  /// The event store, for reminders.
  public final class RemindersSource: AccessSource {
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
    public func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.now(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch EKEventStore.authorizationStatus(for: .reminder) {
        case .fullAccess: .granted(.full)
        // Not used of reminders (documented).
        case .writeOnly: .refused(.restricted)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      let oldKey = "NSRemindersUsageDescription"
      if isBefore17 { return reading.needing(oldKey) }
      // Whether the key of before iOS 17 can stand in is uncertain: TN3153 says so, the request's own page
      // that access is denied then. Either way nothing ends the app.
      return reading.needing("NSRemindersFullAccessUsageDescription", oldKey)
    }

    /// Asks; the system answers on a thread of its own.
    public func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      if #available(iOS 17, *), !isBefore17 {
        store.requestFullAccessToReminders { @Sendable isAllowed, _ in
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
    private func askBefore17(_ reply: Reply<AccessEvent<WholeGrant>>) {
      #if FromIOS17
        reply.now(.answered(.no))
      #else
        store.requestAccess(to: .reminder) { @Sendable isAllowed, _ in
          reply(.answered(isAllowed ? .yes : .no))
        }
      #endif
    }
  }
#endif
