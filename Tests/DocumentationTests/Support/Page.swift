import Foundation

/// A page of Markdown with generated blocks.
struct Page {
  /// A stretch of the page.
  enum Piece: Hashable {
    case text([String])
    /// What stands after a marker, up to the end of the block.
    case generated(marker: String, lines: [String])
  }

  static let opening = "<!-- generated: "
  static let closing = " -->"

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var plain: [String] = []
    while let line = lines.popFirst() {
      plain.append(line)
      guard line.hasPrefix(Self.opening), line.hasSuffix(Self.closing) else { continue }
      pieces.append(.text(plain))
      plain = []
      let block = Self.takeBlock(&lines)
      let marker = line.dropFirst(Self.opening.count).dropLast(Self.closing.count)
      pieces.append(.generated(marker: String(marker), lines: block))
    }
    pieces.append(.text(plain))
  }

  /// Whether the pages are to be written anew.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_PAGES"] == "1" }

  /// The markers of the generated blocks.
  var markers: [String] {
    pieces.compactMap { if case .generated(let marker, _) = $0 { marker } else { nil } }
  }

  /// The files that links of the text lead to, as they are written.
  var links: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let lines) = piece else { return [] }
      return lines.flatMap { $0.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map { String($0.1) } }
    }
  }

  /// The files and folders that the text names from the package's top on, as `Sources/journey`.
  var places: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let lines) = piece else { return [] }
      return lines.flatMap { line in
        line.matches(of: /`((Sources|Flows|Tests|\.ci|\.github)\/[\w\/.+-]+)/).map { String($0.1) }
      }
    }
  }

  /// The articles of its own catalogue that the text names: `<doc:Name>`.
  var articles: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let lines) = piece else { return [] }
      return lines.flatMap { $0.matches(of: /<doc:([A-Za-z]+)(#[^>]*)?>/).map { String($0.1) } }
    }
  }

  /// What stands after a marker, wherever it is.
  func blocks(_ marker: String) -> [String] {
    pieces.compactMap { piece in
      guard case .generated(marker, let lines) = piece else { return nil }
      return lines.joined(separator: "\n")
    }
  }

  /// A fenced block to the end of its fence; anything else to the next empty line.
  private static func takeBlock(_ lines: inout ArraySlice<String>) -> [String] {
    let isFenced = lines.first?.hasPrefix("```") ?? false
    var block: [String] = []
    while let line = lines.first {
      if !isFenced, line.isEmpty { break }
      lines.removeFirst()
      block.append(line)
      if isFenced, block.count > 1, line == "```" { break }
    }
    return block
  }

  /// The page with every generated block written anew.
  func regenerated(by generate: (String) throws -> String) rethrows -> String {
    try pieces.map { piece in
      switch piece {
      case .text(let lines): lines.joined(separator: "\n")
      case .generated(let marker, _): try generate(marker)
      }
    }.joined(separator: "\n")
  }
}
