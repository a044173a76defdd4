import Foundation
import Testing

/// What the pages show is what the package does: the README, and the articles beside the sources.
///
/// After a wanted change, `UPDATE_PAGES=1 swift test --filter PagesTests` writes their generated
/// blocks anew.
@Suite struct PagesTests {
  /// A generated block of a page.
  struct Block: Hashable, Sendable, CustomTestStringConvertible {
    let path: String
    let marker: String

    var testDescription: String { "\(path): \(marker)" }
  }

  static let paths = (try? Repository.pages) ?? []
  static let blocks = paths.flatMap { path in
    ((try? page(path))?.markers ?? []).map { Block(path: path, marker: $0) }
  }

  private static func page(_ path: String) throws -> Page { Page(try Repository.text(of: path)) }

  @Test func `The README and the articles are found`() {
    #expect(Self.paths.contains("README.md"))
    #expect(Self.paths.count > 5)
    #expect(Self.blocks.count > 20)
  }

  @Test(.enabled(if: Page.isUpdating), arguments: paths)
  func `A page is written anew if that is asked for`(_ path: String) throws {
    try Repository.write(Self.page(path).regenerated(by: Generated.block), to: path)
  }

  @Test(.enabled(if: !Page.isUpdating), arguments: blocks)
  func `A generated block is what is generated now`(_ block: Block) throws {
    for shown in try Self.page(block.path).blocks(block.marker) {
      #expect(shown == (try Generated.block(block.marker)))
    }
  }

  @Test func `The picture that opens the README is the walker's screen`() throws {
    if Page.isUpdating { try Repository.write(ScreenPicture.svg(), to: ScreenPicture.path) }
    #expect(try Repository.text(of: ScreenPicture.path) == ScreenPicture.svg())
    let readme = try Repository.text(of: "README.md")
    #expect(readme.contains("](\(ScreenPicture.path))"))
    #expect(readme.contains(ScreenPicture.choices.dropFirst().joined(separator: ",")))
  }

  @Test func `The README shows code, and every block of code names its files`() {
    let code = Self.blocks.filter { $0.marker.hasPrefix("code ") }
    #expect(code.count { $0.path == "README.md" } >= 3)
    #expect(code.allSatisfy { $0.marker.contains(".swift") })
  }

  @Test(arguments: paths)
  func `Every block of Swift is taken from code that is compiled`(_ path: String) throws {
    for case .text(let lines) in try Self.page(path).pieces {
      #expect(!lines.contains { $0.hasPrefix("```swift") })
    }
  }

  @Test(arguments: paths)
  func `A link leads to a file that is there`(_ path: String) throws {
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for link in try Self.page(path).links {
      #expect(throws: Never.self) { try Repository.text(of: folder + link) }
    }
  }

  @Test(arguments: paths)
  func `A place in the package that is named is there`(_ path: String) throws {
    for place in try Self.page(path).places {
      let url = Repository.root.appendingPathComponent(place)
      #expect(FileManager.default.fileExists(atPath: url.path), "there is no \(place)")
    }
  }

  @Test(arguments: paths)
  func `An article that is named stands in the same catalogue`(_ path: String) throws {
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for article in try Self.page(path).articles {
      #expect(throws: Never.self) { try Repository.text(of: "\(folder)\(article).md") }
    }
  }
}
