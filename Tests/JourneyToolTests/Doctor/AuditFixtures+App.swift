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
        launch("if isReady { ATTrackingManager.requestTrackingAuthorization { _ in } }"),
        launch(
          "Task { try await Task.sleep(for: .seconds(1)); "
            + "await ATTrackingManager.requestTrackingAuthorization() }"),
        launch(
          "for await _ in events { await ATTrackingManager.requestTrackingAuthorization() }"),
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
        launch("center.requestAuthorization(options: options) { _, _ in }"),
        launch(
          "guard wantsNews else { return true }; "
            + "center.requestAuthorization(options: [.alert]) { _, _ in }"),
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
        [
          "A.swift": "CNContactStore().requestAccess(for: .contacts) { _, _ in }",
          "Info.plist": plist("Camera"),
        ],
        ["A.swift": always, "Info.plist": plist("Camera")],
      ],
      right: [
        ["A.swift": camera, "Info.plist": plist("Camera")],
        [
          "A.swift": camera, "Info.plist": plist("Contacts"),
          "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan.\";",
        ],
        [
          "A.swift": camera, "Info.plist": plist("Contacts"),
          "Shop.plist": plist("Camera").replacing(
            "<dict>", with: "<dict><key>CFBundleName</key><string/>"),
        ],
        ["A.swift": camera, "Info.plist": plist("Contacts"), "B-Info.plist": "<plist>"],
        ["A.swift": camera, "Info.plist": plist("Contacts"), "B.xcconfig": "\u{0}"],
        // Without a property list nothing is known.
        ["A.swift": camera],
      ]),
    AuditFixture(
      .alwaysWithOneKey,
      wrong: [
        ["A.swift": always, "Info.plist": plist("LocationWhenInUse")],
        ["A.swift": always, "Info.plist": plist("LocationWhenInUse", "LocationAlways")],
        ["A.swift": always, "Info.plist": plist("LocationAlwaysAndWhenInUse")],
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

extension AuditFixture {
  private static func asking(_ label: String, _ request: String = camera) -> String {
    "Button(\"\(label)\") { \(request) }"
  }

  /// Code that is right, or of which nothing is known.
  static let ordinary = switches + alerts + buttons

  private static let switches = [
    // Notifications have no restricted.
    """
    switch settings.authorizationStatus {
    case .authorized, .provisional, .ephemeral: show()
    default: openAppSettings()
    }
    """,
    """
    let status = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
    switch status {
    case .notDetermined: ask()
    case .authorized: show()
    default: openAppSettings()
    }
    """,
    """
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .denied: AVCaptureDevice.requestAccess(for: .audio) { _ in }
    case .authorized: start()
    default: if status == .denied { openAppSettings() } else { type() }
    }
    """,
    // A branch of the compiler is none of the program.
    """
    import AVFoundation
    func viewDidLoad() {
    #if os(iOS)
      queue.async { session.startRunning() }
    #elseif os(visionOS) || DEBUG
      other.async { session.startRunning() }
    #endif
    }
    """,
    """
    #if false
    #if DEBUG
    #endif
    func viewDidLoad() { session.startRunning() }
    #else
    import AVFoundation
    #endif
    """,
    """
    switch CNContactStore.authorizationStatus(for: .contacts) {
    case .denied: PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
    case .authorized, .denied: CNContactStore().requestAccess(for: .contacts) { _, _ in }
    default: break
    }
    """,
    // The app's own page of settings.
    """
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .denied, .restricted: showSettingsPage()
    default: break
    }
    func showSettingsPage() { path.append(Page.settings) }
    """,
    "if status == .denied { oauth.requestAuthorization() }",
    "if CLLocationManager().authorizationStatus.rawValue == saved.rawValue { same() }",
    "let a = PHAuthorizationStatus(rawValue: PHPhotoLibrary.authorizationStatus().rawValue)",
    "switch manager.authorizationStatus.rawValue { case first: start() default: break }",
  ]

  private static let alerts = [
    """
    UIAlertAction(title: "Settings", style: .default) { _ in
      let url = URL(string: UIApplication.openSettingsURLString)!
      DispatchQueue.main.async { UIApplication.shared.open(url) }
    }
    """,
    """
    UIAlertAction(title: "Settings", style: .default) { _ in openAppSettings() }
    func openAppSettings() {
      Task { await UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
    }
    """,
    "import AVFoundation; func viewDidLoad() { game.startRunning() }",
    "import AVFoundation; func viewDidLoad() { session.startRunning() }; func startRunning() { queue.async { go() } }",
    """
    AVCaptureDevice.requestAccess(for: .video) { _ in
      AVCaptureDevice.requestAccess(for: .audio) { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        ATTrackingManager.requestTrackingAuthorization { _ in }
      }
    }
    """,
  ]

  private static let buttons =
    [
      "Active workout", "Parking permit", "Accepted payments", "Don't allow", "Allow comments",
      "Oui", "Permit office", "SIM card", "Consent form", "Activated carbon", "Permitted routes",
      "Concede", "Genehmigung scannen", "Aceites",
    ].map { asking($0) } + [
      asking("Yes", "api.requestAccess(to: room)"),
      "Button { \(camera); show(Text(\"Allow\")) } label: { Text(\"Continue\") }",
      "Button { show(Text(\"Allow\")); \(camera) } label: { Image(icon) }",
      "UIAlertAction(title: name, style: .default) { _ in log(String(\"Allow\")); \(camera) }",
    ]

  /// What a button may not say before a question.
  static let claims = [
    asking("Allow"), asking("Enable camera access"), asking("Turn on notifications"),
    asking("Kamera erlauben"), asking("Zulassen"), asking("Autoriser"), asking("Permitir"),
    asking("Consenti"), asking("Activer la caméra"), asking("Yes"), asking("许可"),
    "Button(action: { \(camera) }) { Text(\"OK\") }",
    "Button { \(camera) } label: { Text(\"Allow\") }",
    "UIAlertAction(title: String(localized: \"Allow\"), style: .default) { _ in \(camera) }",
  ]
}
