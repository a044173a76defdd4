import EveryPath
import FlowModel

/// A latency is a time that can pass, and no longer at the least than at the most.
enum UnworkableLatency {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.latencies.enumerated().compactMap { number, latency in
      fault(of: latency).map { fault in
        Finding(
          rule: "unworkable-latency",
          sentence: "latency number \(number + 1) of `\(system.name)` is \(fault)", lines: [])
      }
    }
  }

  private static func fault<Move>(of latency: Latency<Move>) -> String? {
    let times = [latency.atLeast, latency.atMost].compactMap { $0 }
    if let time = times.first(where: { $0 < .zero }) {
      return "\(time.inWords), which cannot pass; write zero or more"
    }
    if times.contains(where: { $0 > BadDuration.longest }) {
      return BadDuration.tooLong
    }
    guard let atMost = latency.atMost, atMost < latency.atLeast else { return nil }
    return "at least \(latency.atLeast.inWords) and at most \(atMost.inWords), which cannot be; "
      + "write the lesser time first"
  }
}
