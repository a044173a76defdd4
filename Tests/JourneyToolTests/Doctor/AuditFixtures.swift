import PermissionDoctor

/// A pattern with three places that are wrong and three that are right, each a file of Swift, or
/// several files.
struct AuditFixture: Sendable, CustomStringConvertible {
  let rule: AuditRule
  let wrong: [[String: String]]
  let right: [[String: String]]

  var description: String { rule.rawValue }

  init(_ rule: AuditRule, wrong: [String], right: [String]) {
    self.init(rule, wrong: wrong.map { ["A.swift": $0] }, right: right.map { ["A.swift": $0] })
  }

  init(_ rule: AuditRule, wrong: [[String: String]], right: [[String: String]]) {
    self.rule = rule
    self.wrong = wrong
    self.right = right
  }

  static let all = branches + requests + alerts + places + launches + labels + keys

  static func opener(_ name: String) -> String {
    "\nfunc \(name)() { open(URL(string: UIApplication.openSettingsURLString)!) }"
  }

  private static let branches = [
    AuditFixture(
      .deniedAndRestricted,
      wrong: [
        """
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: start()
        case .denied, .restricted:
          let url = URL(string: UIApplication.openSettingsURLString)!
          UIApplication.shared.open(url)
        default: ask()
        }
        """,
        """
        func go(_ status: PHAuthorizationStatus) {
          switch status {
          case .restricted, .denied: showSettingsAlert(for: .photos)
          case .authorized, .limited: pick()
          case .notDetermined: ask()
          @unknown default: break
          }
        }
        """ + opener("showSettingsAlert"),
        """
        let status = CLLocationManager().authorizationStatus
        if status == .denied || status == .restricted {
          if let url = URL(string: UIApplication.openSettingsURLString) { open(url) }
        }
        """,
        "import Photos; if [.denied, .restricted].contains(status) { openAppSettings() }",
        "import EventKit; switch access { case .denied, .restricted: openAppSettings() default: a() }",
      ],
      right: [
        """
        import Network; enum Account { case active, denied, restricted }
        switch account { case .denied, .restricted: openAppSettings() case .active: break }
        if [.denied, .restricted].contains(vpn) { openAppSettings() }
        """,
        """
        switch status {
        case .denied: openSettings()
        case .restricted: typeTheCode()
        default: ask()
        }
        """,
        """
        switch status {
        case .denied, .restricted:
          // UIApplication.openSettingsURLString would not help the second.
          say("openSettingsURLString")
          typeTheCode()
        default: break
        }
        """,
        """
        switch status {
        case .denied, .restricted:
          if status != .restricted { openSettings() } else { typeTheCode() }
        case .authorized: start()
        default: ask()
        }
        """,
      ]),
    AuditFixture(
      .defaultAsDenied,
      wrong: [
        """
        switch AVCaptureDevice.authorizationStatus(for: .audio) {
        case .authorized: record()
        case .notDetermined: ask()
        default: openAppSettings()
        }
        """,
        """
        switch status {
        case .notDetermined: ask()
        case .authorized, .limited: pick()
        case .denied: explain()
        default:
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
        """,
        """
        switch manager.authorizationStatus {
        case .authorizedAlways: start()
        default: presentSettingsPrompt()
        }
        """ + opener("presentSettingsPrompt"),
      ],
      right: [
        """
        switch AVCaptureDevice.authorizationStatus(for: .audio) {
        case .authorized: record()
        case .restricted: type()
        case .notDetermined: ask()
        default: openAppSettings()
        }
        """,
        """
        switch status {
        case .notDetermined: ask()
        case .authorized: pick()
        case .denied: openSettings()
        @unknown default: openSettings()
        }
        """,
        """
        switch tab {
        case .home: goHome()
        case .authorized: list()
        default: showSettingsTab()
        }
        """,
      ]),
    AuditFixture(
      .deniedAskedAgain,
      wrong: [
        """
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .denied:
          AVCaptureDevice.requestAccess(for: .video) { _ in }
        default: break
        }
        """,
        """
        switch manager.authorizationStatus {
        case .denied, .restricted: manager.requestWhenInUseAuthorization()
        default: break
        }
        """,
        """
        switch status {
        case .authorized: pick()
        case .denied:
          Task { await PHPhotoLibrary.requestAuthorization(for: .readWrite) }
        default: break
        }
        """,
        """
        let store = CNContactStore()
        switch CNContactStore.authorizationStatus(for: .contacts) {
        case .denied: store.requestAccess(for: .contacts) { _, _ in }
        default: break
        }
        """,
        """
        switch EKEventStore.authorizationStatus(for: .event) {
        case .denied: Task { try await store.requestFullAccessToEvents() }
        default: break
        }
        """,
        """
        if AVCaptureDevice.authorizationStatus(for: .video) == .denied {
          AVCaptureDevice.requestAccess(for: .video) { _ in }
        }
        """,
        """
        let status = AVCaptureDevice.authorizationStatus(for: .video)
        if isOn, status == .denied { _ = await AVCaptureDevice.requestAccess(for: .video) }
        """,
      ],
      right: [
        """
        let status = AVCaptureDevice.authorizationStatus(for: .video)
        if status == .denied || isNew { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        if status != .denied { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        if status == .denied { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        if status == .denied { return }
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        """,
        """
        switch EKEventStore.authorizationStatus(for: .event) {
        case .denied: Task { try await store.requestFullAccessToReminders() }
        default: break
        }
        """,
        """
        switch status {
        case .notDetermined: AVCaptureDevice.requestAccess(for: .video) { _ in }
        case .denied: openSettings()
        default: break
        }
        """,
        """
        switch status {
        case .notDetermined, .denied: manager.requestWhenInUseAuthorization()
        default: break
        }
        """,
        """
        switch status {
        case .denied: show { Button("Try") { store.requestAccess(for: .contacts) { _, _ in } } }
        default: break
        }
        """,
      ]),
  ]

  private static let requests = [
    AuditFixture(
      .requestInRequest,
      wrong: [
        """
        AVCaptureDevice.requestAccess(for: .video) { granted in
          ATTrackingManager.requestTrackingAuthorization { _ in }
        }
        """,
        """
        center.requestAuthorization(options: [.alert], completionHandler: { _, _ in
          DispatchQueue.main.async {
            ATTrackingManager.requestTrackingAuthorization { _ in }
          }
        })
        """,
        """
        UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { granted, _ in
          if granted { Task { await ATTrackingManager.requestTrackingAuthorization() } }
        }
        """,
        """
        func ask() async {
          _ = await AVCaptureDevice.requestAccess(for: .video)
          _ = await ATTrackingManager.requestTrackingAuthorization() }
        """,
        """
        func ask() async throws {
          let isOn = try await UNUserNotificationCenter.current().requestAuthorization(options: [])
          ATTrackingManager.requestTrackingAuthorization { _ in show(isOn) }
        }
        """,
      ],
      right: [
        """
        func ask() async {
          _ = await AVCaptureDevice.requestAccess(for: .video)
          page.onTap { Task { await ATTrackingManager.requestTrackingAuthorization() } }
          await appIsActive()
          _ = await ATTrackingManager.requestTrackingAuthorization()
        }
        """,
        """
        AVCaptureDevice.requestAccess(for: .video) { granted in show(granted) }
        AVCaptureDevice.requestAccess(for: .audio) { granted in show(granted) }
        """,
        """
        AVCaptureDevice.requestAccess(for: .video) { granted in
          page.onTap { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        }
        """,
        """
        store.requestAccess(for: .contacts) { _, _ in
          func later() { store.requestAccess(for: .contacts) { _, _ in } }
        }
        """,
      ]),
    AuditFixture(
      .statusByNumber,
      wrong: [
        "if AVCaptureDevice.authorizationStatus(for: .video).rawValue == 3 { start() }",
        "switch manager.authorizationStatus.rawValue { case 3: start() default: break }",
        "let status = PHAuthorizationStatus(rawValue: 3)",
        """
        let status = SFSpeechRecognizer.authorizationStatus()
        switch status.rawValue { case 3: start() default: break }
        """,
        "let s = await center.notificationSettings().authorizationStatus; if s.rawValue == 2 { a() }",
      ],
      right: [
        "if AVCaptureDevice.authorizationStatus(for: .video) == .authorized { start() }",
        "log(\"status \\(manager.authorizationStatus.rawValue)\")",
        "let status = HTTPStatus(rawValue: 200); if response.rawValue == 3 { retry() }",
        "let status = CLLocationManager().authorizationStatus; if page.rawValue == 3 { retry() }",
        "let status = CLLocationManager().authorizationStatus; save(status.rawValue)",
      ]),
  ]

  private static let alerts = [
    AuditFixture(
      .settingsInAlert,
      wrong: [
        """
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        })
        """,
        """
        let action = UIAlertAction(title: "Settings", style: .default, handler: { _ in
          if let url = URL(string: UIApplication.openSettingsURLString) { open(url) }
        })
        """,
        """
        Text("Camera").alert("The camera is off", isPresented: $isOff) {
          Button("Open Settings") { openSettings() }
        }
        """ + opener("openSettings"),
        "page.confirmationDialog(a, isPresented: $b) { Button(\"Settings\") { openAppSettings() } }",
        "Alert(title: a, primaryButton: .default(Text(b), action: { openAppSettings() }))",
        "Alert(title: a, primaryButton: .default(Text(b)) { openAppSettings() })",
      ],
      right: [
        """
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
          Task { await UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
        })
        """,
        """
        Button("Open Settings") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
        """,
        """
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
          self.wantsSettings = true
        })
        func closed() { openSettings() }
        """,
        """
        alert.addAction(UIAlertAction(title: "Allow Camera", style: .cancel, handler: { _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            UIApplication.shared.openURL(NSURL(string: UIApplicationOpenSettingsURLString)! as URL)
          }
        }))
        """,
      ])
  ]

  private static let places = [
    AuditFixture(
      .cameraOnMain,
      wrong: [
        "import AVFoundation; override func viewDidLoad() { super.viewDidLoad(); session.startRunning() }",
        """
        AVCaptureDevice.requestAccess(for: .video) { granted in
          DispatchQueue.main.async { self.session.startRunning() }
        }
        """,
        """
        import AVFoundation
        override func viewWillAppear(_ animated: Bool) {
          if isGranted { captureSession?.startRunning() }
        }
        """,
        "let session = AVCaptureSession(); var body: some View { Preview().onAppear { session.startRunning() } }",
      ],
      right: [
        "import AVFoundation; var body: some View { Preview().onAppear { queue.async { session.startRunning() } } }",
        """
        import AVFoundation
        override func viewDidLoad() {
          super.viewDidLoad()
          sessionQueue.async { self.session.startRunning() }
        }
        """,
        "import AVFoundation; func start() { session.startRunning() }",
        """
        import AVFoundation
        override func viewDidAppear(_ animated: Bool) {
          DispatchQueue.global(qos: .userInitiated).async { self.session.startRunning() }
        }
        """,
      ])
  ]
}
