// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// With `PLAYED_PHONE` set, the drivers for iOS are built against stand-ins for Apple's frameworks,
/// behind which is the simulated phone: see `.ci/played.sh`. Never for a package that uses this one.
#if os(Linux)
  let isPlayed = Context.environment["PLAYED_PHONE"] != nil
#else
  let isPlayed = false
#endif

/// The products of permissions, each with the framework of Apple's that it links.
let permissions: KeyValuePairs = [
  "AlarmsPermission": "AlarmKit",
  "AppleMusicPermission": "MusicKit",
  "BackgroundPassesPermission": "PassKit",
  "BluetoothPermission": "CoreBluetooth",
  "CalendarsFullPermission": "EventKit",
  "CalendarsWriteOnlyPermission": "EventKit",
  "CameraPermission": "AVFoundation",
  "ContactsPermission": "Contacts",
  "CrashDetectionPermission": "SafetyKit",
  "FaceIDPermission": "LocalAuthentication",
  "FinancePermission": "FinanceKit",
  "FocusStatusPermission": "Intents",
  "GameCenterFriendsPermission": "GameKit",
  "HealthKitPermission": "HealthKit",
  "HomeKitPermission": "HomeKit",
  "LiveActivitiesPermission": "ActivityKit",
  "LocalNetworkPermission": "Network",
  "LocationAlwaysPermission": "CoreLocation",
  "LocationExactPermission": "CoreLocation",
  "LocationWhenInUsePermission": "CoreLocation",
  "MediaLibraryPermission": "MediaPlayer",
  "MicrophoneInjectionPermission": "AVFAudio",
  "MicrophonePermission": "AVFAudio",
  "MotionPermission": "CoreMotion",
  "NearbyInteractionPermission": "NearbyInteraction",
  "NotificationsPermission": "UserNotifications",
  "PersonalVoicePermission": "AVFAudio",
  "PhotosAddOnlyPermission": "Photos",
  "PhotosReadWritePermission": "Photos",
  "RemindersPermission": "EventKit",
  "ResearchSensorsPermission": "SensorKit",
  "ScreenTimePermission": "FamilyControls",
  "SiriPermission": "Intents",
  "SpeechPermission": "Speech",
  "TVProviderPermission": "VideoSubscriberAccount",
  "TrackingPermission": "AppTrackingTransparency",
  "WatchWorkoutsPermission": "WorkoutKit",
]

/// What the products of one framework share; it makes no request, which are each product's own.
let supports: KeyValuePairs = [
  "CoreLocation": "LocationSupport", "EventKit": "EventSupport",
]

func module(
  _ name: String, _ dependencies: [String] = [], path: String? = nil, resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: path,
    resources: resources, swiftSettings: strict)
}

/// A module with parts for iOS alone, which import these frameworks of Apple's.
func appleModule(
  _ name: String, _ dependencies: [String], _ frameworks: [String], path: String? = nil
) -> Target {
  let standIns = isPlayed ? frameworks : []
  return .target(
    name: name, dependencies: (dependencies + standIns).map { .init(stringLiteral: $0) },
    path: path, swiftSettings: strict + (isPlayed ? [.define("PLAYED_PHONE")] : []))
}

/// A stand-in for a framework of Apple's.
func standIn(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: (["FlowModel", "PermissionFacts", "PlayedPhone", "SimulatedPhone"] + dependencies)
      .map { .init(stringLiteral: $0) },
    path: "Tests/PlayedPhone/\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
}

func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, exclude: exclude,
    swiftSettings: strict)
}

/// What a package outside may import, each module as a product of its name.
let libraries =
  [
    "PermissionFlow", "IntentFiles", "StateSpace", "FlowModel", "FlowExplorer", "FlowTesting",
    "FlowDiagrams", "JourneyWalker", "PermissionFacts", "SimulatedPhone",
    "PermissionFlows", "PermissionDrivers", "PermissionUI", "PermissionModels",
    "PermissionTesting",
    "CameraFlow", "CameraSystem", "CameraModel",
    "GuestFlow", "GuestSystem", "GuestModel",
    "PopupsFlow", "PopupsModel",
    "IMLoginFlow", "IMLoginModel",
    "WidgetFlow", "WidgetModel",
    "KickedModel",
  ] + permissions.map(\.key)

let package = Package(
  name: "PermissionFlow",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "journey", targets: ["journey"])
  ],
  traits: [
    .trait(
      name: "FromIOS17",
      description: "Leaves out the request of iOS 16 that calendars and reminders have in common.")
  ],
  targets: [
    // The engine.
    module("PermissionFlow"),
    module("IntentFiles", ["PermissionFlow"]),
    module("StateSpace"),
    module("FlowModel", ["PermissionFlow", "StateSpace"]),
    module("FlowExplorer", ["FlowModel", "PermissionFlow", "StateSpace"]),
    module("FlowTesting", ["FlowExplorer", "FlowModel", "PermissionFlow", "StateSpace"]),
    module("FlowDiagrams", ["FlowModel", "PermissionFlow"]),
    module(
      "JourneyWalker",
      ["FlowDiagrams", "FlowExplorer", "FlowModel", "PermissionFlow", "StateSpace"]),

    // The phone, and all permissions.
    module("PermissionFacts"),
    module("SimulatedPhone", ["FlowModel", "PermissionFacts"]),
    module(
      "PermissionFlows", ["PermissionFlow"], path: "Flows/Permissions/PermissionFlows"),
    module(
      "PermissionDrivers", ["PermissionFlow", "PermissionFlows", "PopupsFlow"],
      resources: [.process("Resources")]),
    appleModule(
      "PermissionUI", ["IntentFiles", "PermissionDrivers", "PermissionFlow"],
      ["Combine", "SwiftUI", "UIKit"]),
    module(
      "PermissionTesting",
      ["FlowTesting", "PermissionDrivers", "PermissionFlow", "PermissionFlows"]),
    module(
      "PermissionModels",
      [
        "FlowModel", "PermissionFacts", "PermissionFlow", "PermissionFlows", "SimulatedPhone",
      ],
      path: "Flows/Permissions/Models"),

    // The cases: a flow, what runs it, and its model with its lessons.
    module("CameraFlow", ["PermissionFlow"], path: "Flows/Camera/CameraFlow"),
    appleModule(
      "CameraSystem", ["CameraFlow", "PermissionDrivers", "PermissionFlow", "PermissionUI"],
      ["AVFoundation", "Combine", "SwiftUI", "UIKit"],
      path: "Flows/Camera/CameraSystem"),
    module(
      "CameraModel",
      [
        "CameraFlow", "FlowModel", "PermissionFacts", "PermissionFlow", "PermissionModels",
        "SimulatedPhone",
      ],
      path: "Flows/Camera/CameraModel"),

    module("GuestFlow", ["PermissionFlow"], path: "Flows/Guest/GuestFlow"),
    module("GuestSystem", ["GuestFlow", "PermissionFlow"], path: "Flows/Guest/GuestSystem"),
    module(
      "GuestModel", ["FlowModel", "GuestFlow", "PermissionFlow"], path: "Flows/Guest/GuestModel"),

    module("PopupsFlow", ["PermissionFlow"], path: "Flows/Popups/PopupsFlow"),
    module(
      "PopupsModel", ["FlowExplorer", "FlowModel", "PermissionFlow", "PopupsFlow", "StateSpace"],
      path: "Flows/Popups/PopupsModel"),

    module("IMLoginFlow", ["PermissionFlow"], path: "Flows/IMLogin/IMLoginFlow"),
    module(
      "IMLoginModel", ["FlowModel", "IMLoginFlow", "PermissionFlow"],
      path: "Flows/IMLogin/IMLoginModel"),

    module("WidgetFlow", ["PermissionFlow"], path: "Flows/Widget/WidgetFlow"),
    module(
      "WidgetModel", ["FlowModel", "PermissionFlow", "WidgetFlow"],
      path: "Flows/Widget/WidgetModel"),

    module(
      "KickedModel",
      [
        "FlowModel", "GuestFlow", "GuestModel", "IMLoginFlow", "PermissionFlow", "PermissionFlows",
        "PopupsFlow", "WidgetFlow",
      ],
      path: "Flows/Kicked/KickedModel"),

    // The tools.
    .executableTarget(
      name: "journey",
      dependencies: [
        "CameraModel", "GuestModel", "IMLoginModel", "JourneyWalker", "KickedModel",
        "PermissionFacts", "PermissionModels", "PopupsModel", "WidgetModel",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-bench",
      dependencies: [
        "CameraFlow", "CameraModel", "FlowExplorer", "FlowModel", "FlowTesting", "JourneyWalker",
        "PermissionDrivers", "PermissionFlow", "PermissionFlows", "SimulatedPhone", "StateSpace",
      ],
      swiftSettings: strict),

    // The tests.
    module(
      "FlowTestSupport", ["FlowExplorer", "FlowModel", "PermissionFlow", "StateSpace"],
      path: "Tests/FlowTestSupport"),
    .executableTarget(
      name: "CrashHelper",
      dependencies: [
        "FlowTesting", "GuestFlow", "GuestSystem", "IntentFiles", "PermissionDrivers",
        "PermissionFlow", "PermissionFlows",
      ],
      path: "Tests/CrashHelper", swiftSettings: strict),
    tests(
      "PermissionFlowTests", ["FlowExplorer", "FlowTesting", "PermissionFlow"],
      exclude: ["Fixtures"]),
    tests("IntentFilesTests", ["IntentFiles", "PermissionFlow"]),
    tests("StateSpaceTests", ["StateSpace"]),
    tests("FlowModelTests", ["FlowModel", "PermissionFlow"]),
    tests(
      "FlowExplorerTests",
      ["FlowExplorer", "FlowModel", "FlowTesting", "PermissionFlow", "StateSpace"]),
    tests("FlowTestingTests", ["CameraFlow", "FlowExplorer", "FlowTesting", "PermissionFlow"]),
    tests("FlowDiagramsTests", ["FlowDiagrams", "FlowModel", "PermissionFlow"]),
    tests(
      "JourneyWalkerTests",
      [
        "CameraModel", "FlowExplorer", "FlowModel", "FlowTesting", "GuestModel", "IMLoginModel",
        "JourneyWalker", "KickedModel", "PermissionFlow", "PermissionModels", "PopupsModel",
        "StateSpace", "WidgetModel",
      ], exclude: ["Fixtures"]),
    tests("PermissionFactsTests", ["PermissionFacts"]),
    tests(
      "SimulatedPhoneTests",
      [
        "CameraFlow", "CameraModel", "FlowExplorer", "FlowModel", "PermissionFacts",
        "PermissionFlow", "SimulatedPhone",
      ]),
    tests(
      "PermissionDriversTests",
      [
        "CameraFlow", "CameraSystem", "CrashHelper", "FlowModel", "FlowTesting", "IntentFiles",
        "PermissionDrivers", "PermissionFacts", "PermissionFlow", "PermissionFlows",
        "PermissionTesting", "PopupsFlow",
      ]),
    tests(
      "PermissionTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "PermissionFacts", "PermissionFlow",
        "PermissionFlows", "PermissionModels", "SimulatedPhone", "StateSpace",
      ]),
    tests(
      "CameraTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "FlowExplorer", "FlowModel", "FlowTestSupport",
        "FlowTesting", "PermissionDrivers", "PermissionFacts", "PermissionFlow", "PopupsFlow",
        "SimulatedPhone", "StateSpace",
      ]),
    tests(
      "GuestTests",
      [
        "CrashHelper", "FlowExplorer", "FlowModel", "FlowTestSupport", "GuestFlow", "GuestModel",
        "GuestSystem", "PermissionFlow", "StateSpace",
      ]),
    tests(
      "PopupsTests",
      [
        "FlowDiagrams", "FlowExplorer", "FlowModel", "FlowTestSupport", "FlowTesting", "GuestFlow",
        "PermissionFlow", "PermissionFlows", "PopupsFlow", "PopupsModel", "StateSpace",
      ]),
    tests(
      "IMLoginTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "IMLoginFlow", "IMLoginModel",
        "PermissionFlow",
      ]),
    tests(
      "WidgetTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "PermissionFlow", "StateSpace",
        "WidgetFlow", "WidgetModel",
      ]),
    tests(
      "KickedTests",
      [
        "FlowExplorer", "FlowModel", "FlowTestSupport", "KickedModel", "PermissionFlow",
        "PermissionFlows", "PopupsFlow", "StateSpace",
      ]),
    tests(
      "FlowBenchTests",
      ["FlowExplorer", "FlowModel", "PermissionFlow", "StateSpace", "flow-bench"]),
    tests("ProductTests", []),
    tests(
      "DocumentationTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "FlowDiagrams", "FlowExplorer", "FlowModel",
        "FlowTesting", "GuestModel", "IMLoginModel", "IntentFiles", "JourneyWalker", "KickedModel",
        "PermissionFacts", "PermissionFlow", "PermissionFlows", "PermissionModels", "PopupsModel",
        "SimulatedPhone", "WidgetModel",
      ], exclude: ["Comparison"]),
  ]
    + supports.map { framework, name in
      appleModule(
        name, ["PermissionDrivers", "PermissionFlow", "PermissionFlows"], [framework],
        path: "Flows/Permissions/Support/\(name)")
    }
    + permissions.map { name, framework in
      appleModule(
        name,
        ["PermissionDrivers", "PermissionFlow", "PermissionFlows"]
          + supports.filter { $0.key == framework }.map(\.value),
        [framework], path: "Flows/Permissions/Products/\(name)")
    },
  swiftLanguageModes: [.v6]
)

/// With `OPTIMISED_TESTS` set, of the tests only the targets in which something is too long where the
/// code is not optimised: see `.ci/optimised.sh`.
if Context.environment["OPTIMISED_TESTS"] != nil {
  package.targets.removeAll { target in
    target.type == .test
      && !target.dependencies.contains {
        if case .byNameItem("FlowTestSupport", _) = $0 { true } else { false }
      }
  }
}

if isPlayed {
  package.targets += [
    .target(
      name: "PlayedPhone",
      dependencies: ["FlowModel", "PermissionFacts", "PermissionFlow", "SimulatedPhone"],
      path: "Tests/PlayedPhone/PlayedPhone", swiftSettings: strict),
    standIn("AVFAudio"), standIn("AVFoundation", ["UIKit"]), standIn("ActivityKit"),
    standIn("AlarmKit"),
    standIn("AppTrackingTransparency"), standIn("Combine"), standIn("Contacts"),
    standIn("CoreBluetooth"),
    standIn("CoreLocation"), standIn("CoreMotion"), standIn("EventKit"), standIn("FamilyControls"),
    standIn("FinanceKit"), standIn("GameKit"), standIn("HealthKit"), standIn("HomeKit"),
    standIn("Intents"), standIn("LocalAuthentication"), standIn("MediaPlayer"), standIn("MusicKit"),
    standIn("NearbyInteraction"), standIn("Network"), standIn("PassKit"), standIn("Photos"),
    standIn("SafetyKit"), standIn("SensorKit"), standIn("Speech"),
    standIn("SwiftUI", ["Combine", "UIKit"]),
    standIn("UIKit"), standIn("UserNotifications"), standIn("VideoSubscriberAccount"),
    standIn("WorkoutKit"),
    tests(
      "PlayedTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "CoreBluetooth", "EventKit", "FlowExplorer",
        "FlowModel", "FlowTesting", "HealthKit", "HomeKit", "IntentFiles", "LocalAuthentication",
        "NearbyInteraction", "Network", "PermissionDrivers", "PermissionFacts", "PermissionFlow",
        "PermissionFlows", "PermissionModels", "PermissionUI", "Photos", "PlayedPhone", "SensorKit",
        "SimulatedPhone", "Speech", "SwiftUI", "UIKit", "UserNotifications",
      ] + permissions.map(\.key)),
  ]

  // The examples, as an app has them: with none of our settings, and the second time on the main actor
  // unless something else is written, as new apps are.
  let settings: [SwiftSetting] =
    Context.environment["CONSUMER_ISOLATION"] == "MainActor"
    ? [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ] : []
  let examples: KeyValuePairs = [
    "ScannerInSwiftUI": [
      "AVFoundation", "CameraFlow", "CameraPermission", "CameraSystem", "IntentFiles",
      "PermissionFlow", "PermissionUI", "SwiftUI",
    ],
    "ScannerInUIKit": [
      "AVFoundation", "CameraPermission", "CameraSystem", "PermissionUI", "UIKit",
    ],
    "ThreePermissions": [
      "CameraPermission", "MicrophonePermission", "NotificationsPermission", "PermissionUI",
      "SwiftUI",
    ],
    "SettingsPage": [
      "CameraPermission", "ContactsPermission", "LocationWhenInUsePermission", "PermissionUI",
      "SwiftUI",
    ],
  ]
  for (name, dependencies) in examples {
    package.targets.append(
      .target(
        name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
        path: "Flows/Examples/\(name)", swiftSettings: [.treatAllWarnings(as: .error)] + settings))
  }

  // Nothing is built but what the played tests need, and the examples.
  package.products = []
  var needed: Set<String> = []
  var open = ["PlayedTests"] + examples.map(\.key)
  while let name = open.popLast() {
    guard needed.insert(name).inserted else { continue }
    for target in package.targets where target.name == name {
      for case .byNameItem(let dependency, _) in target.dependencies { open.append(dependency) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
