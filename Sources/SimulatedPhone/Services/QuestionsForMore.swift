import PermissionFacts

/// Questions that are asked once, by the requests that lead to them.
struct QuestionsForMore: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Location at all times was asked for before anything was granted.
  static let alwaysAtOnce = QuestionsForMore(rawValue: 32)

  /// The question for more of a request.
  init(_ request: PermissionRequest) {
    switch request {
    case .access: rawValue = 1
    case .always: rawValue = 2
    case .fullAccuracy: rawValue = 4
    case .quiet: rawValue = 8
    case .critical: rawValue = 16
    }
  }
}
