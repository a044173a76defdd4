package import FlowChecker
package import FlowModel
import Foundation
import StateSpace
import zlib

/// A page that holds a system's explored table: one file, which asks nothing of any network.
package struct SystemPage {
  /// The most bytes that a table may have in base64; a longer one is cut.
  package static let largest = 4_200_000

  package let table: PageTable
  package let system: any AnySystem
  package let report: CheckReport
  package let journeys: [Journey]

  /// The page, the same for the same system.
  ///
  /// - Parameter most: how many bytes the table may have in base64. It has whole distances from the
  ///   starts, as many as fit, and at least one.
  package func html(atMost most: Int = largest) -> (text: String, states: Int) {
    var table = table
    var (size, data) = packed(table)
    while data.count > most, table.levels.count > 2 {
      let share = Double(most) / Double(data.count) * 0.98
      let states = Int(Double(table.stateCount) * share)
      let levels = table.levels.prefix { $0 <= states }.count
      table = table.cut(levels: min(max(1, levels - 1), table.levels.count - 2))
      (size, data) = packed(table)
    }
    return (filled(data, size), table.stateCount)
  }

  private func filled(_ data: String, _ size: Int) -> String {
    [
      ("%TITLE%", markup(system.name)), ("%SIZE%", "\(size)"), ("%DATA%", data),
      ("%SCRIPT%", String(decoding: PackageResources.page_js, as: UTF8.self)),
    ].reduce(String(decoding: PackageResources.page_html, as: UTF8.self)) { page, part in
      page.split(separator: part.0, omittingEmptySubsequences: false).joined(separator: part.1)
    }
  }

  private func packed(_ table: PageTable) -> (size: Int, data: String) {
    var bytes = PageBytes()
    bytes.write(head(of: table).text)
    table.write(to: &bytes)
    return (bytes.bytes.count, Data(deflated(bytes.bytes)).base64EncodedString())
  }

  private func head(of table: PageTable) -> JSONNode {
    .object([
      .init("summary", .string(system.summary)), .init("fingerprint", .string(system.fingerprint)),
      .init("flows", .array(table.flows.map { .string($0) })),
      .init("starts", .number(table.startCount)), .init("states", .number(report.states)),
      .init("moves", .number(report.transitions)),
      .init(
        "slots",
        .array(table.slots.values.map { .array([.string($0.kind.rawValue), .string($0.name)]) })),
      .init("order", .array(table.order.map { .number(Int($0)) })),
      .init("values", .array(table.values.values.map { .string($0) })),
      .init("fragments", .array(table.fragments.values.map { .string($0) })),
      .init("words", .array(table.words.values.map(\.json))),
      .init("judged", .array(table.judged.map { .number($0) })),
      .init(
        "properties",
        .array(
          zip(report.properties, table.memories).map {
            .array([.string($0.name), .string($0.verdict.rawValue), .number($1)])
          })),
      .init("journeys", .array(journeys.map(\.pageJSON))),
    ])
  }
}

extension PageTable.Words {
  fileprivate var json: JSONNode {
    .array([.string(text.by.rawValue), .string(text.id), .string(text.says), .bool(isCut)])
  }
}

extension Journey {
  fileprivate var pageJSON: JSONNode {
    .object([
      .init("title", .string(title)), .init("world", .number(world ?? 0)),
      .init("steps", .array(steps.map { .string($0.choice) })),
    ])
  }
}

/// The bytes as a browser unpacks them by `deflate`: in the format of zlib, with its checksum.
package func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var count = compressBound(uLong(bytes.count))
  var packed = [UInt8](repeating: 0, count: Int(count))
  let status = compress2(&packed, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
  precondition(status == Z_OK, "There is room for the worst case, so only memory can be short.")
  return Array(packed.prefix(Int(count)))
}
