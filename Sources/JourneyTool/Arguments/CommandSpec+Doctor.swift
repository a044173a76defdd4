extension CommandSpec {
  /// Looks at the purpose strings of an app.
  static let doctor = CommandSpec(
    kind: .doctor, overview: "Hold an Info.plist against the permissions that an app uses.",
    operands: [
      ("plist", "The Info.plist, XML or binary, best of the built app; - for standard input.")
    ], least: 1, most: 1,
    options: [
      OptionSpec(
        "uses", nil, .texts("names"),
        "What the app and its libraries use, as `list permissions` names it: microphone,contacts; "
          + "or none. Without it the keys of the file are explained."),
      OptionSpec(
        "ios", nil, .count("version", most: 99),
        "The oldest iOS the app runs on; MinimumOSVersion of the file unless given, else 16."),
      OptionSpec(
        "languages", nil, .texts("folder"),
        "Look there too for languages: de.lproj/InfoPlist.strings, InfoPlist.xcstrings. Beside the "
          + "file they are found."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: [
      "doctor App/Info.plist --uses microphone,contacts",
      "doctor App.app/Info.plist --uses location-always --ios 17",
    ])
}
