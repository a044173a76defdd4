import EveryPath

/// The way to adding photos to the library without reading it.
public struct PhotosAddOnlyFlow: AccessFlow {
  /// Words, delays and variants.
  public var policy: AccessPolicy

  /// A way with this policy.
  public init(policy: AccessPolicy = AccessPolicy()) { self.policy = policy }

  /// The flow's name.
  public var name: String { "photos-add-only" }
}
