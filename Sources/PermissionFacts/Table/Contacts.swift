extension PermissionFacts {
  /// Contacts.
  public static let contacts: PermissionFacts = .init(
    .contacts,
    statusTypes: [.documented(.contacts, .header("CNContactStore.h"))],
    statuses: .uncertain(
      [.notDetermined, .restricted, .denied, .authorized, .limited, .nothingChosen],
      .conclusion("CNContactStore.h; that nothing is chosen is found by counting")),
    final: .uncertain(
      [.restricted, .denied, .authorized, .limited, .nothingChosen],
      .conclusion("CNContactStore.h; that nothing is chosen is found by counting")),
    answers: .documented(
      [
        .deny, PromptAnswer(.selectContacts, .limited),
        PromptAnswer(.shareAll, .authorized),
      ],
      .document("Accessing a person's contact data using Contacts and ContactsUI")),
    returns: .usual,
    settings: .uncertain(
      [.denied, .limited, .authorized],
      .conclusion("None, Limited and Full are seen in Settings from iOS 18")),
    killsOnChange: .reported(
      .yes,
      .issue(
        "morenoh149/react-native-contacts #9; Baseflow/flutter-permission-handler #746; "
          + "RHAddressBook #20")),
    keys: .documented(
      [UsageKey("NSContactsUsageDescription")], .document("NSContactsUsageDescription")),
    keyMissing: .endsTheApp(.document("NSContactsUsageDescription")),
    otherFailures: [
      .documented(
        "The request fails where the store cannot be reached (communicationError, "
          + "dataAccessError); a refusal is authorizationDenied (100).",
        .header("CNError.h"))
    ],
    notes: [
      .uncertain(
        "What a person has chosen may be nothing: the status says limited, and a fetch is empty.",
        .conclusion("the sheet has Done whether something is chosen or not"),
        .offered(["chosen-nothing"])),
      .documented("A refusal is told as error 100.", .header("CNError.h"), .nothingToPlay),
      .documented(
        "Using a contact store without a request blocks its thread until the person has answered.",
        .header("CNContactStore.h"), .offered(["prompt"])),
      .documented(
        "A grant made before iOS 18 stays full.",
        .document("Accessing a person's contact data using Contacts and ContactsUI"),
        .offered(["status-authorized"])),
      .uncertain(
        "Before iOS 18 there is no limited: one alert, allow or deny.",
        .conclusion("the limited status came with iOS 18"), .offered(["share-all", "deny"])),
    ])
}
