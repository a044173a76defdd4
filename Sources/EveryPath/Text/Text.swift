/// A name that nothing else has: itself, or with the first number from 2 behind it that is free.
///
/// - Parameters:
///   - mark: what stands between the name and the number.
///   - taken: the names that are taken already, to which it is added.
package func distinct(
  _ name: String, numberedAfter mark: String, among taken: inout Set<String>
) -> String {
  var candidate = name
  var number = 1
  while !taken.insert(candidate).inserted {
    number += 1
    candidate = "\(name)\(mark)\(number)"
  }
  return candidate
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in order.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Duration {
  /// The duration as people write it: `0.2 s`, `5 s`, `1.25 s`.
  package var inWords: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return "\(seconds) s" }
    var fraction = String(abs(attoseconds))
    fraction = String(repeating: "0", count: 18 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = seconds == 0 && attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds).\(fraction) s"
  }
}

/// Some ids in a sentence: `` `a` ``, `` `a` and `b` ``, `` `a`, `b` and `c` ``.
package func listed(_ ids: some Sequence<String>) -> String {
  let quoted = ids.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and \(last)"
}

/// Something that is said about a definition.
package protocol Remark {
  /// What is said, with each name between backticks.
  var sentence: String { get }
  /// Its rule and its lines, which remarks that may be joined have in common; one without lines
  /// stays alone.
  var ruleAndLines: [String] { get }
}

extension Remark {
  fileprivate var parts: [Substring] {
    sentence.split(separator: "`", omittingEmptySubsequences: false)
  }
}

extension Array where Element: Remark {
  /// Those that say the same of different names at the same lines side by side, in the order of the
  /// first of each kind.
  @_semantics("optimize.sil.specialize.generic.never")
  package var groupedByLine: [[Element]] {
    var numbers: [[String]: Int] = [:]
    return reduce(into: []) { groups, remark in
      let words = remark.parts.enumerated().filter { $0.offset.isMultiple(of: 2) }
      let key = remark.ruleAndLines + words.map { String($0.element) }
      if let number = numbers[key], remark.ruleAndLines.count > 1 {
        return groups[number].append(remark)
      }
      numbers[key] = groups.count
      groups.append([remark])
    }
  }

  /// The sentence of the first, and the names of which the others say the same: the first twenty.
  @_semantics("optimize.sil.specialize.generic.never")
  package var sharedSentence: String {
    let others = dropFirst().flatMap { other in
      zip(other.parts, self[0].parts).filter { $0 != $1 }.map { String($0.0) }
    }.uniqued
    let rest = others.count > 20 ? " and \(others.count - 20) others" : ""
    return self[0].sentence
      + (others.isEmpty ? "" : "; the same goes for \(listed(others.prefix(20)))\(rest)")
  }
}
