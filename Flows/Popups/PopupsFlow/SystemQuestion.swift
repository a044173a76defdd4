/// A question of the system, which a flow asks in its turn among the dialogs.
///
/// The app cannot take the system's alert away: it is over once the flow is answered, or does not
/// wait any more.
@MainActor
final class SystemQuestion: DialogHost {
  let number: Int
  /// Whether the flow waits for its turn before it asks.
  let isForReadiness: Bool
  /// Whether it has its turn.
  private(set) var isUp = false
  var isAsked = false
  private let begin: @MainActor () -> Void
  private let whenSwept: @MainActor () -> Void

  init(
    _ number: Int, isForReadiness: Bool, begin: @escaping @MainActor () -> Void,
    whenSwept: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.isForReadiness = isForReadiness
    self.begin = begin
    self.whenSwept = whenSwept
  }

  func comeUp() {
    isUp = true
    begin()
  }

  func goAway(_ done: @escaping @MainActor @Sendable () -> Void) { if !isAsked { done() } }
  func isGone() {}
  func wasClosed() {}
  func wasSwept() { whenSwept() }
}
