// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Demo",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Demo", targets: ["Demo"], bundleIdentifier: "org.example.EveryPathDemo",
      displayVersion: "0.1", bundleVersion: "1", appIcon: .placeholder(icon: .camera),
      accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      capabilities: [.camera(purposeString: "To show what asking for the camera leads to.")])
  ],
  dependencies: [.package(name: "EveryPath", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Demo",
      dependencies: [
        .product(name: "CameraPermission", package: "EveryPath"),
        .product(name: "EveryPath", package: "EveryPath"),
        .product(name: "PermissionUI", package: "EveryPath"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
