import EveryPath
import FlowModel

/// The time of a promise is one that somebody would wait for.
enum EndlessTime {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.promises.compactMap { promise in
      guard let time = promise.time?.0, time > BadDuration.longest else { return nil }
      return Finding(
        rule: "endless-time",
        sentence: "the time of \"\(promise.name)\" is \(BadDuration.tooLong)", lines: [])
    }
  }
}
