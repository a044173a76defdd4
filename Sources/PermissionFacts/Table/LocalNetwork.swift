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
      [UsageKey("NSLocalNetworkUsageDescription"), UsageKey("NSBonjourServices")],
      .document("TN3179: Understanding local network privacy")),
    keyMissing: [
      .documented(
        KeyMissing(.noCrash), .document("TN3179: Understanding local network privacy"))
    ],
    managedDefault: .documented(
      .cannot, .document("TN3179: Understanding local network privacy")),
    notes: [
      .documented(
        "There is no status and no request: the first operation prompts, and may fail before the "
          + "answer.",
        .document("TN3179: Understanding local network privacy")),
      .documented(
        "In the background it is denied without an alert and without a record.",
        .document("TN3179: Understanding local network privacy")),
    ])
}
