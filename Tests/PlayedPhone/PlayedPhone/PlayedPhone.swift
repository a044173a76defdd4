import Dispatch
public import PermissionFacts
public import SimulatedPhone
import Synchronization

/// The simulated phone as the stand-ins of Apple's frameworks use it.
///
/// Every function may be called on any thread.
public enum PlayedPhone {
  /// What an app is told in answer to a request.
  public enum Answer: Sendable {
    case yes
    case no
    /// It failed for another reason than a refusal.
    case failed
  }

  static let state = Mutex(PlayedState(Phone()))

  /// The phone as it is now.
  public static var phone: Phone { state.withLock { $0.phone } }

  /// What the phone says of a permission now; decided when it is first read.
  ///
  /// It is what all of a permission's calls together say; a stand-in answers each call of it:
  /// `.noHardware` is a status that is not determined and a device that is not there.
  public static func reading(of permission: Permission) -> Reading {
    state.withLock { $0.read(permission) }
  }

  /// Asks for a permission.
  ///
  /// - Parameter told: Called each time the app is told something in answer, on a thread that is not
  ///   the main one; never, where the phone never tells.
  public static func request(
    _ permission: Permission, _ request: PermissionRequest = .access,
    told: @escaping @Sendable (Answer) -> Void
  ) {
    deliver(state.withLock { $0.ask(for: permission, request, told) })
  }

  /// Makes anew what was used of a permission's framework before it was granted.
  public static func renewObject(of permission: Permission) {
    state.withLock { $0.renewObject(of: permission) }
  }

  /// Calls `body` on a thread that is not the main one, as most of Apple's frameworks call back.
  public static func callBack(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.callsUnderWay += 1 }
    DispatchQueue.global().async {
      body()
      state.withLock { $0.callsUnderWay -= 1 }
    }
  }

  /// Calls what the app is told: what belongs to the main actor by the interface, all else elsewhere.
  static func deliver(_ calls: [PlayedState.Call]) {
    for call in calls { callBack { call.told(call.answer) } }
  }
}
