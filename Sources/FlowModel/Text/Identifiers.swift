import EveryPath

/// Gives names that are letters, digits and underlines, each only once.
package struct Identifiers {
  private var taken: Set<String>

  package init(reserved: [String]) { taken = Set(reserved) }

  /// A name that resembles `text`, and no other name that was given.
  package mutating func name(for text: String) -> String {
    distinct(Self.plain(text), numberedAfter: "_", among: &taken)
  }

  /// `explaining(denied)/tapped` as `explaining_denied_tapped`; never empty, never a digit first.
  package static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || isDigit(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else if result.last != "_", !result.isEmpty {
        result += "_"
      }
    }
    while result.last == "_" { result.removeLast() }
    guard let first = result.unicodeScalars.first else { return "unnamed" }
    return isDigit(first) ? "n\(result)" : result
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
