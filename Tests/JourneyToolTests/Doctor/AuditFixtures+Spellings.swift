import PermissionDoctor

// Other spellings of what is wrong, beside what looks like it and is right.

extension AuditFixture {
  static let spellings =
    settings + falling + guards + handlers + again + numbers + threads + early + asking + required

  private static let address = "URL(string: UIApplication.openSettingsURLString)!"

  private static func both(_ body: String) -> String {
    """
    import Photos; switch status { case .denied, .restricted: \(body)
    default: go() }
    """
  }

  private static let settings = [
    AuditFixture(
      .deniedAndRestricted,
      wrong: [
        both("help()") + opener("help"),
        both("self.help(title: a) { done() }")
          + "\nfunc help(_ by: Int = 0, title: String) { open(\(address)) }",
        both("Help.show(a)") + "\nenum Help { static func show(_ a: A) { open(\(address)) } }",
        both("alert.addAction(UIAlertAction(title: a, style: b, handler: help))")
          + "\nfunc help(_ action: UIAlertAction) { Task { open(\(address)) } }",
        "func ask() { let url = \(address)\n" + both("open(url)") + "}",
        "func ask() { guard let url = URL(string: UIApplication.openSettingsURLString) else "
          + "{ return }\n" + both("open(url)") + "}",
        both("open(Links.settings)") + "\nenum Links { static let settings = \(address) }",
        both("await open(.help)") + "\nextension URL { static var help: URL { \(address) } }",
        both("open(url)").replacing("import Photos;", with: "import Photos\nclass A { func a() {")
          + "}\nprivate lazy var url: URL? = .init(string: UIApplication.openSettingsURLString) }",
        both(
          "guard let self, let url = \(address) else { return }; if #available(iOS 18, *) { a() }")
          + "; open(url)",
        both("model.showHelp()") + opener("showHelp"),
        both("if isNew { greet() }; help()") + opener("help"),
        both("warn()")
          + "\nfunc warn() { a.addAction(.init(title: b, style: c) { _ in Task { open(\(address)) } }) }",
      ],
      right: [
        both("if isRestricted { typeTheCode() } else { help() }") + opener("help"),
        both("guard !isRestricted else { return typeTheCode() }; help()") + opener("help"),
        both("if isRestricted { typeTheCode(); return }; open(\(address))"),
        both("isRestricted ? typeTheCode() : help()") + opener("help"),
        both("update()") + "\nfunc update() { button.onTap = { open(\(address)) } }",
        both("help()") + "\nfunc help() { if !isManaged { open(\(address)) } }",
        both("help()") + "\nfunc help() { if status == .denied { open(\(address)) } }",
        both("toast.show()") + opener("show"),
        both("Toast.show()") + "\nenum Help { static func show() { open(\(address)) } }",
        // Another function of that name, with other arguments or in another type.
        both("present(page, animated: true)") + opener("present"),
        both("show()") + "\nstruct A { func show() { type() } }; struct B {\(opener("show")) }",
        both("let url = \(#"URL(string: "https://help")!"#); open(url)")
          + "\nfunc help() { let url = \(address); open(url) }",
        "func ask() { let url = \(address); if let url = code { \(both("open(url)")) } }",
        both("open(Links.help)") + "\nenum Links { static let settings = \(address) }",
      ])
  ]

  private static let falling = [
    AuditFixture(
      .deniedAndRestricted,
      wrong: [
        "import Photos; switch status { case .restricted: fallthrough\n"
          + "case .denied: openAppSettings() default: go() }",
        "import Photos; switch status { case .denied: log(); fallthrough\n"
          + "case .restricted: open(\(address)) default: go() }",
      ],
      right: [
        "import Photos; switch status { case .denied: openAppSettings(); fallthrough\n"
          + "case .restricted: typeTheCode() default: go() }",
        "import Photos; switch status { case .notDetermined: fallthrough\n"
          + "case .denied: openAppSettings() case .restricted: typeTheCode() default: go() }",
      ])
  ]

  private static let guards = [
    AuditFixture(
      .deniedAndRestricted,
      wrong: [
        "import Photos; guard status != .denied, status != .restricted else { openAppSettings(); return }",
        "import Photos; guard .denied != status && .restricted != status else { openAppSettings() }",
        "import Photos; if [a].contains(b) || status == .denied || status == .restricted { openAppSettings() }",
        "import Photos; guard ![.denied, .restricted].contains(status) else { openAppSettings() }",
      ],
      right: [
        "import Photos; guard status == .denied || status == .restricted else { openAppSettings() }",
        "import Photos; guard status != .denied else { openAppSettings() }",
        "import Photos; guard status != .restricted, status == .denied else { openAppSettings() }",
      ])
  ]

  private static let video = "AVCaptureDevice.requestAccess(for: .video) { _ in }"
  private static let camera = "let status = AVCaptureDevice.authorizationStatus(for: .video)\n"

  private static let again = [
    AuditFixture(
      .deniedAskedAgain,
      wrong: [
        camera + "if case .denied = status { \(video) }",
        camera + "if isOn, .denied == status { \(video) }",
        camera + "if status == AVAuthorizationStatus.denied { \(video) }",
        camera + "guard status != .denied else { \(video); return }",
        "guard .denied != AVCaptureDevice.authorizationStatus(for: .video) else { \(video); return }",
      ],
      right: [
        camera + "if case .authorized = status { \(video) }",
        camera + "if .denied != status { \(video) }",
        camera + "if .denied == other { \(video) }",
        camera + "guard isOn, status != .denied else { \(video); return }",
        camera + "guard status == .denied else { \(video); return }",
        camera + "guard status != .denied else { return }\n\(video)",
      ])
  ]

  private static let handlers = [
    AuditFixture(
      .settingsInAlert,
      wrong: [
        "alert.addAction(.init(title: a, style: .default) { _ in open(\(address)) })",
        "alert.addAction(.init(title: a, style: .default, handler: { _ in openAppSettings() }))",
        "alert.addAction(UIAlertAction(title: a, style: .default, handler: help))"
          + "\nfunc help(_ action: UIAlertAction) { open(\(address)) }",
        "page.alert(a, isPresented: $b) { Button(c, action: openAppSettings) }",
        "page.confirmationDialog(a, isPresented: $b) { Button(action: self.help) { Text(c) } }"
          + opener("help"),
        "page.alert(a, isPresented: $b) { Link(c, destination: \(address)) } message: { Text(d) }",
        "page.alert(a, isPresented: $b, actions: { Button(c) { openURL(url) } })\nlet url = \(address)",
        "UIAlertAction(title: a, style: b) { _ in let url = \(address)\nopen(url) }",
        "ActionSheet(title: a, buttons: [.default(Text(b)) { openAppSettings() }, .cancel()])",
        "Alert(title: a, primaryButton: .default(Text(b), action: openAppSettings))",
        "page.actionSheet(isPresented: $a) { ActionSheet(title: b, buttons: [.default(c) { help() }]) }"
          + opener("help"),
      ],
      right: [
        "menu.add(.init(title: a, style: .default) { _ in openAppSettings() })",
        "alert.addAction(.init(title: a, style: .default) { _ in Task { open(\(address)) } })",
        "alert.addAction(UIAlertAction(title: a, style: .default, handler: help))"
          + "\nfunc help(_ action: UIAlertAction) { DispatchQueue.main.async { open(\(address)) } }",
        "Button(a, action: openAppSettings)",
        "Link(a, destination: \(address))",
        "page.sheet(isPresented: $b) { Button(c, action: openAppSettings) }",
        "page.alert(a, isPresented: $b) { Button(c, action: close) }",
      ])
  ]

  private static let numbers = [
    AuditFixture(
      .statusByNumber,
      wrong: [
        "let status =\n  AVCaptureDevice.authorizationStatus(for: .video)\nif status.rawValue == 3 { a() }",
        "let status: PHAuthorizationStatus =\n  read()\nif status.rawValue == 3 { a() }",
        "if CLLocationManager().authorizationStatus.rawValue == 0x3 { start() }",
        "if [1, 2].contains(CLLocationManager().authorizationStatus.rawValue) { start() }",
        "PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in if status.rawValue == 3 { a() } }",
        "SFSpeechRecognizer.requestAuthorization { [weak self] status in self?.show(status.rawValue > 2) }",
        "let status = await ATTrackingManager.requestTrackingAuthorization(); if status.rawValue == 3 { a() }",
      ],
      right: [
        "let status = read()\nlet a = manager.authorizationStatus; if status.rawValue == 3 { retry() }",
        "let codes = [401, 403].contains(response.rawValue)",
        "let isSame = groups[3].contains(CLLocationManager().authorizationStatus.rawValue)",
        "api.requestAuthorization { status in if status.rawValue == 401 { retry() } }",
        "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in if page.rawValue == 3 { a() } }",
      ])
  ]

  private static let run = "self.session.startRunning()"

  private static let threads = [
    AuditFixture(
      .cameraOnMain,
      wrong: [
        "import AVFoundation; func a() { Task { @MainActor in \(run) } }",
        "import AVFoundation; func a() { Task { @MainActor [weak self] in self?.session.startRunning() } }",
        "import AVFoundation; func a() { DispatchQueue.main.asyncAfter(deadline: b) { \(run) } }",
        "import AVFoundation; func a() { DispatchQueue.main.sync { \(run) } }",
        "import AVFoundation; func a() { OperationQueue.main.addOperation { \(run) } }",
        "import AVFoundation; let a = 1\n@MainActor private func b() { \(run) }",
        "@MainActor @Observable final class A: B { let session = AVCaptureSession(); func b() { \(run) } }",
        "import AVFoundation; override func viewIsAppearing(_ animated: Bool) { \(run) }",
      ],
      right: [
        "func viewDidLoad() { uploadSession.startRunning() }",
        "import AVFoundation; func a() { Task { @CameraActor in \(run) } }",
        "import AVFoundation; @MainActor class A { nonisolated func b() { \(run) } }",
        "import AVFoundation; @MainActor class A { nonisolated init(a: Int) { \(run) } }",
        "import AVFoundation; @MainActor class A { @CameraActor func b() { \(run) } }",
        "import AVFoundation; @MainActor class A { func b() { queue.async { \(run) } } }",
        "import AVFoundation; @MainActor class A { func b() async { await camera.session.startRunning() } }",
        "import AVFoundation; @MainActor func a() {}\nfunc b() { \(run) }",
        "import AVFoundation; actor Camera { func b() { \(run) } }",
      ])
  ]

  private static let track = "ATTrackingManager.requestTrackingAuthorization { _ in }"

  private static func finish(_ body: String) -> String {
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options) -> Bool { \(body) }"
  }

  private static let early = [
    AuditFixture(
      .trackingAtLaunch,
      wrong: [
        "func scene(_ scene: UIScene, willConnectTo a: Session, options: Options) { \(track) }",
        "func sceneWillEnterForeground(_ scene: UIScene) { \(track) }",
        "func applicationWillEnterForeground(_ a: UIApplication) { \(track) }",
        "class A { \(finish("ask(); return true"))\nprivate func ask() { \(track) } }",
        "class A { \(finish("Task { await self.ask() }"))\nfunc ask() async { \(track) } }",
      ],
      right: [
        "func scene(_ scene: UIScene, openURLContexts contexts: Set<Context>) { \(track) }",
        "func sceneDidBecomeActive(_ scene: UIScene) { ask() }; func ask() { \(track) }",
        "class A { \(finish("if isReady { ask() }"))\nfunc ask() { \(track) } }",
        "class A { \(finish("ask()"))\nfunc ask() { guard isActive else { return }; \(track) } }",
        "class A { \(finish("onActive = ask"))\nfunc ask() { \(track) } }",
        "class A { \(finish("other.ask()"))\nfunc ask() { \(track) } }",
        "func sceneWillEnterForeground(_ scene: UIScene) { "
          + "center.requestAuthorization(options: [.alert]) { _, _ in } }",
      ]),
    AuditFixture(
      .notificationsAtLaunch,
      wrong: [
        "class A { \(finish("ask()"))\n"
          + "func ask() { center.requestAuthorization(options: [.alert]) { _, _ in } } }"
      ],
      right: []),
  ]

  private static let asking = [
    AuditFixture(
      .primerLabel,
      wrong: [
        "Button(\"Allow\", action: ask)\nfunc ask() { \(video) }",
        "Button(\"Allow\") { Task { await self.ask() } }\nfunc ask() async { \(video) }",
        "Button(action: ask) { Text(\"Allow\") }\nfunc ask() { \(video) }",
        "UIAlertAction(title: \"Allow\", style: a, handler: requestCamera)\n"
          + "func requestCamera(_ a: UIAlertAction) { \(video) }",
      ],
      right: [
        "Button(\"Continue\", action: ask)\nfunc ask() { \(video) }",
        "Button(\"Allow\", action: ask)\nfunc ask() { comments.isOn = true }",
        "Button(\"Yes\", action: save)\nfunc save() { \(video) }",
        "Button(\"Allow\") { ask() }\nstruct A { func ask() { \(video) } }; struct B { func ask() { a() } }",
      ])
  ]

  private static let bluetooth = "let a = CBCentralManager(delegate: self, queue: nil)"
  private static let face =
    "LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: a) { _, _ in }"
  private static let contacts = Surgery.plist(Surgery.text("NSContactsUsageDescription"))
  private static let key = "NSCameraUsageDescription"

  private static func app(_ text: String, _ files: [String: String] = [:]) -> [String: String] {
    ["A.swift": text, "Info.plist": contacts].merging(files) { $1 }
  }

  private static let required = [
    AuditFixture(
      .keyMissing,
      wrong: [
        app(video, ["B.swift": "print(\"\(key) is missing\")"]),
        app(video, ["B.swift": "Bundle.main.object(forInfoDictionaryKey: \"\(key)\")"]),
        app(video, ["project.yml": "# \(key): To scan.\nname: Shop # \(key): To scan."]),
        app(video, ["A.xcconfig": "// INFOPLIST_KEY_\(key) = To scan."]),
        app(video, ["A.xcconfig": "INFOPLIST_KEY_\(key) =\nA = 1"]),
        app(video, ["A.xcodeproj/project.pbxproj": "INFOPLIST_KEY_\(key) = \"\";"]),
        app(video, ["project.yml": "\(key): \"\""]),
        app(video, ["Info.plist": Surgery.plist("<key>\(key)</key><string> </string>")]),
        app(video, ["Project.swift": "import ProjectDescription\nlet a = [\"\(key)\": \"\"]"]),
        app("PHPhotoLibrary.requestAuthorization { _ in }"),
        app("PHPhotoLibrary.requestAuthorization({ status in show(status) })"),
        app("HKHealthStore().requestAuthorization(toShare: a, read: b) { _, _ in }"),
        app(bluetooth), app(face),
        app("EKEventStore().requestAccess(to: .event) { _, _ in }"),
        app("let a = EKEventStore(); a.requestAccess(to: .reminder) { _, _ in }"),
      ],
      right: [
        app(video, ["Project.swift": "import ProjectDescription\nlet a = [\"\(key)\": \"Scan.\"]"]),
        app(video, ["project.yml": "a: \"Scan # 1\"\n\(key): To scan. # Camera"]),
        app(video, ["project.yml": "properties: {a: \"# 1\", \(key): \"To scan.\"}"]),
        app(video, ["project.yml": "\(key):\n  To scan."]),
        app(video, ["A.xcconfig": "INFOPLIST_KEY_\(key)[sdk=iphoneos*] = $(TEXT)"]),
        app(
          video,
          [
            "A.xcodeproj/project.pbxproj":
              "INFOPLIST_KEY_\(key) = \"\";\nINFOPLIST_KEY_\(key) = \"To scan.\";"
          ]),
        // The texts of each language stand elsewhere.
        app(
          video,
          [
            "Info.plist": Surgery.plist("<key>\(key)</key><string/>"),
            "en.lproj/InfoPlist.strings": "\(key) = \"To scan.\";",
          ]),
        app("PHPhotoLibrary.requestAuthorization(for: level) { _ in }"),
        app("func centralManagerDidUpdateState(_ central: CBCentralManager) {}"),
        app(
          "LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: a) { _, _ in }"),
        app("class A: CBCentralManager { }"),
        app(
          "EKEventStore().requestAccess(to: .event) { _, _ in }",
          ["Info.plist": Surgery.plist(Surgery.text("NSCalendarsUsageDescription"))]),
        app(
          "HKHealthStore().requestAuthorization(toShare: nil, read: b) { _, _ in }",
          ["Info.plist": Surgery.plist(Surgery.text("NSHealthShareUsageDescription"))]),
      ]),
    AuditFixture(
      .alwaysWithOneKey,
      wrong: [
        [
          "A.swift": "manager.requestAlwaysAuthorization()",
          "B.swift": "print(\"NSLocationAlwaysAndWhenInUseUsageDescription\")",
          "Info.plist": Surgery.plist(Surgery.text("NSLocationWhenInUseUsageDescription")),
        ]
      ],
      right: []),
  ]
}
