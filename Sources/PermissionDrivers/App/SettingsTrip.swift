/// The way out of the app to Settings: the app is left once it is in the background, or is back.
///
/// The system's agreement and the app's changes come in any order. Over Settings the app may become
/// inactive and active again without a background between, which counts. Beside Settings, in one
/// window each, it may stay active and receive nothing (reported: iPadOS 26, FB18443571): then the
/// trip says nothing, the flow waits only so long, and a touch of the window may be the return.
@MainActor
package final class SettingsTrip {
  private var number = 0
  private var isAgreed = false
  private var hasResigned = false
  private var isInBackground = false
  private var isBack = false
  private var done: (@MainActor (Bool) -> Void)?

  /// Whether Settings may be open, in front of the app or beside it: from the agreement until the
  /// app is reported to be active again, or another attempt begins.
  var mayBeOpen: Bool { isAgreed && !isBack }

  package init() {}

  /// Begins a trip, in place of one that is under way.
  ///
  /// - Parameters:
  ///   - open: Opens Settings, and says whether the system agreed.
  ///   - done: Says once whether the app has been left; no if Settings did not open.
  package func begin(
    _ open: (@escaping @MainActor @Sendable (Bool) -> Void) -> Void,
    _ done: @escaping @MainActor (Bool) -> Void
  ) {
    number += 1
    (isAgreed, hasResigned, isInBackground, isBack) = (false, false, false, false)
    self.done = done
    let trip = number
    open { [weak self] isOpening in
      // It may come when another trip is under way.
      guard let self, trip == number else { return }
      isAgreed = isOpening
      if isOpening { endIfLeft() } else { end(hasLeft: false) }
    }
  }

  /// The attempt is over that began the trip.
  func end() {
    number += 1
    isAgreed = false
    done = nil
  }

  package func note(_ change: PermissionPlace.Change) {
    switch change {
    case .active: isBack = hasResigned
    case .inactive: hasResigned = true
    case .background: isInBackground = true
    case .touched, .closed: return
    }
    endIfLeft()
  }

  private func endIfLeft() {
    if isAgreed && (isInBackground || (hasResigned && isBack)) { end(hasLeft: true) }
  }

  private func end(hasLeft: Bool) {
    let done = done
    self.done = nil
    done?(hasLeft)
  }
}
