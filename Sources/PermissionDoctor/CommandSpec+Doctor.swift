package import ToolSupport

extension CommandSpec {
  /// Looks at the purpose strings of an app.
  package static let doctor = CommandSpec(
    "doctor", overview: "Check an Info.plist against the permissions that an app uses.",
    operands: [
      .init("plist", "The Info.plist, preferably of the built app; - for standard input.")
    ], least: 1, most: 1,
    options: [
      OptionSpec(
        "uses", nil, .texts("names"),
        "What the app and its libraries use, as `list permissions` names it: microphone,contacts; "
          + "or none. Without it the keys of the file are explained."),
      OptionSpec(
        "ios", nil, .count("version", most: 99),
        "The oldest iOS the app runs on (default: MinimumOSVersion of the file, else 16)."),
      OptionSpec(
        "languages", nil, .texts("folder"),
        "Look for languages in this folder, not only beside the file: de.lproj/InfoPlist.strings, "
          + "InfoPlist.xcstrings."),
      OptionSpec("json", "Print one JSON document."),
    ],
    examples: [
      "doctor App/Info.plist --uses microphone,contacts",
      "doctor App.app/Info.plist --uses location-always --ios 17",
    ])
}
