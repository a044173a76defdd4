import Dispatch
import FlowModel
import Foundation
public import PermissionFacts
public import SimulatedPhone

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

  static let state = Locked(PlayedState(Phone()))

  /// The journey in which a task was made; nil for a callback of a framework.
  @TaskLocal static var journey: Int?

  /// Plays a journey on the phone as it is now: tasks that are made meanwhile have no phone once
  /// another journey has begun.
  @MainActor
  public static func playing<Result: Sendable>(
    _ journey: @MainActor () async -> Result
  ) async -> Result {
    await $journey.withValue(state.withLock { $0.journey }) { await journey() }
  }

  /// The phone as it is now.
  public static var phone: Phone { state.withLock { $0.phone } }

  /// What the phone says of a permission now; decided when it is first read.
  ///
  /// It is what all of a permission's calls together say; a stand-in answers each call of it:
  /// `.noHardware` is a status that is not determined and a device that is not there.
  public static func reading(of permission: Permission) -> Reading {
    state.withLock { $0.isOver(journey) ? .notDetermined : $0.misreads($0.read(permission)) }
  }

  /// What the app takes a status for, if it takes it for another; of this phone alone.
  public static var misreads: @Sendable (Reading) -> Reading {
    get { state.withLock { $0.misreads } }
    set { state.withLock { $0.misreads = newValue } }
  }

  /// What the phone says of a permission now; what else a grant depends on stays open, and is taken
  /// to be as it is best.
  public static func answer(of permission: Permission) -> Reading {
    let isOpen = state.withLock { state in
      guard let slot = state.slot(of: permission), state.phone[slot].isGranted else {
        return false
      }
      return state.phone.reading(at: slot) == nil
    }
    return isOpen ? misreads(.authorized) : reading(of: permission)
  }

  /// Asks for a permission.
  ///
  /// - Parameter told: Called each time the app is told something in answer, on a thread that is
  ///   not the main one; never, where the phone never tells.
  public static func request(
    _ permission: Permission, _ request: PermissionRequest = .access,
    told: @escaping @Sendable (Answer) -> Void
  ) {
    deliver(state.withLock { $0.isOver(journey) ? [] : $0.ask(for: permission, request, told) })
  }

  /// Makes anew what was used of a permission's framework before it was granted.
  public static func renewObject(of permission: Permission) {
    state.withLock { if !$0.isOver(journey) { $0.renewObject(of: permission) } }
  }

  /// Calls `body` on a thread that is not the main one, as most of Apple's frameworks call back.
  public static func callBack(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.callsUnderWay += 1 }
    DispatchQueue.global().async {
      body()
      state.withLock { $0.callsUnderWay -= 1 }
    }
  }

  /// Tells the app on other threads.
  static func deliver(_ calls: [PlayedState.Call]) { for call in calls { callBack(call) } }
}

// MARK: - The camera

extension PlayedPhone {
  /// Which process of the app runs: what an earlier one made has no phone any more.
  public static var process: Int { state.withLock { $0.process } }

  /// Starts the capture session.
  ///
  /// - Parameter told: Called on a thread that is not the main one, each time something happens to
  ///   the session until it is stopped.
  public static func startCapture(told: @escaping @Sendable (Stimulus) -> Void) {
    state.withLock { state in
      if state.isOver(journey) { return }
      state.session = told
      let address = state.newAddress()
      var output = WorldOutput<Phone>()
      state.phone.startSession(address, &output)
      _ = state.take(output)
    }
  }

  /// Stops the capture session.
  public static func stopCapture() {
    state.withLock { state in
      if state.isOver(journey) { return }
      state.session = nil
      state.phone.stopSession()
    }
  }
}

/// A value behind a lock; that of the standard library needs iOS 18, and the stand-ins are also
/// compiled for iOS 16.
final class Locked<Value>: @unchecked Sendable {
  // Safe: it is read and written under the lock alone.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
