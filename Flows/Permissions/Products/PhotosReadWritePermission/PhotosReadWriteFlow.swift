import EveryPath
public import PermissionFlows

/// The way to photos, to read and write.
public struct PhotosReadWriteFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// The whole library.
    case full
    /// The photos that the person has chosen: less, and no refusal.
    case limited
    /// A choice of photos with nothing in it: there is nothing to read until the person chooses.
    case nothingChosen

    /// Everything.
    public static let whole = Grant.full
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "photos-read-write" }

  /// Adding may be all that is granted: the picker, which needs no permission, is what helps then,
  /// and no row in Settings.
  public var refusals: [AccessRefusal] { [.denied, .restricted, .missingDescription, .addOnly] }

  /// Of a grant to add only everything is asked for, again only if the question was interrupted;
  /// the system may not ask again.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: OnlyRequest?
  ) -> AccessDecision<Grant, OnlyRequest> {
    reading == .refused(.addOnly) && asked == nil
      ? .ask(.access) : decidePlainly(reading, after: asked)
  }
}
