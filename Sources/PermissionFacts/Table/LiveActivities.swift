extension StatusType {
  /// Of Live Activities: a Boolean value.
  public static let liveActivities = StatusType(
    "ActivityAuthorizationInfo.areActivitiesEnabled", encoding: .none,
    systems: .from(16, minor: 1), [Case("false", nil, .denied), Case("true", nil, .authorized)])
}

extension PermissionFacts {
  /// Live Activities: nothing is asked.
  public static let liveActivities: PermissionFacts = .init(
    .liveActivities, summary: "Live Activities: there is a switch, and no question",
    statusTypes: [.documented(.liveActivities, .document("ActivityAuthorizationInfo"))],
    statuses: .documented([.denied, .authorized], .document("ActivityAuthorizationInfo")),
    final: .documented([.denied, .authorized], .document("ActivityAuthorizationInfo")),
    answers: .documented([], .document("ActivityAuthorizationInfo")),
    returns: [],
    settings: .documented([.denied, .authorized], .document("ActivityAuthorizationInfo")),
    row: .uncertain(.always, .conclusion("it can be switched off in Settings though nothing asks")),
    killsOnChange: .unheardOf,
    callback: .documented(.never, .document("ActivityAuthorizationInfo")),
    keys: .documented(
      [UsageKey("NSSupportsLiveActivities", .from(16, minor: 1), holds: .flag)],
      .document("NSSupportsLiveActivities")),
    keyMissing: [
      .uncertain(KeyMissing(.noCrash), .conclusion("ActivityAuthorizationError.unsupported"))
    ],
    notes: [
      .documented(
        "Without a question, activities are allowed until a person switches them off.",
        .document("ActivityAuthorizationInfo"), .offered(["switch-off"])),
      .documented(
        "Changes come as an asynchronous sequence.",
        .document("activityEnablementUpdates"), .nothingToPlay),
      .documented(
        "An activity that is started while they are off fails as denied.",
        .document("ActivityAuthorizationError.denied"), .nothingToPlay),
    ])
}
