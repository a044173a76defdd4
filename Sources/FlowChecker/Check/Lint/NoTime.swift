import EveryPath
import FlowModel

enum NoTime {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.properties.compactMap { property in
      guard let (time, use) = property.time, time <= .zero else { return nil }
      return Finding(
        rule: "no-time",
        sentence: "\"\(property.name)\" gives no time at all; write how long it \(use)", lines: [])
    }
  }
}

extension Property {
  /// Its time, and what it is for; nil if it has none.
  var time: (Duration, use: String)? {
    switch form {
    case .within(let time, _, _): (time, "may take")
    case .notBefore(let time, _, _, _): (time, "must take at least")
    case .always, .never, .alwaysSettled, .sometimes, .leadsTo, .before, .neverAfter, .atMostOnce,
      .exactlyOnce, .canAlwaysReach:
      nil
    }
  }
}
