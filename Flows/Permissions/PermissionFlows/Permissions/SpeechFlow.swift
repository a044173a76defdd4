import EveryPath

/// The way to speech recognition.
public struct SpeechFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "speech" }

  /// Siri and Dictation may be off, which the status does not tell.
  public var refusals: [AccessRefusal] {
    [.denied, .restricted, .switchedOff, .missingDescription]
  }
}
