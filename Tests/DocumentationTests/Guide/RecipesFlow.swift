import EveryPath
import PermissionFlows

/// The way to the person's recipes.
struct RecipesFlow: AccessFlow {
  /// What can be granted.
  enum Grant: String, AccessGrant {
    case everything
    /// Adding only: less, and no refusal.
    case adding

    static let whole = Grant.everything
  }

  /// What the system is asked for.
  enum Request: String, AccessRequest {
    case adding
    case reading

    static let first = Request.adding
  }

  var policy = AccessPolicy()

  var name: String { "recipes" }

  var refusals: [AccessRefusal] { [.denied, .restricted, .missingDescription] }

  /// Adding is asked to become everything, once; then it is what there is.
  func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    switch (reading, asked) {
    case (.granted(.adding), nil), (.granted(.adding), .adding?): .ask(.reading)
    default: decidePlainly(reading, after: asked)
    }
  }
}
