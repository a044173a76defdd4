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
