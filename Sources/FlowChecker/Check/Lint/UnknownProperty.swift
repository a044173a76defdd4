import EveryPath
import FlowModel

/// A lesson that is meant to break a property that there is not: misspelt, or gone.
///
/// A lesson shared by several systems may be meant for a property that only some of them have; then
/// it has that property itself.
enum UnknownProperty {
  static func findings<W: World>(_ breakers: [System<W>], of system: System<W>) -> [Finding] {
    let promised = system.whole.properties.map(\.name)
    return breakers.flatMap { breaker in
      let known = promised + breaker.properties.map(\.name)
      return breaker.breaks.map(\.text).filter { !known.contains($0) }.map { name in
        let hint = didYouMean(meant(by: name, among: known))
        return Finding(
          rule: "unknown-property",
          sentence: "`\(breaker.name)` is meant to break \"\(name)\", and neither it nor "
            + "`\(system.name)` has a property of that name.\(hint)",
          lines: [])
      }
    }
  }

  private static func meant(by name: String, among known: [String]) -> String? {
    let never = "never: \(name)"
    return known.contains(never) ? never : nearest(to: name, among: known)
  }
}
