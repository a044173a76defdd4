import EveryPath
import FlowModel

/// The time of a promise is one that can pass.
enum NoTime {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.promises.compactMap { promise in
      guard let (time, use) = promise.time, time <= .zero else { return nil }
      return Finding(
        rule: "no-time",
        sentence: "\"\(promise.name)\" gives no time at all; write how long it \(use)", lines: [])
    }
  }
}

extension Promise {
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
