import ToolSupport

/// Something to mend about an app's purpose strings.
package struct DoctorFinding: Hashable, Sendable {
  /// What kind of fault it is, the most severe first.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case missing
    case blank
    case wrongKind = "wrong kind"
    case tooLong = "too long"
    /// A value that cannot do what its key is for.
    case useless
    /// A text that stands where another is to be written.
    case placeholder
    case unasked = "no question"
    case unreadable
    case superfluous
    case untranslated

    /// Whether an app can be shipped with it.
    var isMild: Bool { self == .superfluous || self == .untranslated }
  }

  package let kind: Kind
  package let keys: [String]
  package let permissions: [String]
  /// The languages whose texts it is about, in order.
  package let languages: [String]
  /// Where to mend it; of several files, the first.
  package let file: String
  /// What is wrong, what follows, and what to do.
  package let says: String

  init(
    _ kind: Kind, _ keys: [String], of permissions: [String] = [], languages: [String] = [],
    in file: String, _ says: String
  ) {
    self.kind = kind
    self.keys = keys
    self.permissions = permissions
    self.languages = languages
    self.file = file
    self.says = says
  }
}

extension [DoctorFinding] {
  /// The most severe first; those of a kind in the order they were found in.
  var bySeverity: [DoctorFinding] {
    DoctorFinding.Kind.allCases.flatMap { kind in filter { $0.kind == kind } }
  }
}
