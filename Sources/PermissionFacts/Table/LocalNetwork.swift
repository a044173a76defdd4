extension PermissionFacts {
  /// The local network.
  public static let localNetwork: PermissionFacts = .init(
    .localNetwork,
    statusTypes: [],
    statuses: .documented([], .document("TN3179: Understanding local network privacy")),
    final: .documented([], .document("TN3179: Understanding local network privacy")),
    answers: .documented(
      [.allow, .deny], .document("TN3179: Understanding local network privacy")),
    returns: .assumed,
    settings: .documented(
      [.denied, .authorized], .document("TN3179: Understanding local network privacy")),
    row: .documented(.afterAsking, .document("TN3179: Understanding local network privacy")),
    killsOnChange: .uncertain(.unknown, .conclusion("no report")),
    callback: .documented(.firstUse, .document("TN3179: Understanding local network privacy")),
    conditions: [
      .documented(.foreground, .document("TN3179: Understanding local network privacy"))
    ],
    keys: .documented(
      [
        UsageKey("NSLocalNetworkUsageDescription"),
        UsageKey("NSBonjourServices", holds: .texts, for: "to browse or offer services by Bonjour"),
      ],
      .document("TN3179: Understanding local network privacy")),
    // Kept apart: what Bonjour does without its services is an error of its own, and no page says
    // what becomes of another operation that has no description alone.
    capability: .of(
      "Multicast Networking", "networking.multicast", for: "for multicast and broadcast"),
    keyMissing: [
      .reported(
        KeyMissing(.failsAtOnce, of: "NSBonjourServices"),
        .issue(
          "mkulesh/onpc #331; s3ppo/unraid_mobile_ui #19; the error alone is documented: "
            + "NetService.ErrorCode.missingRequiredConfigurationError")),
      .documented(
        KeyMissing(.noCrash, of: "NSLocalNetworkUsageDescription"),
        .document("TN3179: Understanding local network privacy")),
    ],
    managedDefault: .documented(
      .cannot, .document("TN3179: Understanding local network privacy")),
    otherFailures: [
      .reported(
        "Without Wi-Fi, or at a wrong host, it fails with another error: with no alert, and with no "
          + "row in Settings where it was never asked for. Apps that do not look at the error take it "
          + "for a refusal.",
        .issue(
          "AudioBooth #245; MyNamesEMurray/LensLink #39; TableProApp/TablePro #2040; "
            + "superuser404notfound/Sodalite #92"))
    ],
    notes: [
      .documented(
        "A refusal is told: a browser or listener of Bonjour waits with the DNS error -65570, "
          + "kDNSServiceErr_PolicyDenied.",
        .header("dns_sd.h"), .offered(["callback"])),
      .documented(
        "The path of a connection that was refused has the reason localNetworkDenied, from iOS 14.2.",
        .document("NWPath.UnsatisfiedReason.localNetworkDenied"), .nothingToPlay),
      .reported(
        "Without its services Bonjour fails without an alert, and Settings has no row for the app.",
        .issue("mkulesh/onpc #331; s3ppo/unraid_mobile_ui #19"), .offered(["callback"])),
      .uncertain(
        "Without the description alone the alert may come with words of the system's own.",
        .conclusion("TN3179 says that it should be there; the error of Bonjour asks for both keys"),
        .offered(["prompt"])),
      .documented(
        "There is no status and no request: the first operation prompts, and may fail before the "
          + "answer.",
        .document("TN3179: Understanding local network privacy"),
        .offered(["prompt", "fails-early"])),
      .documented(
        "In the background it is denied without an alert and without a record.",
        .document("TN3179: Understanding local network privacy"), .offered(["callback"])),
    ])
}
