import PermissionFacts
import PermissionModels

extension RecipesFlow.Grant: PhoneGrant {
  init?(_ status: AuthorizationStatus) {
    switch status {
    case .authorized: self = .everything
    case .writeOnly: self = .adding
    default: return nil
    }
  }
}

extension RecipesFlow.Request: PhoneRequest {
  var kind: PermissionRequest { .access }
}
