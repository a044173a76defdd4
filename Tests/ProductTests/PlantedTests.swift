import PermissionDoctor
import Testing

/// Every check of the products finds what is planted for it, and nothing in comments and strings.
@Suite struct PlantedTests {
  private func product(_ text: String) -> Product {
    Product("PlantedPermission", "Planted", sources: [("Planted.swift", text)])
  }

  @Test(arguments: ForbiddenName.all)
  func `A forbidden name is found in another product`(_ name: ForbiddenName) {
    let use = name.pattern + (name.pattern.contains("(") ? " .x)" : "")
    let planted = product("func f() {\n  g(x\(name.pattern.hasPrefix(".") ? "" : ".")\(use))\n}")
    #expect(name.violations(in: planted).count == 1)
    #expect(name.violations(in: planted).first?.hasPrefix("Planted.swift:2: ") == true)
  }

  @Test(arguments: ForbiddenName.all)
  func `What a comment or a string says is not named`(_ name: ForbiddenName) {
    let text = """
      // x \(name.pattern)
      /* x /* \(name.pattern) */ \(name.pattern) */
      let a = "x \(name.pattern)"
      let b = #"x " \(name.pattern)"#
      let c = \"""
        x " \(name.pattern)
        \"""
      """
    #expect(name.violations(in: product(text)).isEmpty)
    #expect(
      name.violations(in: product(text + "\nlet d = \"\\(x \(name.pattern))\"")).count == 1)
  }

  @Test(arguments: ForbiddenName.all)
  func `A longer name is another name`(_ name: ForbiddenName) {
    let longer = name.pattern.prefix { $0 != "(" } + "Else(to: x)"
    #expect(name.violations(in: product("x\(longer)")).isEmpty)
  }

  @Test(arguments: Boundary.shared)
  func `A permission's framework is found where it does not belong`(_ boundary: Boundary) {
    for statement in [
      "import CoreLocation", "@preconcurrency public import CoreLocation",
      "#if os(iOS)\n  internal import class CoreLocation.CLLocationManager\n#endif",
      "@_exported import CoreLocation", "import LocationAlwaysPermission",
    ] {
      #expect(boundary.violations(in: SwiftText(statement), path: "x").count == 1)
    }
    for harmless in ["// import CoreLocation", "#if canImport(CoreLocation)", "f(.import)"] {
      #expect(boundary.violations(in: SwiftText(harmless), path: "x").isEmpty)
    }
  }

  @Test(arguments: [
    "library.requestAuthorization(for: .x) { isAllowed in }",
    "library.requestAuthorization { _ in }",
    "library.requestAuthorization(for: .x, handler: { isAllowed in reply.resolve(.yes) })",
    "library\n  .requestAuthorization(\n    for: f({ @Sendable in 1 }), handler: {\n    reply.resolve(.yes) })",
    "library.requestAuthorization(for: .x) { @Sendable in } onError: { _ in }",
    "library.requestAuthorization(for: .x) { @MainActor in }",
    "browser.stateUpdateHandler = { state in }",
    "if isReady { library.requestAuthorization { _ in } }",
    "f(for: library.requestAuthorization { _ in })",
  ])
  func `A closure of the main actor that is handed to a framework is found`(_ text: String) {
    #expect(SwiftText(text).bareClosures(handedTo: BareClosure.known).count == 1)
  }

  @Test(arguments: [
    "library.requestAuthorization(for: .x) { @Sendable isAllowed in f { } }",
    "library.requestAuthorization(handler: { @Sendable _ in })",
    "if try await library.requestAuthorization() { }",
    "switch await library.requestAuthorization(for: .x) { default: break }",
    "guard await library.requestAuthorization() else { return }",
    "Task { reply.resolveFromAnyThread(await library.requestAuthorization()) }",
    "// library.requestAuthorization { _ in }",
    "func requestAuthorization() { }",
    "browser.stateUpdateHandler = { @Sendable state in }",
    "browser.stateUpdateHandler = nil",
  ])
  func `A closure of no actor, and what is no closure, is left alone`(_ text: String) {
    #expect(SwiftText(text).bareClosures(handedTo: BareClosure.known).isEmpty)
  }

  @Test func `The functions of a stand-in are found`() {
    let declared = Declarations(
      """
      open class PLManager { open class var shared: PLManager; func ask(_ level: Level) {} }
      public protocol PLDelegate { func managerChanged() }
      struct Hidden { private func own() {} }
      """)
    #expect(declared.functions == ["ask", "managerChanged"])
    #expect(product("import Planted\nclass A {}").imports == ["Planted"])
  }
}
