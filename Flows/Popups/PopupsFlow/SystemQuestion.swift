/// A question of the system, which a flow has asked in its turn among the dialogs.
///
/// The app cannot take the system's alert away: it is over once the flow is answered, or does not wait
/// any more.
@MainActor
final class SystemQuestion: DialogHost {
  let number: Int
  /// Whether it was asked.
  private(set) var isAsked = false
  private let ask: @MainActor () -> Void
  private let whenSwept: @MainActor () -> Void

  init(
    _ number: Int, ask: @escaping @MainActor () -> Void, whenSwept: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.ask = ask
    self.whenSwept = whenSwept
  }

  func comeUp() {
    isAsked = true
    ask()
  }

  func goAway(_ done: @escaping @MainActor @Sendable () -> Void) { if !isAsked { done() } }
  func isGone() {}
  func wasClosed() {}
  func wasSwept() { whenSwept() }
}
