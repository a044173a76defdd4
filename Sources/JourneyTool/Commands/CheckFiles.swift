import EveryPath
package import FlowChecker
import FlowModel

/// The files that are kept of a report: for each broken property its journey, and its trace.
package enum CheckFiles {
  /// Name and contents, property by property.
  package static func files(of report: CheckReport) -> [(name: String, text: String)] {
    var taken: Set<String> = []
    return report.properties.flatMap { property -> [(name: String, text: String)] in
      guard property.verdict == .broken, let explanation = property.explanation else { return [] }
      let name = free("\(slug(report.system))-\(slug(property.name))", &taken)
      let trace = (name: "\(name).itf.json", text: InformalTrace(explanation).text)
      guard let journey = property.journey else { return [trace] }
      return [(name: "\(name).journey", text: JourneyFile(journey).text), trace]
    }
  }

  /// Whether a file is one that a check of a system saved, as it saved it.
  package static func isOwn(_ bytes: [UInt8], of system: String) -> Bool {
    if let journey = try? JourneyFile(bytes: bytes).journey {
      return journey.system == system && journey.expectation.broken.first == journey.title
        && journey.steps.allSatisfy { $0.note == nil }
    }
    return String(decoding: bytes, as: UTF8.self).hasPrefix(InformalTrace.head(of: system))
  }

  /// A name no other property has, and that no file system finds too long.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    distinct(String(name.prefix(80)), numberedAfter: "-", among: &taken)
  }
}
