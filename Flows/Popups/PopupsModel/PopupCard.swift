/// What is true of one popup in the world, whatever the scheduler thinks.
struct PopupCard: Hashable, Sendable {
  /// Where its view is.
  enum View: Hashable, Sendable {
    case none
    case entering
    case up
    case leaving
  }

  /// How often it may still be added; nil if that is not counted.
  var times: UInt8?
  /// How often it was added and has not ended: more than once only while it is on its way out.
  var lives: UInt8 = 0
  /// Where its view is.
  var view = View.none
  /// Whether its caller was told that it is on screen, and not yet that it is gone.
  var isTold = false
  /// Whether it is above the keyboard.
  var isRaised = false
  /// What remains of its time, in seconds; nil without a timer.
  var remaining: UInt8?
  /// How many timers count for it at once.
  var timers: UInt8 = 0
  /// How many seconds it was on screen in this life; counted only if it has a duration.
  var seen: UInt8 = 0
  /// Its equals that were there before it, one bit each.
  var behind: UInt8 = 0
  /// Whether its view was swept away, and nothing was told.
  var isLost = false

  init(times: UInt8?) { self.times = times }

  /// Whether it may be added now.
  var canBeAdded: Bool {
    times.map { $0 > 0 } ?? (lives == 0 || lives == 1 && view == .leaving)
  }

  /// It is there, and not on screen.
  var waits: Bool { lives > 0 && view == .none && !isLost }

  /// Whether its time is over and nobody has been told.
  var isDue: Bool { timers > 0 && remaining == 0 }
}
