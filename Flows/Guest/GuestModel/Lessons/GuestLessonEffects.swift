package import GuestFlow

/// What a careless identity can order: everything an identity can, and what apps do instead.
enum IdentityLessonEffect: Hashable, Sendable {
  /// As an identity does it.
  case plain(IdentityEffect)
  /// Move the item onto the user's folder itself: it "already exists", so the move always fails.
  case moveOntoFolder(GuestItem)
  /// Put the guest's in place of whatever the user has.
  case overwrite(GuestItem)
  /// Add quantities up without a mark that it was done.
  case addUp(GuestItem)
}

/// What a careless gate can order: everything a gate can, and what apps do instead.
package enum GateLessonEffect: Hashable, Sendable {
  /// As a gate does it.
  case plain(GateEffect)
  /// Show the panel in portrait, however the page is held.
  case showUpright(GuestAction, GateReason)
  /// Show a second panel.
  case presentAgain(GuestAction, GateReason)
  /// Send the action without the key of its wish.
  case sendAnew(GuestAction)
}
