/// What went wrong without being an outcome; its description is a sentence for a developer.
public enum PermissionProblem: Hashable, Sendable, CustomStringConvertible {
  /// What an earlier process left is too old, or of another version of the flow, and is forgotten.
  case notResumed(PermissionName, String)
  /// What is to resume in a new process cannot be kept, or cannot be cleared.
  case notKept(PermissionName, String)
  /// A flow has mistakes, or lacks a component that it calls.
  case flow(PermissionName, String)
  /// A source answered what its flow does not list, and the attempt was ended.
  case unlistedAnswer(PermissionName, String)
  /// The app has to mend what a permission needs of it.
  case app(PermissionName, String)
  /// A script has no outcome in which the permission can end.
  case unscripted(PermissionName, String)
  /// A launch argument cannot be understood.
  case argument(String)

  /// One sentence, which begins with the permission's name where there is one.
  public var description: String {
    switch self {
    case .notResumed(let name, let sentence), .notKept(let name, let sentence),
      .flow(let name, let sentence), .unlistedAnswer(let name, let sentence),
      .app(let name, let sentence), .unscripted(let name, let sentence):
      "\(name): \(sentence)"
    case .argument(let sentence): sentence
    }
  }
}
