// What most permissions have in common, each fact with a source of its own.

extension Fact<[AuthorizationStatus]> {
  static func fourStatuses(_ source: Source) -> Fact {
    .documented([.notDetermined, .restricted, .denied, .authorized], source)
  }

  /// The three statuses of a type that lacks restricted.
  static func threeStatuses(_ source: Source) -> Fact {
    .documented([.notDetermined, .denied, .authorized], source)
  }

  /// Once answered, no request shows a prompt.
  static let refusedOrGranted = Fact.documented(
    [.denied, .authorized], .document("Requesting access to protected resources"))

  /// Once answered, or restricted, no request shows a prompt.
  static let allButUndecided = Fact.documented(
    [.restricted, .denied, .authorized], .document("Requesting access to protected resources"))

  static let aSwitch = Fact.documented(
    [.denied, .authorized], .document("Requesting access to protected resources"))
}

extension Fact<[PromptAnswer]> {
  /// Allow or Don't Allow.
  static let allowOrDeny = Fact.documented(
    [.allow, .deny], .document("Requesting access to protected resources"))
}

extension [Fact<PromptReturn>] {
  /// One prompt per installation, until the privacy settings are reset.
  static let usual: Self = [
    .documented(
      .resetLocationAndPrivacy,
      .document("Requesting access to protected resources; Technical Q&A QA1906")),
    .reported(.reinstall, .issue("common experience; documented for tracking alone")),
  ]

  /// As ``usual``, where no page says that the privacy settings include it.
  static let assumed: Self = [
    .uncertain(
      .resetLocationAndPrivacy, .conclusion("documented for others; no page names this one")),
    .reported(.reinstall, .issue("common experience; documented for tracking alone")),
  ]
}

extension Fact<SettingsRow> {
  /// Reported for the camera, and assumed for what behaves like it.
  static let likeOthers = Fact.uncertain(
    .afterAsking, .conclusion("reported for the camera: hyperoslo/Gallery #152"))
}

extension Fact<GlobalSwitch> {
  /// No page names a switch for all apps.
  static let nowhereNamed = Fact.uncertain(.none, .conclusion("no page names one"))
}

extension Fact<ManagedDefault> {
  /// A page names a few services and no others.
  static let assumed = Fact.uncertain(
    .canGrant,
    .conclusion("the page of the App settings configuration names camera, microphone and location"))

  static let named = Fact.documented(
    .canGrant, .document("App settings declarative configuration for Apple devices"))
}

extension [Fact<Condition>] {
  /// No page asks for it, and no page warns: ask only while active.
  static let prudent: Self = [
    .uncertain(.active, .conclusion("a request during a transition or alert may be lost"))
  ]
}

extension Fact<Settling> {
  static let taken = Fact.uncertain(.atOnce, .conclusion("no page or report says otherwise"))
}

extension Fact<Hardware> {
  /// It stands for data or a service that every device has.
  static let nothingToLack = Fact.uncertain(.none, .conclusion("no page names a device without it"))

  /// The framework has a call that says whether the device has it.
  static func asked(with call: String) -> Fact { .documented(.mayLack, .document(call)) }
}

extension Fact<Callback> {
  static let completion = Fact.documented(
    .completion, .document("Requesting access to protected resources"))
}

extension Fact<KillOnChange> {
  /// The services that Apple's engineers name.
  static let namedByEngineers = Fact.reported(
    .yes, .issue("Apple developer forums 715056, quoted in vinhnx/notes #53"))

  static let unheardOf = Fact.uncertain(.unknown, .conclusion("no report"))

  /// Likely, as a privacy service; not reported.
  static let likely = Fact.uncertain(
    .unknown, .conclusion("likely, a privacy service like the camera; no report"))
}

extension [Fact<KeyMissing>] {
  /// The app is ended at the first request or use.
  static func endsTheApp(_ source: Source) -> Self {
    [.documented(KeyMissing(.endsTheApp), source)]
  }
}
