public import PermissionFacts
import SimulatedPhone

extension PlayedPhone {
  /// Whether the phone has a permission.
  public static func has(_ permission: Permission) -> Bool {
    let phone = phone
    return phone.places.contains { phone[$0].permission == permission }
  }
}
