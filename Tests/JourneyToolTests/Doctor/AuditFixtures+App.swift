import PermissionDoctor

extension AuditFixture {
  private static func launch(_ body: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(body)
        return true
      }
    }
    """
  }

  static let launches = [
    AuditFixture(
      .trackingAtLaunch,
      wrong: [
        launch("ATTrackingManager.requestTrackingAuthorization { _ in }"),
        launch(
          "if #available(iOS 14, *) { ATTrackingManager.requestTrackingAuthorization { _ in } }"),
        launch("Task { await ATTrackingManager.requestTrackingAuthorization() }"),
      ],
      right: [
        "func sceneDidBecomeActive() { ATTrackingManager.requestTrackingAuthorization { _ in } }",
        launch(
          """
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            ATTrackingManager.requestTrackingAuthorization { _ in }
          }
          """),
        launch("onActive = { ATTrackingManager.requestTrackingAuthorization { _ in } }"),
      ]),
    AuditFixture(
      .notificationsAtLaunch,
      wrong: [
        launch(
          "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"),
        launch(
          """
          let center = UNUserNotificationCenter.current()
          center.delegate = self
          center.requestAuthorization(options: [.alert, .badge], completionHandler: { _, _ in })
          """),
        """
        @main struct Shop: App {
          init() {
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
          }
          var body: some Scene { WindowGroup { Home() } }
        }
        """,
      ],
      right: [
        launch("center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }"),
        """
        func remind() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
        """,
        """
        struct Reminder {
          init() { center.requestAuthorization(options: [.alert]) { _, _ in } }
        }
        """,
      ]),
  ]

  private static func catalog(_ key: String, _ texts: [String: String]) -> String {
    let localizations = texts.sorted { $0.key < $1.key }.map {
      "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\"\(key)\": "
      + "{\"localizations\": {\(localizations.joined(separator: ", "))}}}}"
  }

  private static let asking =
    "Button(\"scan.ask\") { Task { await AVCaptureDevice.requestAccess(for: .video) } }"

  static let labels = [
    AuditFixture(
      .primerLabel,
      wrong: [
        [
          "A.swift":
            "Button(\"Allow Camera\") { AVCaptureDevice.requestAccess(for: .video) { _ in } }"
        ],
        [
          "A.swift": asking,
          "L.xcstrings": catalog("scan.ask", ["en": "Continue", "fr": "Autoriser"]),
        ],
        [
          "de.lproj/Localizable.strings":
            "\"camera.permission.button\" = \"Zugriff erlauben\";"
        ],
      ],
      right: [
        [
          "A.swift": asking,
          "L.xcstrings": catalog("scan.ask", ["en": "Continue", "fr": "Continuer"]),
        ],
        ["A.swift": "Button(\"Allow comments\") { comments.isOn = true }"],
        [
          "de.lproj/Localizable.strings":
            "\"camera.permission.settings.button\" = \"In Einstellungen erlauben\";"
        ],
      ])
  ]

  private static func plist(_ keys: String...) -> String {
    Surgery.plist(keys.map { Surgery.text("NS\($0)UsageDescription") }.joined())
  }

  private static let camera = "AVCaptureDevice.requestAccess(for: .video) { _ in }"
  private static let always = "manager.requestAlwaysAuthorization()"

  static let keys = [
    AuditFixture(
      .keyMissing,
      wrong: [
        ["A.swift": camera, "Info.plist": plist("Contacts")],
        [
          "A.swift": "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }",
          "App/Info.plist": plist("PhotoLibraryAdd"),
        ],
        [
          "A.swift": "try await store.requestFullAccessToEvents()",
          "App-Info.plist": plist("Calendars", "CalendarsWriteOnlyAccess"),
        ],
      ],
      right: [
        ["A.swift": camera, "Info.plist": plist("Camera")],
        [
          "A.swift": camera, "Info.plist": plist("Contacts"),
          "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan.\";",
        ],
        // Without a property list nothing is known.
        ["A.swift": camera],
      ]),
    AuditFixture(
      .alwaysWithOneKey,
      wrong: [
        ["A.swift": always, "Info.plist": plist("LocationWhenInUse")],
        ["A.swift": always, "Info.plist": plist("LocationWhenInUse", "LocationAlways")],
        [
          "A.swift": "if isOn { self.\(always) }",
          "project.yml": "NSLocationWhenInUseUsageDescription: To find shops.",
        ],
      ],
      right: [
        [
          "A.swift": always,
          "Info.plist": plist("LocationWhenInUse", "LocationAlwaysAndWhenInUse"),
        ],
        [
          "A.swift": "manager.requestWhenInUseAuthorization()",
          "Info.plist": plist("LocationWhenInUse"),
        ],
        [
          "A.swift": "func requestAlwaysAuthorization() {}",
          "Info.plist": plist("LocationWhenInUse"),
        ],
      ]),
  ]
}
