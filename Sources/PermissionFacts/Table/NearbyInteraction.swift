extension PermissionFacts {
  /// Nearby interaction.
  public static let nearbyInteraction: PermissionFacts = .init(
    .nearbyInteraction, summary: "nearby interaction: no status, a session asks",
    statusTypes: [],
    statuses: .documented([], .document("Nearby Interaction: NIError.userDidNotAllow")),
    final: .documented([], .document("Nearby Interaction: NIError.userDidNotAllow")),
    answers: .allowOrDeny,
    returns: .assumed + [
      .uncertain(.everySession, .conclusion("the key of iOS 14 allowed once; it is deprecated"))
    ],
    settings: .documented([.denied, .authorized], .document("NISession")),
    killsOnChange: .uncertain(.unknown, .conclusion("no report")),
    hardware: .asked(with: "NISession.deviceCapabilities"),
    callback: .documented(.firstUse, .document("session(_:didInvalidateWith:)")),
    conditions: [.documented(.foreground, .document("NISession"))],
    keys: .documented(
      [
        UsageKey("NSNearbyInteractionUsageDescription", .from(15)),
        UsageKey("NSNearbyInteractionAllowOnceUsageDescription", .upTo(14)),
      ],
      .document("NSNearbyInteractionUsageDescription")),
    keyMissing: [
      .uncertain(
        KeyMissing(.mayEndTheApp), .conclusion("documented as required; the effect is not"))
    ],
    otherFailures: [
      .documented(
        "A session ends for other reasons too, each an error of its own: too many sessions, a "
          + "configuration that does not fit, time that ran out, a failed session.",
        .document("NIError.Code"))
    ],
    notes: [
      .documented(
        "Only userDidNotAllow is a refusal; a session that has ended cannot be run again.",
        .document("session(_:didInvalidateWith:)"), .offered(["fails-otherwise"])),
      .documented(
        "There is no status: running a session prompts, and a refusal ends it with an error.",
        .document("NIError.userDidNotAllow"), .offered(["prompt"])),
    ])
}
