extension StatusType {
  /// Of insights into trust, by context: a refusal after which the app may ask again is one of them.
  public static let trustInsights = StatusType(
    "InsightEvaluator.AuthorizationStatus", encoding: .none, systems: .from(27),
    [
      Case("notDetermined", nil, .notDetermined), Case("denied", nil, .denied),
      Case("deniedRequestable", nil, .deniedRequestable), Case("authorized", nil, .authorized),
      Case("unavailable", nil, nil),
    ])
}

extension PermissionFacts {
  /// Insights into trust.
  public static let trustInsights: PermissionFacts = .init(
    .trustInsights, summary: "insights into trust: a refusal may be asked about again",
    statusTypes: [
      .documented(.trustInsights, .document("InsightEvaluator.AuthorizationStatus"))
    ],
    statuses: .documented(
      [.notDetermined, .denied, .deniedRequestable, .authorized],
      .document("InsightEvaluator.AuthorizationStatus")),
    final: .documented([.denied, .authorized], .document("Trust Insights")),
    answers: .uncertain(
      [
        .allow, PromptAnswer(.deny, .deniedRequestable),
        PromptAnswer(.allow, .authorized, from: .deniedRequestable),
        PromptAnswer(.deny, .denied, from: .deniedRequestable),
      ],
      .conclusion("the status says that one may ask again; no page says how often")),
    returns: .assumed,
    settings: .uncertain(
      [.denied, .authorized],
      .conclusion("articles on Meet Trust Insights (WWDC26): it can be switched off in Settings")),
    killsOnChange: .unheardOf,
    hardware: .asked(with: "InsightEvaluator.AuthorizationStatus.unavailable"),
    callback: .documented(
      .completion, .document("InsightEvaluator.requestAuthorization(for:)")),
    keys: .uncertain([], .conclusion("no page names one; it needs an entitlement")),
    capability: .of("Trust Insights", "trustinsights.base"),
    keyMissing: [.uncertain(KeyMissing(.noKey), .conclusion("no page names a key"))],
    otherFailures: [
      .documented(
        "The request throws; a refusal is the status that it returns.",
        .document("InsightEvaluator.requestAuthorization(for:)"))
    ],
    notes: [
      .documented(
        "Unavailable is one of the statuses: on simulators, without the entitlement, and in some "
          + "regions.",
        .document("InsightEvaluator.AuthorizationStatus.unavailable"),
        .offered(["status-no-hardware"])),
      .documented(
        "The read is asynchronous and can fail.",
        .document("InsightEvaluator.authorizationStatus(for:)"),
        .notModelled("a read tells a status")),
      .documented(
        "Before asking again, explain what it is good for.",
        .document("InsightEvaluator.AuthorizationStatus.deniedRequestable"), .nothingToPlay),
      .uncertain(
        "Switched off in Settings, it stays on for a while.",
        .conclusion("articles on Meet Trust Insights (WWDC26)"),
        .notModelled("a change in Settings holds at once")),
    ])
}
