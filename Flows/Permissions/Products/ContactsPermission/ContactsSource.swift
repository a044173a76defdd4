@_exported public import PermissionDrivers

extension PermissionName {
  /// Contacts.
  public static let contacts: Self = "contacts"
}

extension PermissionKind where F == ContactsFlow {
  /// Contacts; needs `NSContactsUsageDescription`.
  public static var contacts: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.contacts, ContactsFlow()) { ContactsSource() }
    #else
      Self(missing: .contacts, ContactsFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import Contacts
  package import EveryPath
  package import PermissionFlows

  /// The contact store.
  ///
  /// A choice of contacts comes with iOS 18; whether something was chosen is told by a fetch alone.
  package final class ContactsSource: AccessSource {
    /// What can be granted.
    package typealias Grant = ContactsFlow.Grant

    private let store = CNContactStore()

    /// A source.
    package init() {}

    /// Reads the permission; where contacts were chosen, on its own thread whether there are any.
    package func read(_ reply: Reply<AccessEvent<Grant>>) {
      let reading = reading
      if reading == .granted(.limited) {
        Task.detached { reply.resolveFromAnyThread(.read(.granted(Self.chosen))) }
      } else {
        reply.resolve(.read(reading))
      }
    }

    private var reading: AccessReading<Grant> {
      let reading: AccessReading<Grant> =
        switch CNContactStore.authorizationStatus(for: .contacts) {
        case .authorized: .granted(.full)
        case .limited: .granted(.limited)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSContactsUsageDescription")
    }

    /// What was chosen; of a fetch that fails nothing is concluded.
    nonisolated private static var chosen: Grant {
      var isEmpty = true
      let request = CNContactFetchRequest(keysToFetch: [])
      do {
        try CNContactStore().enumerateContacts(with: request) { _, stop in
          isEmpty = false
          stop.pointee = true
        }
      } catch { return .limited }
      return isEmpty ? .nothingChosen : .limited
    }

    /// Asks; the system answers on a queue of its own, a refusal also by an error.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<Grant>>) {
      store.requestAccess(for: .contacts) { @Sendable isAllowed, error in
        let isAnswer = error == nil || (error as? CNError)?.code == .authorizationDenied
        reply.resolveFromAnyThread(isAnswer ? .answered(isAllowed ? .yes : .no) : .failed)
      }
    }
  }
#endif
