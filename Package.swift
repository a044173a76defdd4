// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// With `PLAYED_PHONE` set, the drivers for iOS are built against stand-ins for Apple's frameworks,
/// behind which is the simulated phone: see `.ci/played.sh`. Never for a package outside.
#if os(Linux)
  let isPlayed = Context.environment["PLAYED_PHONE"] != nil
#else
  let isPlayed = false
#endif

/// With `SYSTEM_SQLITE` set, the store in SQLite is built on Linux too, with the installed library;
/// elsewhere the system has a module of that name.
#if os(Linux)
  let sqlite = Context.environment["SYSTEM_SQLITE"] == nil ? [] : ["SQLite3"]
#else
  let sqlite: [String] = []
#endif

/// The library that packs a page, which Swift itself needs on Linux; elsewhere the system has a
/// module of that name.
#if os(Linux)
  let zlib = ["zlib"]
#else
  let zlib: [String] = []
#endif

/// The products of permissions, each with the framework of Apple's that it links.
let permissions: KeyValuePairs = [
  "AgeRangePermission": "DeclaredAgeRange",
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
  "TrustInsightsPermission": "TrustInsights",
  "WatchWorkoutsPermission": "WorkoutKit",
]

/// What the products of one framework share; it makes no request, which are each product's own.
let supports: KeyValuePairs = [
  "CoreLocation": "LocationSupport", "EventKit": "EventSupport",
]

/// The modules whose permissions have a flow of their own.
let ownFlows = [
  "CalendarsFullPermission", "CalendarsWriteOnlyPermission", "ContactsPermission",
  "HealthKitPermission", "LocalNetworkPermission", "LocationAlwaysPermission", "LocationSupport",
  "MicrophonePermission", "NotificationsPermission", "PhotosReadWritePermission",
  "TrackingPermission",
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
  _ name: String, _ dependencies: [String], _ frameworks: [String], path: String? = nil,
  resources: [Resource] = []
) -> Target {
  let standIns = isPlayed ? frameworks : []
  return .target(
    name: name, dependencies: (dependencies + standIns).map { .init(stringLiteral: $0) },
    path: path, resources: resources,
    swiftSettings: strict + (isPlayed ? [.define("PLAYED_PHONE")] : []))
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

/// What a package outside depends on, besides permissions, and the modules that come with each.
let libraries: KeyValuePairs = [
  // For an app; nothing of these searches.
  "EveryPath": ["EveryPath", "EveryPathFiles"],
  "PermissionFlows": ["PermissionFlows", "PermissionDrivers"],
  "PermissionUI": ["PermissionUI"],
  "CameraSystem": ["CameraFlow", "CameraSystem"],
  "GuestSystem": ["GuestFlow", "GuestSystem"],
  "IMLoginSystem": ["IMLoginFlow", "IMLoginSystem"],
  "PopupsFlow": ["PopupsFlow", "Reducers"],
  "PopupsSystem": ["PopupsFlow", "PopupsSystem", "Reducers"],
  "WidgetSystem": ["WidgetFlow", "WidgetSystem"],
  // For models, tests and tools, and not for apps: `JourneyTool` asks for the times of files, for
  // which App Store Connect wants a reason.
  "FlowChecker": ["Reducers", "StateSpace", "FlowModel", "FlowChecker"],
  "EveryPathTesting": ["EveryPathTesting"],
  "PermissionTesting": ["PermissionTesting"],
  "JourneyTool": ["FlowDiagrams", "JourneyTool"],
  "PermissionModels": [
    "PermissionFacts", "SimulatedPhone", "PermissionModels", "CameraModel", "GuestModel",
    "IMLoginModel", "PopupsModel", "WidgetModel", "KickedModel",
  ],
]

let package = Package(
  name: "EveryPath",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: libraries.map { .library(name: $0, targets: $1) }
    + permissions.map { name, _ in .library(name: name, targets: [name]) }
    + [
      .executable(name: "journey", targets: ["journey"]),
      .executable(name: "permission-doctor", targets: ["permission-doctor"]),
    ],
  traits: [
    .trait(
      name: "FromIOS17",
      description: "Leaves out the request of iOS 16 that calendars and reminders have in common."),
    .trait(
      name: "WithoutRules",
      description: "Leaves the rules that find mistakes of a flow out of a release."),
  ],
  targets: [
    // The engine.
    module("EveryPath"),
    appleModule("EveryPathFiles", ["EveryPath"], ["Security"]),
    module("Reducers", ["EveryPath"]),
    module("StateSpace"),
    module("ToolSupport"),
    module("FlowModel", ["EveryPath", "Reducers", "StateSpace", "ToolSupport"]),
    module("FlowChecker", ["EveryPath", "FlowModel", "Reducers", "StateSpace", "ToolSupport"]),
    module("EveryPathTesting", ["EveryPath", "FlowChecker", "FlowModel", "StateSpace"]),
    module("FlowDiagrams", ["EveryPath", "FlowModel"]),
    module(
      "JourneyTool",
      [
        "EveryPath", "FlowChecker", "FlowDiagrams", "FlowModel", "PermissionDoctor",
        "PermissionFacts", "StateSpace", "ToolSupport",
      ] + zlib,
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.js"),
        .embedInCode("UITests/JourneyApp.txt"), .embedInCode("UITests/JourneyPhone.txt"),
      ]),

    // The phone, and all permissions.
    module("PermissionFacts"),
    module("PermissionDoctor", ["PermissionFacts", "ToolSupport"]),
    module("SimulatedPhone", ["EveryPath", "FlowModel", "PermissionFacts"]),
    module("PermissionFlows", ["EveryPath"], path: "Flows/Permissions/PermissionFlows"),
    module(
      "PermissionDrivers", ["EveryPath", "PermissionFlows"],
      resources: [.process("Resources")]),
    appleModule(
      "PermissionUI", ["EveryPath", "EveryPathFiles", "PermissionDrivers"],
      ["Combine", "SwiftUI", "UIKit"]),
    module(
      "PermissionTesting",
      ["EveryPath", "EveryPathTesting", "PermissionDrivers", "PermissionFlows"]),
    module(
      "PermissionModels",
      [
        "EveryPath", "FlowChecker", "FlowModel", "PermissionFacts", "PermissionFlows", "Reducers",
        "SimulatedPhone", "StateSpace",
      ] + ownFlows,
      path: "Flows/Permissions/Models"),

    // The cases: a flow, what runs it, and its model with its lessons.
    module("CameraFlow", ["EveryPath", "PermissionFlows"], path: "Flows/Camera/CameraFlow"),
    appleModule(
      "CameraSystem",
      [
        "CameraFlow", "CameraPermission", "EveryPath", "PermissionDrivers", "PermissionFlows",
        "PermissionUI",
      ],
      ["AVFoundation", "Combine", "SwiftUI", "UIKit"],
      path: "Flows/Camera/CameraSystem"),
    module(
      "CameraModel",
      [
        "CameraFlow", "EveryPath", "FlowModel", "PermissionFacts", "PermissionFlows",
        "PermissionModels", "SimulatedPhone",
      ],
      path: "Flows/Camera/CameraModel"),

    module("GuestFlow", ["EveryPath"], path: "Flows/Guest/GuestFlow"),
    appleModule(
      "GuestSystem", ["EveryPath", "EveryPathFiles", "GuestFlow", "PopupsSystem"] + sqlite,
      ["SwiftUI", "UIKit"], path: "Flows/Guest/GuestSystem",
      resources: [.process("Resources")]),
    module(
      "GuestModel", ["EveryPath", "FlowModel", "GuestFlow"], path: "Flows/Guest/GuestModel"),

    module("PopupsFlow", ["EveryPath", "Reducers"], path: "Flows/Popups/PopupsFlow"),
    appleModule(
      "PopupsSystem", ["EveryPath", "PopupsFlow", "Reducers"], ["Combine", "SwiftUI", "UIKit"],
      path: "Flows/Popups/PopupsSystem"),
    module(
      "PopupsModel",
      ["EveryPath", "FlowChecker", "FlowModel", "PopupsFlow", "Reducers", "StateSpace"],
      path: "Flows/Popups/PopupsModel"),

    module("IMLoginFlow", ["EveryPath"], path: "Flows/IMLogin/IMLoginFlow"),
    appleModule(
      "IMLoginSystem", ["EveryPath", "EveryPathFiles", "IMLoginFlow"],
      ["Security", "SwiftUI", "UIKit"],
      path: "Flows/IMLogin/IMLoginSystem", resources: [.process("Resources")]),
    module(
      "IMLoginModel", ["EveryPath", "FlowModel", "IMLoginFlow"],
      path: "Flows/IMLogin/IMLoginModel"),

    module("WidgetFlow", ["EveryPath"], path: "Flows/Widget/WidgetFlow"),
    appleModule(
      "WidgetSystem", ["EveryPath", "EveryPathFiles", "WidgetFlow"],
      ["Security", "SwiftUI", "WidgetKit"],
      path: "Flows/Widget/WidgetSystem"),
    module(
      "WidgetModel", ["EveryPath", "FlowModel", "WidgetFlow"],
      path: "Flows/Widget/WidgetModel"),

    module(
      "KickedModel",
      [
        "EveryPath", "FlowModel", "GuestFlow", "GuestModel", "IMLoginFlow", "IMLoginModel",
        "PermissionFlows", "PopupsFlow", "Reducers", "SimulatedPhone", "WidgetFlow",
      ],
      path: "Flows/Kicked/KickedModel"),

    // The tools.
    .executableTarget(
      name: "journey",
      dependencies: [
        "CameraModel", "GuestModel", "IMLoginModel", "JourneyTool", "KickedModel",
        "PermissionFacts", "PermissionModels", "PopupsModel", "WidgetModel",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "permission-doctor", dependencies: ["PermissionDoctor"], swiftSettings: strict),
    .executableTarget(
      name: "flow-bench",
      dependencies: [
        "CameraFlow", "CameraModel", "EveryPath", "EveryPathTesting", "FlowChecker", "FlowDiagrams",
        "FlowModel", "JourneyTool", "PermissionDrivers", "PermissionFlows", "PermissionModels",
        "SimulatedPhone",
      ],
      swiftSettings: strict),

    // The tests.
    module(
      "FlowTestSupport",
      ["EveryPath", "FlowChecker", "FlowModel", "GuestFlow", "GuestSystem", "StateSpace"],
      path: "Tests/FlowTestSupport"),
    .executableTarget(
      name: "CrashHelper",
      dependencies: [
        "EveryPath", "EveryPathFiles", "EveryPathTesting", "GuestFlow", "GuestSystem",
        "IMLoginFlow", "IMLoginSystem", "PermissionDrivers", "PermissionFlows", "PermissionModels",
        "WidgetFlow", "WidgetSystem",
      ],
      path: "Tests/CrashHelper", swiftSettings: strict),
    tests(
      "EveryPathTests",
      ["EveryPath", "EveryPathFiles", "EveryPathTesting", "FlowChecker", "Reducers"],
      exclude: ["Fixtures"]),
    tests("FlowModelTests", ["EveryPath", "FlowModel", "StateSpace"]),
    tests(
      "FlowCheckerTests",
      ["EveryPath", "EveryPathTesting", "FlowChecker", "FlowModel", "Reducers", "StateSpace"]),
    tests("EveryPathTestingTests", ["CameraFlow", "EveryPath", "EveryPathTesting", "FlowChecker"]),
    tests("FlowDiagramsTests", ["EveryPath", "FlowDiagrams", "FlowModel"]),
    tests(
      "JourneyToolTests",
      [
        "CameraModel", "EveryPath", "EveryPathTesting", "FlowChecker", "FlowModel",
        "FlowTestSupport", "GuestModel", "IMLoginModel", "JourneyTool", "KickedModel",
        "PermissionDoctor", "PermissionFacts", "PermissionModels", "PopupsModel", "SimulatedPhone",
        "StateSpace", "ToolSupport", "WidgetModel", "flow-bench",
      ] + zlib, exclude: ["Fixtures"]),
    tests(
      "PermissionTests",
      [
        "CameraFlow", "CameraModel", "EveryPath", "FlowChecker", "FlowModel", "FlowTestSupport",
        "PermissionFacts", "PermissionFlows", "PermissionModels", "SimulatedPhone", "StateSpace",
      ] + ownFlows),
    tests(
      "PermissionDriversTests",
      [
        "CameraFlow", "CameraSystem", "CrashHelper", "EveryPath", "EveryPathFiles",
        "EveryPathTesting", "FlowModel", "PermissionDrivers", "PermissionFacts", "PermissionFlows",
        "PermissionModels", "PermissionTesting", "PopupsFlow", "Reducers",
      ] + ownFlows),
    tests(
      "SystemTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "CrashHelper", "EveryPath", "EveryPathTesting",
        "FlowChecker", "FlowDiagrams", "FlowModel", "FlowTestSupport", "GuestFlow", "GuestModel",
        "GuestSystem", "IMLoginFlow", "IMLoginModel", "IMLoginSystem", "KickedModel",
        "PermissionDrivers", "PermissionFacts", "PermissionFlows", "PermissionModels", "PopupsFlow",
        "PopupsModel", "PopupsSystem", "Reducers", "SimulatedPhone", "StateSpace", "WidgetFlow",
        "WidgetModel", "WidgetSystem",
      ]),
    tests("ProductTests", ["PermissionDoctor"]),
    tests(
      "DocumentationTests",
      [
        "CameraModel", "EveryPath", "EveryPathTesting", "FlowChecker", "FlowModel",
        "FlowTestSupport", "GuestModel", "IMLoginModel", "JourneyTool", "KickedModel",
        "PermissionFacts", "PermissionFlows", "PermissionModels", "PopupsModel", "SimulatedPhone",
        "StateSpace", "WidgetModel",
      ], exclude: ["Comparison"]),
  ]
    + supports.map { framework, name in
      appleModule(
        name, ["EveryPath", "PermissionDrivers", "PermissionFlows"], [framework],
        path: "Flows/Permissions/Support/\(name)")
    }
    + permissions.map { name, framework in
      appleModule(
        name,
        ["EveryPath", "PermissionDrivers", "PermissionFlows"]
          + supports.filter { $0.key == framework }.map(\.value),
        [framework], path: "Flows/Permissions/Products/\(name)")
    },
  swiftLanguageModes: [.v6]
)

package.targets += zlib.map {
  .systemLibrary(name: $0, pkgConfig: $0, providers: [.apt(["zlib1g-dev"])])
}

package.targets += sqlite.map {
  .systemLibrary(
    name: $0, path: "Flows/Guest/SQLite3", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])])
}

/// With `ONLY_TESTS` set to names of test targets, separated by commas, of the tests only these.
if let names = Context.environment["ONLY_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

if isPlayed {
  package.targets += [
    .target(
      name: "PlayedPhone",
      dependencies: ["EveryPath", "FlowModel", "PermissionFacts", "SimulatedPhone"],
      path: "Tests/PlayedPhone/PlayedPhone", swiftSettings: strict),
    tests(
      "PlayedTests",
      [
        "CameraFlow", "CameraModel", "CameraSystem", "CoreBluetooth", "EventKit", "EveryPath",
        "EveryPathFiles", "EveryPathTesting", "FlowChecker", "FlowModel", "FlowTestSupport",
        "GuestFlow", "GuestSystem", "HealthKit", "HomeKit", "IMLoginFlow", "IMLoginModel",
        "IMLoginSystem", "LocalAuthentication", "NearbyInteraction", "Network", "PermissionDrivers",
        "PermissionFacts", "PermissionFlows", "PermissionModels", "PermissionUI", "Photos",
        "PlayedPhone", "PopupsFlow", "PopupsSystem", "SensorKit", "SimulatedPhone", "Speech",
        "Security", "SwiftUI", "UIKit", "UserNotifications", "WidgetFlow", "WidgetKit",
        "WidgetModel", "WidgetSystem", "XCUIAutomation",
      ] + permissions.map(\.key)),
  ]

  // A stand-in for each framework of Apple's.
  let faces: KeyValuePairs = [
    "AVFoundation": ["UIKit"], "Combine": [], "DeclaredAgeRange": ["UIKit"],
    "Security": [], "SwiftUI": ["Combine", "UIKit"], "UIKit": [],
    "WidgetKit": ["SwiftUI", "WidgetFlow", "WidgetModel"],
    "XCUIAutomation": [],
  ]
  package.targets += faces.map { standIn($0, $1) }
  for name in Set(permissions.map(\.value)).subtracting(faces.map(\.key)).sorted() {
    package.targets.append(standIn(name))
  }

  // The examples, as an app has them: with none of our settings, and the second time on the main
  // actor unless something else is written, as new apps are.
  let settings: [SwiftSetting] =
    Context.environment["CONSUMER_ISOLATION"] == "MainActor"
    ? [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ] : []
  let examples: KeyValuePairs = [
    "Demo": ["CameraPermission", "Combine", "EveryPath", "PermissionUI", "SwiftUI"],
    "GuestMode": ["GuestSystem", "SwiftUI", "UIKit"],
    "Messenger": ["IMLoginSystem", "SwiftUI"],
    "Popups": ["PopupsSystem", "SwiftUI", "UIKit"],
    "ScannerInSwiftUI": [
      "AVFoundation", "CameraPermission", "CameraSystem", "PermissionUI", "SwiftUI",
    ],
    "ScannerInUIKit": [
      "AVFoundation", "CameraPermission", "CameraSystem", "PermissionUI", "UIKit",
    ],
    "ThreePermissions": [
      "CameraPermission", "MicrophonePermission", "NotificationsPermission", "PermissionUI",
      "SwiftUI",
    ],
    "Widget": ["SwiftUI", "UIKit", "WidgetKit", "WidgetSystem"],
    "SettingsPage": [
      "CameraPermission", "ContactsPermission", "LocationWhenInUsePermission", "PermissionUI",
      "SwiftUI",
    ],
  ]
  for (name, dependencies) in examples {
    package.targets.append(
      .target(
        name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
        path: "Flows/Examples/" + (name == "Demo" ? "Demo.swiftpm/Sources" : name),
        swiftSettings: [.treatAllWarnings(as: .error)] + settings))
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
