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
    .library(name: "GuestFlow", targets: ["GuestFlow"]),
    .library(name: "GuestSystem", targets: ["GuestSystem"]),
    .library(name: "PermissionFacts", targets: ["PermissionFacts"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "FlowDiagrams", targets: ["FlowDiagrams"]),
    .library(
      name: "JourneyWalker",
      targets: [
        "JourneyWalker", "FlowExplorer", "FlowModel", "SimulatedPhone", "CameraModel", "GuestModel",
      ]),
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

    module("GuestFlow", ["PermissionFlow"], path: "Flows/Guest/GuestFlow"),
    module("GuestLessons", ["GuestFlow", "PermissionFlow"], path: "Flows/Guest/Lessons"),
    module(
      "GuestModel", ["FlowModel", "GuestFlow", "GuestLessons", "PermissionFlow"],
      path: "Flows/Guest/GuestModel"),

    module("GuestSystem", ["GuestFlow", "PermissionFlow"], path: "Flows/Guest/GuestSystem"),

    module("PermissionFacts", path: "Flows/Permissions/Facts"),

    .executableTarget(
      name: "journey",
      dependencies: ["CameraModel", "GuestModel", "JourneyWalker", "PermissionFacts"],
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
    tests(
      "GuestFlowTests",
      ["FlowExplorer", "FlowModel", "GuestFlow", "GuestModel", "PermissionFlow"]),
    tests(
      "GuestModelTests",
      ["FlowExplorer", "FlowModel", "GuestFlow", "GuestModel", "PermissionFlow"]),
    .executableTarget(
      name: "GuestMoveHelper", dependencies: ["GuestFlow", "GuestSystem", "PermissionFlow"],
      path: "Tests/GuestMoveHelper", swiftSettings: strict),
    tests(
      "GuestSystemTests", ["GuestFlow", "GuestMoveHelper", "GuestSystem", "PermissionFlow"]),
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
    tests("PermissionFactsTests", ["PermissionFacts"]),
    tests("CameraSystemTests", ["CameraFlow", "CameraSystem", "FlowTesting", "PermissionFlow"]),
    tests(
      "JourneyWalkerTests", ["FlowExplorer", "FlowModel", "JourneyWalker", "PermissionFlow"]),
  ],
  swiftLanguageModes: [.v6]
)
