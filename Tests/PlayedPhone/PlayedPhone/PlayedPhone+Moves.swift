import FlowModel
public import SimulatedPhone
import Synchronization

/// What a test does with the phone.
extension PlayedPhone {
  /// Begins with another phone; what waited for answers waits no longer.
  public static func begin(with phone: Phone) {
    state.withLock { state in
      let calls = state.callsUnderWay
      state = PlayedState(phone)
      state.callsUnderWay = calls
    }
  }

  /// Lets something happen to the phone, and tells the app what it hears of it.
  public static func play(_ move: Move) {
    deliver(
      state.withLock { state in
        var news = News<Phone>()
        state.phone.take(move, &news)
        return state.take(news)
      })
  }

  /// Lets the permission at a place be read in another way than as it stands: what it turns out to be
  /// when nothing has read it, or too early; nil for as it stands.
  public static func read(_ move: ServiceMove?, at place: Place = 0) {
    state.withLock { $0.readings[place] = move }
  }

  /// Whether calls to the app have not returned.
  public static var isCalling: Bool { state.withLock { $0.callsUnderWay > 0 } }

  /// What the app ran into since the beginning.
  public static var hazards: [Hazard] { state.withLock { $0.hazards } }
}
