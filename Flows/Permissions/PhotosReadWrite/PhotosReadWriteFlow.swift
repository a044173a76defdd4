public import PermissionAccess
import PermissionFlow

/// The way to photos, to read and write.
public struct PhotosReadWriteFlow: AccessFlow {
  /// What can be granted.
  public enum Grant: String, AccessGrant {
    /// The whole library.
    case full
    /// The photos that the person has chosen: less, and no refusal.
    case limited

    /// Everything.
    public static let whole = Grant.full
  }

  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "photos-read-write" }
}
