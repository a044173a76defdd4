import EveryPath

/// The way to Bluetooth: making a manager asks.
public struct BluetoothFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "bluetooth" }

  /// A device may have no Bluetooth, or have it switched off for all apps.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .unavailable, .switchedOff, .missingDescription]
  }
}
