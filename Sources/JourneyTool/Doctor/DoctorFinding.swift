/// Something to mend about an app's purpose strings.
package struct DoctorFinding: Hashable, Sendable {
  /// What kind of fault it is, the most severe first.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case missing
    case blank
    case wrongKind = "wrong kind"
    case tooLong = "too long"
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
  /// The language whose text it is about; nil if it is about no language.
  package let language: String?
  /// Where to mend it.
  package let file: String
  /// What is wrong, what follows, and what to do.
  package let says: String

  init(
    _ kind: Kind, _ keys: [String], of permissions: [String] = [], language: String? = nil,
    in file: String, _ says: String
  ) {
    self.kind = kind
    self.keys = keys
    self.permissions = permissions
    self.language = language
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
