#if os(iOS) || PLAYED_PHONE
  package import EventKit
  import PermissionDrivers
  package import EveryPath
  package import PermissionFlows

  /// The event store behind the sources of calendars and reminders.
  ///
  /// The requests since iOS 17 are the products', so that an app has none that it does not make.
  @MainActor
  package struct EventAccess<Grant: AccessGrant> {
    package let store: EKEventStore
    package let isBefore17: Bool
    private let entity: EKEntityType

    /// Access by a store, as on the system that runs, or as before iOS 17.
    package init(_ entity: EKEntityType, by store: EKEventStore, isBefore17: Bool? = nil) {
      self.entity = entity
      self.store = store
      if #available(iOS 17, *) {
        self.isBefore17 = isBefore17 ?? false
      } else {
        self.isBefore17 = true
      }
    }

    /// Reads the permission.
    ///
    /// - Parameters:
    ///   - full: What full access grants.
    ///   - writeOnly: What the status for adding only reads as.
    ///   - key: The usage description since iOS 17.
    ///   - oldKey: The usage description before.
    package func reading(
      full: Grant, writeOnly: AccessReading<Grant>, key: String, oldKey: String
    ) -> AccessReading<Grant> {
      let reading: AccessReading<Grant> =
        switch EKEventStore.authorizationStatus(for: entity) {
        case .fullAccess: .granted(full)
        case .writeOnly: writeOnly
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if isBefore17 { return reading.needing(oldKey) }
      // Whether the key of before iOS 17 can stand in is uncertain: TN3153 says so, the request's
      // own page that access is denied then. Either way nothing ends the app.
      return reading.needing(key, oldKey)
    }

    /// Asks as before iOS 17, by a selector that calendars and reminders have in common: whether an
    /// app that has it is taken to ask for both is uncertain, so `FromIOS17` leaves it out.
    package func askBefore17(_ reply: Reply<AccessEvent<Grant>>) {
      #if FromIOS17
        reply.resolve(.answered(.no))
      #else
        store.requestAccess(to: entity) { @Sendable isAllowed, error in
          reply.resolveFromAnyThread(Self.answer(isAllowed, error))
        }
      #endif
    }

    /// What the store answers: only one error is a refusal (documented: EKError.h).
    package nonisolated static func answer(
      _ isAllowed: Bool, _ error: (any Error)?
    ) -> AccessEvent<Grant> {
      let isAnswer = error == nil || (error as? EKError)?.code == .eventStoreNotAuthorized
      return isAnswer ? .answered(isAllowed ? .yes : .no) : .failed
    }
  }
#endif
