/// One fact about a permission: what holds, how sure it is, and where it comes from.
public struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds.
  public let value: Value
  /// How sure it is.
  public let mark: Mark
  /// Where it comes from.
  public let source: Source

  /// A fact with its mark and its source.
  public init(_ value: Value, _ mark: Mark, _ source: Source) {
    self.value = value
    self.mark = mark
    self.source = source
  }

  /// A fact that Apple documents.
  public static func documented(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .documented, source)
  }

  /// A fact that developers report.
  public static func reported(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .reported, source)
  }

  /// A fact that is not certain.
  public static func uncertain(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .uncertain, source)
  }
}

/// What else surprises about a permission, and whether the simulated phone plays it.
public struct Note: Hashable, Sendable {
  /// What holds, in a sentence.
  public let fact: Fact<String>
  /// Whether it is played.
  public let modelled: Modelled

  /// A fact, and whether it is played.
  public init(_ fact: Fact<String>, _ modelled: Modelled) {
    self.fact = fact
    self.modelled = modelled
  }

  /// Whether the simulated phone plays a note.
  public enum Modelled: Hashable, Sendable {
    /// It does, by moves with these ids.
    case offered([String])
    /// It does not, although an app would receive something else; what the phone does instead.
    case notModelled(String)
    /// There is nothing to play: of the permission, no app receives anything else.
    case nothingToPlay
  }

  static func documented(_ text: String, _ source: Source, _ modelled: Modelled) -> Note {
    Note(.documented(text, source), modelled)
  }

  static func reported(_ text: String, _ source: Source, _ modelled: Modelled) -> Note {
    Note(.reported(text, source), modelled)
  }

  static func uncertain(_ text: String, _ source: Source, _ modelled: Modelled) -> Note {
    Note(.uncertain(text, source), modelled)
  }
}

/// How sure a fact is.
public enum Mark: String, Hashable, Sendable, CaseIterable {
  /// Apple says so, on a page or in a header.
  case documented
  /// Developers report it, in issues, crash logs or forums.
  case reported
  /// No source says it, or it differs by version: every variant has to be explored.
  case uncertain
}

/// Where a fact comes from.
public enum Source: Hashable, Sendable {
  /// A page of Apple's documentation or support.
  case document(String)
  /// A comment or declaration in a header of an SDK.
  case header(String)
  /// An issue, a crash log or a forum thread, by project and number where one is known.
  case issue(String)
  /// No source says it; what it is concluded from.
  case conclusion(String)

  /// The document, header or issue by name, or the conclusion in words.
  public var name: String {
    switch self {
    case .document(let name), .header(let name), .issue(let name), .conclusion(let name): name
    }
  }
}

/// The versions of iOS for which something holds.
public enum Systems: Hashable, Sendable {
  case all
  /// This version and later ones.
  case from(Int, minor: Int = 0)
  /// This version and earlier ones.
  case upTo(Int)

  /// The versions in words, empty for all.
  public var text: String {
    switch self {
    case .all: ""
    case .from(let version, 0): "from iOS \(version)"
    case .from(let version, let minor): "from iOS \(version).\(minor)"
    case .upTo(let version): "up to iOS \(version)"
    }
  }
}
