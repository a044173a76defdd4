import FlowModel
import PermissionFlow

/// The time of a promise is one that can pass, and that somebody would wait for.
enum PromiseTimes {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.promises.compactMap { promise in
      guard let (time, use) = time(of: promise) else { return nil }
      if time > BadDuration.longest {
        return Finding(
          rule: "endless-time",
          sentence: "the time of \"\(promise.name)\" is \(BadDuration.tooLong)", lines: [])
      }
      guard time <= .zero else { return nil }
      return Finding(
        rule: "no-time",
        sentence: "\"\(promise.name)\" gives no time at all; write how long it \(use)", lines: [])
    }
  }

  /// The time of a promise, and what it is for; nil if it has none.
  private static func time<W: World>(of promise: Promise<W>) -> (Duration, use: String)? {
    switch promise.form {
    case .within(let time, _, _): (time, "may take")
    case .notBefore(let time, _, _, _): (time, "must take at least")
    case .always, .never, .alwaysSettled, .sometimes, .leadsTo, .before, .neverAfter, .atMostOnce,
      .exactlyOnce, .canAlwaysReach:
      nil
    }
  }
}
