import EveryPath

/// The way to the microphone.
public struct MicrophoneFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "microphone" }

  /// A device may have no microphone.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .unavailable, .missingDescription]
  }
}
