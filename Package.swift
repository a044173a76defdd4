// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [String] = [], path: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: path,
    swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "PermissionFlow",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "PermissionFlow", targets: ["PermissionFlow"]),
    .library(name: "CameraFlow", targets: ["CameraFlow"]),
    .library(name: "CameraSystem", targets: ["CameraSystem"]),
    .library(name: "IMLoginFlow", targets: ["IMLoginFlow"]),
    .library(name: "PermissionFacts", targets: ["PermissionFacts"]),
    .library(name: "WidgetFlow", targets: ["WidgetFlow"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "FlowDiagrams", targets: ["FlowDiagrams"]),
    .library(
      name: "JourneyWalker",
      targets: ["JourneyWalker", "FlowExplorer", "FlowModel", "SimulatedPhone", "CameraModel"]),
    .executable(name: "journey", targets: ["journey"]),
  ],
  targets: [
    module("PermissionFlow"),
    module("FlowModel", ["PermissionFlow"]),
    module("FlowExplorer", ["FlowModel", "PermissionFlow"]),
    module("SimulatedPhone", ["FlowModel"]),
    module("FlowDiagrams", ["FlowModel", "PermissionFlow"]),
    module("FlowTesting", ["PermissionFlow"]),
    module("JourneyWalker", ["FlowDiagrams", "FlowExplorer", "FlowModel", "PermissionFlow"]),

    module("CameraFlow", ["PermissionFlow"], path: "Flows/Camera/CameraFlow"),
    module("CameraLessons", ["CameraFlow", "PermissionFlow"], path: "Flows/Camera/Lessons"),
    module(
      "CameraModel",
      ["CameraFlow", "CameraLessons", "FlowModel", "PermissionFlow", "SimulatedPhone"],
      path: "Flows/Camera/CameraModel"),

    module(
      "CameraSystem", ["CameraFlow", "PermissionFlow"], path: "Flows/Camera/CameraSystem"),

    module("PermissionFacts", path: "Flows/Permissions/Facts"),

    module("IMLoginFlow", ["PermissionFlow"], path: "Flows/IMLogin/IMLoginFlow"),
    module("IMLoginLessons", ["IMLoginFlow", "PermissionFlow"], path: "Flows/IMLogin/Lessons"),
    module(
      "IMLoginModel", ["FlowModel", "IMLoginFlow", "IMLoginLessons", "PermissionFlow"],
      path: "Flows/IMLogin/IMLoginModel"),

    module("WidgetFlow", ["PermissionFlow"], path: "Flows/Widget/WidgetFlow"),
    module("WidgetLessons", ["PermissionFlow", "WidgetFlow"], path: "Flows/Widget/Lessons"),
    module(
      "WidgetModel", ["FlowModel", "PermissionFlow", "WidgetFlow", "WidgetLessons"],
      path: "Flows/Widget/WidgetModel"),

    .executableTarget(
      name: "journey",
      dependencies: [
        "CameraModel", "IMLoginModel", "JourneyWalker", "PermissionFacts", "WidgetModel",
      ],
      swiftSettings: strict),

    tests(
      "PermissionFlowTests", ["FlowTesting", "PermissionFlow"], exclude: ["Fixtures"]),
    tests("FlowModelTests", ["FlowModel", "PermissionFlow"]),
    tests("FlowExplorerTests", ["FlowExplorer", "FlowModel", "PermissionFlow"]),
    tests(
      "SimulatedPhoneTests",
      [
        "CameraFlow", "CameraModel", "FlowExplorer", "FlowModel", "PermissionFlow",
        "SimulatedPhone",
      ]),
    tests(
      "CameraFlowTests",
      [
        "CameraFlow", "CameraModel", "FlowExplorer", "FlowModel", "PermissionFlow",
        "SimulatedPhone",
      ]),
    tests("FlowTestingTests", ["FlowTesting", "PermissionFlow"]),
    tests("FlowDiagramsTests", ["FlowDiagrams", "PermissionFlow"]),
    tests(
      "CameraModelTests",
      ["CameraFlow", "CameraModel", "FlowExplorer", "FlowModel", "SimulatedPhone"]),
    tests("CameraJourneyTests", ["CameraModel", "FlowModel"]),
    tests(
      "DocumentationTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "FlowDiagrams", "FlowExplorer", "FlowModel",
        "JourneyWalker", "PermissionFacts", "PermissionFlow",
      ]),
    module(
      "FlowTestSupport", ["FlowExplorer", "FlowModel", "PermissionFlow"],
      path: "Tests/FlowTestSupport"),
    tests(
      "IMLoginFlowTests", ["FlowExplorer", "FlowTestSupport", "IMLoginFlow", "PermissionFlow"]),
    tests(
      "IMLoginModelTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "IMLoginFlow", "IMLoginModel",
        "PermissionFlow",
      ]),
    tests(
      "WidgetFlowTests", ["FlowExplorer", "FlowTestSupport", "PermissionFlow", "WidgetFlow"]),
    tests(
      "WidgetModelTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "PermissionFlow", "WidgetFlow",
        "WidgetModel",
      ]),
    tests("PermissionFactsTests", ["PermissionFacts"]),
    tests("CameraSystemTests", ["CameraFlow", "CameraSystem", "FlowTesting", "PermissionFlow"]),
    tests(
      "JourneyWalkerTests", ["FlowExplorer", "FlowModel", "JourneyWalker", "PermissionFlow"]),
  ],
  swiftLanguageModes: [.v6]
)
