import EveryPath
import FlowModel

/// The time of a property is one that can be waited for.
enum EndlessTime {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.properties.compactMap { property in
      guard let time = property.time?.0, time > BadDuration.longest else { return nil }
      return Finding(
        rule: "endless-time",
        sentence: "the time of \"\(property.name)\" is \(BadDuration.tooLong)", lines: [])
    }
  }
}
