// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "PermissionFlow",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "PermissionFlow", targets: ["PermissionFlow"]),
    .library(name: "FlowDiagrams", targets: ["FlowDiagrams"]),
    .library(name: "JourneyWalker", targets: ["JourneyWalker"]),
    .executable(name: "journey", targets: ["journey"]),
  ],
  targets: [
    .target(name: "PermissionFlow", swiftSettings: strict),
    .target(name: "FlowModel", dependencies: ["PermissionFlow"], swiftSettings: strict),
    .target(
      name: "FlowExplorer", dependencies: ["FlowModel", "PermissionFlow"], swiftSettings: strict),
    .target(name: "FlowDiagrams", dependencies: ["PermissionFlow"], swiftSettings: strict),
    .target(
      name: "JourneyWalker",
      dependencies: ["FlowDiagrams", "FlowExplorer", "FlowModel", "PermissionFlow"],
      swiftSettings: strict),
    .executableTarget(name: "journey", dependencies: ["JourneyWalker"], swiftSettings: strict),
    .target(
      name: "SimulatedPhone", dependencies: ["FlowModel"], swiftSettings: strict),
    .target(
      name: "CameraFlow", dependencies: ["PermissionFlow"], path: "Flows/Camera/CameraFlow",
      swiftSettings: strict),
    .target(
      name: "CameraModel",
      dependencies: ["CameraFlow", "FlowModel", "PermissionFlow", "SimulatedPhone"],
      path: "Flows/Camera/CameraModel", swiftSettings: strict),
    .executableTarget(
      name: "trial", dependencies: ["CameraModel", "CameraFlow", "FlowExplorer", "FlowModel", "PermissionFlow"], swiftSettings: strict),
    .testTarget(
      name: "PermissionFlowTests", dependencies: ["PermissionFlow"], swiftSettings: strict),
    .testTarget(
      name: "FlowDiagramsTests", dependencies: ["FlowDiagrams", "PermissionFlow"],
      swiftSettings: strict),
    .testTarget(
      name: "JourneyWalkerTests", dependencies: ["FlowModel", "JourneyWalker", "PermissionFlow"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
