@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Home data.
  public static let homeKit: Self = "homekit"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Home data; needs `NSHomeKitUsageDescription` and the capability HomeKit.
  public static var homeKit: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.homeKit, .homeKit) { HomeKitSource() }
    #else
      Self(missing: .homeKit, .homeKit)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import Foundation
  import HomeKit
  package import EveryPath

  /// The home manager of HomeKit: making one asks, and only one that was made can be read.
  ///
  /// Once the person has answered, a file says so: then a new process makes a manager to read it,
  /// which asks nothing. Until then, or without the file, a read says that nothing is decided.
  /// After Reset Location & Privacy the file is wrong, and the next read asks.
  package final class HomeKitSource: AccessSource {
    private let mark: URL
    private let listener = HomeListener()
    private var manager: HMHomeManager?
    private var readers: [Reply<AccessEvent<WholeGrant>>] = []
    private var asking: Reply<AccessEvent<WholeGrant>>?

    /// A source.
    ///
    /// - Parameter folder: Where the file is kept, the app's caches if it is nil. It must be
    ///   neither backed up nor moved to another device, which has been asked nothing.
    package init(remembersIn folder: URL? = nil) {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
      mark = (folder ?? caches.first ?? FileManager.default.temporaryDirectory).appending(
        component: "homekit-permission-answered")
      listener.heard = { [weak self] in self?.take() }
    }

    /// Reads the manager, once there is one.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let unread = AccessReading<WholeGrant>.notDetermined.needing("NSHomeKitUsageDescription")
      guard unread == .notDetermined, manager != nil || wasAnswered else {
        reply.resolve(.read(unread))
        return
      }
      let isNew = manager == nil
      if isNew { makeManager() }
      if isNew, reading == .notDetermined {
        readers.append(reply)
      } else {
        reply.resolve(.read(reading))
      }
    }

    private var reading: AccessReading<WholeGrant> {
      guard let status = manager?.authorizationStatus else { return .notDetermined }
      if status.contains(.authorized) { return .granted(.full) }
      if status.contains(.restricted) { return .refused(.restricted) }
      return status.isEmpty ? .notDetermined : .refused(.denied)
    }

    /// Asks by making a manager; where it was answered before, nothing calls back.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      if reading == .notDetermined {
        asking = reply
        makeManager()
      } else {
        reply.resolveFromAnyThread(.answered(reading == .granted(.full) ? .yes : .no))
      }
    }

    /// A manager may never settle.
    package var settlingLimit: Duration? { .seconds(10) }

    private func makeManager() {
      let made = HMHomeManager()
      made.delegate = listener
      manager = made
      if reading != .notDetermined { take() }
    }

    private func take() {
      remember()
      let waiting = readers
      readers = []
      for reply in waiting { reply.resolve(.read(reading)) }
      asking?.resolve(.answered(reading == .granted(.full) ? .yes : .no))
      asking = nil
    }

    private var wasAnswered: Bool { FileManager.default.fileExists(atPath: mark.path) }

    private func remember() {
      if reading == .notDetermined {
        try? FileManager.default.removeItem(at: mark)
      } else {
        try? Data().write(to: mark)
      }
    }
  }

  /// The delegate of a manager that calls on the main queue.
  @MainActor
  private final class HomeListener: NSObject, HMHomeManagerDelegate {
    var heard: @MainActor () -> Void = {}

    nonisolated func homeManager(
      _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
    ) {
      MainActor.assumeIsolated { heard() }
    }

    nonisolated func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
      MainActor.assumeIsolated { heard() }
    }
  }
#endif
