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

  /// What the phone says of a permission now; decided when it is first read.
  public static func reading(of permission: Permission) -> Reading { .status(.notDetermined) }

  /// Asks for a permission.
  ///
  /// - Parameter told: Called each time the app is told something in answer, on a thread that is not
  ///   the main one; never, where the phone never tells.
  public static func request(
    _ permission: Permission, _ request: PermissionRequest = .access,
    told: @escaping @Sendable (Answer) -> Void
  ) {}
}
