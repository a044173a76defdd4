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
package func listed(_ ids: [String]) -> String {
  let quoted = ids.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and \(last)"
}
