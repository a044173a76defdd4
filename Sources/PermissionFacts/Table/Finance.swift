extension StatusType {
  /// Of financial data; it has no raw values, and there is no restricted.
  public static let finance = StatusType(
    "FinanceKit.AuthorizationStatus", encoding: .none, systems: .from(17, minor: 4),
    [
      Case("notDetermined", nil, .notDetermined), Case("denied", nil, .denied),
      Case("authorized", nil, .authorized),
    ])
}

extension PermissionFacts {
  /// Financial data of Wallet.
  public static let finance: PermissionFacts = .init(
    .finance, summary: "financial data of Wallet, where the read itself may fail",
    statusTypes: [.documented(.finance, .header("FinanceKit.swiftinterface"))],
    statuses: .threeStatuses(.header("FinanceKit.swiftinterface")),
    final: .refusedOrGranted,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    hardware: .asked(with: "FinanceStore.isDataAvailable(_:)"),
    callback: .documented(.completion, .document("FinanceStore.requestAuthorization()")),
    keys: .documented(
      [UsageKey("NSFinancialDataUsageDescription", .from(17, minor: 4))],
      .document("NSFinancialDataUsageDescription")),
    capability: .of("FinanceKit", "financekit"),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("the page of the key does not tell the effect"))
    ],
    otherFailures: [
      .documented(
        "The request throws, as where the data is in a restricted state (dataRestricted); a refusal "
          + "is the status that it returns.",
        .document("FinanceStore.requestAuthorization(); FinanceError.dataRestricted(_:)"))
    ],
    notes: [
      .documented(
        "It needs an entitlement.", .document("com.apple.developer.financekit"), .nothingToPlay),
      .reported(
        "Without the entitlement the first call ends the app.",
        .issue("Apple developer forums 756843"), .notModelled("the app is signed as it must be")),
      .documented(
        "The read is asynchronous and can fail.", .header("FinanceKit.swiftinterface"),
        .notModelled("a read tells a status")),
      .reported(
        "A request may be told denied at once, with no prompt and no row in Settings.",
        .issue("Apple developer forums 757973"),
        .notModelled("what is undecided brings up a prompt")),
    ])
}
