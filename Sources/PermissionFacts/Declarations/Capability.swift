/// What an app needs beside the keys of its `Info.plist`, which does not show it.
public struct Capability: Hashable, Sendable {
  /// What Xcode or Apple calls it.
  public let name: String
  /// The entitlement that the app is signed with.
  public let entitlement: String
  /// What an app does that needs it, as in "for critical alerts"; nil if whatever it does.
  public let use: String?

  package init(_ name: String, _ entitlement: String, for use: String? = nil) {
    self.name = name
    self.entitlement = entitlement
    self.use = use
  }
}

extension Fact<Capability> {
  static func of(_ name: String, _ rest: String, for use: String? = nil) -> Fact {
    let entitlement = "com.apple.developer.\(rest)"
    return .documented(
      Capability(name, entitlement, for: use), .document(entitlement))
  }
}
