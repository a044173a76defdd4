/// Why a popup ended.
public enum EndReason: Hashable, Sendable, CaseIterable {
  /// The person closed it.
  case closed
  /// The person tapped outside, and it allows that.
  case tappedOutside
  /// Its time on screen was over.
  case timeout
  /// The app dismissed it.
  case dismissed
  /// A higher one arrived, and it does not come back.
  case covered
  /// One that is alone, or a terminator, was added.
  case cleared
  /// The page it belongs to is gone.
  case containerGone
  /// A newer one with its identifier took its place.
  case replaced
  /// An older one with its identifier was there.
  case duplicate
  /// Its turn came and its condition was not met.
  case unmet
  /// It was gone from the screen without having been told to go.
  case vanished
}
