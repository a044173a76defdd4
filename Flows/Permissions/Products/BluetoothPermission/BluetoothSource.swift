@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Bluetooth.
  public static let bluetooth: Self = "bluetooth"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Bluetooth; needs `NSBluetoothAlwaysUsageDescription`.
  ///
  /// An app that lists Bluetooth for AccessorySetupKit is not asked about it: the picker of an
  /// `ASAccessorySession` is its question, and here it is unavailable.
  public static var bluetooth: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.bluetooth, .bluetooth) { BluetoothSource() }
    #else
      Self(missing: .bluetooth, .bluetooth)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import CoreBluetooth
  package import EveryPath

  /// The central manager of CoreBluetooth: making one asks, unless the person has answered.
  package final class BluetoothSource: AccessSource {
    private let listener = BluetoothListener()
    private var manager: CBCentralManager?
    private var readers: [Reply<AccessEvent<WholeGrant>>] = []
    private var asking: Reply<AccessEvent<WholeGrant>>?

    /// A source.
    package init() {
      listener.heard = { [weak self] in self?.take() }
    }

    /// Reads the authorization; once it is granted a manager asks nothing, and tells of the power.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      if authorization == .notDetermined, isQuestionTaken {
        reply.resolve(.read(.refused(.unavailable)))
        return
      }
      let reading = authorization.needing("NSBluetoothAlwaysUsageDescription")
      guard case .granted = reading else {
        reply.resolve(.read(reading))
        return
      }
      if manager == nil { manager = makeManager() }
      readers.append(reply)
      tellReaders()
    }

    private var authorization: AccessReading<WholeGrant> {
      switch CBManager.authorization {
      case .allowedAlways: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .restricted: .refused(.restricted)
      @unknown default: .refused(.restricted)
      }
    }

    /// Why it is unavailable on a device that has it.
    package var problem: String? {
      authorization == .notDetermined && isQuestionTaken
        ? "an app that lists Bluetooth for AccessorySetupKit in its Info.plist is not asked about it; "
          + "show the picker of an ASAccessorySession, or take the entry out" : nil
    }

    private var isQuestionTaken: Bool {
      guard #available(iOS 18, *) else { return false }
      return ["NSAccessorySetupKitSupports", "NSAccessorySetupSupports"].contains {
        UsageDescription.isPresent("Bluetooth", in: $0)
      }
    }

    /// Asks by making a manager; one that was made before tells nothing more.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      if authorization == .notDetermined {
        asking = reply
        manager = makeManager()
      } else {
        reply.resolveFromAnyThread(.answered(authorization == .granted(.full) ? .yes : .no))
      }
    }

    /// A manager that adds no alert of its own about the power.
    private func makeManager() -> CBCentralManager {
      CBCentralManager(
        delegate: listener, queue: nil, options: [CBCentralManagerOptionShowPowerAlertKey: false])
    }

    /// A manager may never settle.
    package var settlingLimit: Duration? { .seconds(10) }

    private func take() {
      tellReaders()
      guard let manager, manager.state != .unknown else { return }
      // The system's service starts anew, and with it the question.
      asking?.resolve(
        manager.state == .resetting
          ? .failed : .answered(authorization == .granted(.full) ? .yes : .no))
      asking = nil
    }

    /// Tells what the manager's state says, once it says something.
    private func tellReaders() {
      guard let reading = stateReading else { return }
      let waiting = readers
      readers = []
      for reply in waiting { reply.resolve(.read(reading)) }
    }

    private var stateReading: AccessReading<WholeGrant>? {
      switch manager?.state {
      case nil, .unknown, .resetting: nil
      case .poweredOn: authorization
      case .poweredOff: .refused(.switchedOff)
      case .unsupported: .refused(.unavailable)
      // Of one that has not settled the class knows better (documented: CBManager.authorization).
      case .unauthorized: authorization == .granted(.full) ? nil : authorization
      @unknown default: authorization
      }
    }
  }

  @MainActor
  private final class BluetoothListener: NSObject, CBCentralManagerDelegate {
    var heard: @MainActor () -> Void = {}

    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
      MainActor.assumeIsolated { heard() }
    }
  }
#endif
