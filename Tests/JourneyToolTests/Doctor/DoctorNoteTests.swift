import Testing

/// What the doctor says beside findings.
@Suite struct DoctorNoteTests {
  @Test func `A note is what no Info.plist shows`() throws {
    let notes = try Surgery.notes(Surgery.text("NSHealthShareUsageDescription"), uses: "healthkit")
    #expect(
      notes.last
        == "healthkit needs the entitlement com.apple.developer.healthkit, of the capability HealthKit; "
        + "no Info.plist shows it.")
  }

  @Test func `A note is that a permission has no key`() throws {
    #expect(try Surgery.notes("", uses: "notifications") == ["No key is known for notifications."])
  }

  @Test func `A note is a key that only some uses need`() throws {
    let notes = try Surgery.notes(
      Surgery.text("NSLocalNetworkUsageDescription"), uses: "local-network")
    #expect(
      notes.first
        == "NSBonjourServices is not in Info.plist; local-network needs it to browse or offer services "
        + "by Bonjour. Without it what asks fails at once, with no prompt (reported).")
  }

  @Test func `A note is the oldest system where it matters and nothing tells it`() throws {
    let xml =
      Surgery.text("NSCalendarsFullAccessUsageDescription")
      + Surgery.text("NSCalendarsUsageDescription")
    #expect(
      try Surgery.notes(xml, uses: "calendars-full") == [
        "The app is taken to run on iOS 16: neither --ios nor MinimumOSVersion says another."
      ])
    #expect(try Surgery.notes(xml, uses: "calendars-full", options: ["--ios", "16"]).isEmpty)
  }

  @Test(arguments: [
    ("<integer>17</integer>", "a number or a Boolean"),
    ("<string>seventeen</string>", "\"seventeen\""),
    ("<string>$(TARGET)</string>", "\"$(TARGET)\""),
  ])
  func `A note is an oldest system that is told in no form that is read`(
    value: String, what: String
  )
    throws
  {
    let xml = Surgery.text("NSCameraUsageDescription") + "<key>MinimumOSVersion</key>\(value)"
    #expect(
      try Surgery.notes(xml, uses: "camera") == [
        "MinimumOSVersion is \(what) in Info.plist, no text such as 17.0: the app is taken to run on "
          + "iOS 16, unless --ios says another."
      ])
    #expect(try Surgery.notes(xml, uses: "camera", options: ["--ios", "17"]).isEmpty)
  }

  @Test(arguments: ["<string>de</string>", "<array><integer>1</integer></array>"])
  func `A note is a list of languages that is none`(value: String) throws {
    let list = "<key>CFBundleLocalizations</key>"
    let xml = Surgery.text("NSCameraUsageDescription") + list
    #expect(
      try Surgery.notes(xml + value, uses: "camera") == [
        "CFBundleLocalizations is no list of texts in Info.plist: a language that it alone is to name "
          + "is not looked at."
      ])
    #expect(try Surgery.notes(xml + "<array/>", uses: "camera").isEmpty)
  }

  @Test func `A note is a key that no system of the app reads any more`() throws {
    let xml =
      Surgery.text("NSCalendarsFullAccessUsageDescription")
      + Surgery.text("NSCalendarsUsageDescription")
    #expect(
      try Surgery.notes(xml, uses: "calendars-full", options: ["--ios", "17"]) == [
        "NSCalendarsUsageDescription is read up to iOS 16 alone: the app runs on iOS 17 and later."
      ])
  }

  @Test func `A note is a text that a build setting fills in, which no fault is looked for in`()
    throws
  {
    let xml = Surgery.text("NSCameraUsageDescription", "$(CAMERA)")
    #expect(try Surgery.findings(xml, uses: "camera").isEmpty)
    #expect(
      try Surgery.notes(xml, uses: "camera") == [
        "NSCameraUsageDescription is filled in by a build setting: look at the Info.plist of the "
          + "built app."
      ])
  }

  @Test func `A note is that a build may add what is missing, unless it was built`() throws {
    #expect(try Surgery.notes("", uses: "camera").contains { $0.contains("INFOPLIST_KEY_") })
    let built = Surgery.text("DTSDKName", "iphoneos26.0")
    #expect(try Surgery.notes(built, uses: "camera").isEmpty)
  }

  @Test(arguments: [
    "NSCameraUsageDescripton", "NSCamaraUsgeDescription", "nscamerausagedescription",
    "NSCameraUsage", "INFOPLIST_KEY_NSCameraUsageDescription", "CameraUsageDescription",
  ])
  func `A note is a key that is misspelt wherever it may be`(key: String) throws {
    let xml = Surgery.text(key)
    #expect(
      try Surgery.notes(xml, uses: "none").first
        == "\"\(key)\" is a key that no permission here has. Did you mean "
        + "\"NSCameraUsageDescription\"?")
    let missing = try Surgery.findings(xml, uses: "camera")
    #expect(missing.first?.contains("\(key) may be meant for it.") == true)
  }

  @Test func `No note is a key that is like none of a permission`() throws {
    for key in ["NSHumanReadableCopyright", "NSExtension", "NSUserActivityTypes", "UIBackgroundM"] {
      #expect(try !Surgery.notes(Surgery.text(key), uses: "none").contains { $0.contains(key) })
    }
  }

  @Test func `A note is a key that no permission has, with the one that may be meant`() throws {
    let xml = Surgery.text("NSCamaraUsageDescription") + Surgery.text("NSTeaUsageDescription")
    #expect(
      try Surgery.notes(xml, uses: "none") == [
        "\"NSCamaraUsageDescription\" is a key that no permission here has. Did you mean "
          + "\"NSCameraUsageDescription\"?",
        "\"NSTeaUsageDescription\" is a key that no permission here has.",
      ])
  }

  @Test func `A note is what is no purpose string, of a permission that is not used`() throws {
    let xml = "<key>NSSupportsLiveActivities</key><true/>"
    #expect(try Surgery.findings(xml, uses: "none").isEmpty)
    #expect(
      try Surgery.notes(xml, uses: "none") == [
        "NSSupportsLiveActivities is there for live-activities, which --uses does not name."
      ])
  }
}
