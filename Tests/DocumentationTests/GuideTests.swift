import FlowModel
import JourneyTool
import PermissionModels
import Testing

/// The guide to a permission of one's own is made of the files in `Guide`.
@Suite struct GuideTests {
  private static let path =
    "Flows/Permissions/PermissionFlows/PermissionFlows.docc/APermissionOfYourOwn.md"
  private static let page = Page((try? Repository.text(of: path)) ?? "")

  static let markers = page.markers

  @Test func `The guide shows every file of its code, whole`() throws {
    let shown = Self.markers.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(
      shown == [
        "AlarmsWay.swift", "RecipesFacts.swift", "RecipesFlow.swift", "RecipesOnThePhone.swift",
        "RecipesProperty.swift", "ContentRecipes.swift", "RecipesCatalog.swift",
        "RecipesTests.swift", "RecipesWay.swift",
      ])
  }

  @Test func `The guide is found from the README`() throws {
    #expect(try Repository.text(of: "README.md").contains("(\(Self.path))"))
  }

  /// The search of the shipped way is in `RecipesTests`, which stands in the guide.
  @Test func `The lesson of the guide is broken, by name, as it says`() throws {
    let (code, output) = run(["check", "recipes-content"])
    #expect(code == .no)
    #expect(output.hasSuffix("1 property broken. The search is complete.\n"))
    let told = try #require(texts.last)
    #expect(told.hasPrefix("BROKEN: \(readingIsAskedFor.name)\n"))
    #expect(output.contains("\n\n\(told)\n"))
  }

  @Test func `The guide shows what the tool lists`() throws {
    let (code, output) = run(["list"])
    #expect(code == .yes)
    #expect(texts.first == output)
  }

  private func run(_ arguments: [String]) -> (ExitCode, String) {
    let console = WritingConsole()
    let tool = Tool(
      catalogs: [ListedCatalog("Recipes", recipes.systems)], console: console,
      environment: Environment(variables: ["LC_ALL": "C.UTF-8"]))
    return (tool.run(arguments), console.output)
  }

  /// What the page says the tool prints.
  private var texts: [String] {
    guard let page = try? Repository.text(of: Self.path) else { return [] }
    return page.split(separator: "```text\n").dropFirst().compactMap { text in
      text.split(separator: "```", maxSplits: 1).first.map(String.init)
    }
  }
}
