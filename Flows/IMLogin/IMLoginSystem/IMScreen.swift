public import IMLoginFlow

/// What a messenger shows: which page, and what lies over it.
public struct IMScreen: Hashable, Sendable {
  /// The page; blank until what is stored was read.
  public internal(set) var page = IMRoute.State.blank
  /// Why the login page is there, or why the last login failed, in words; nil if there is nothing
  /// to say.
  public internal(set) var notice: String?
  /// Whether a manual login is under way; the root takes every touch then.
  public internal(set) var isBusy = false
  /// What the person can do at home.
  public internal(set) var allowed = Capability.read
  /// What to say of the connection at home, in words; nil if there is nothing to say.
  public internal(set) var connection: String?
}
