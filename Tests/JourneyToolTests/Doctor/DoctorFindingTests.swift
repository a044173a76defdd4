import JourneyTool
import PermissionDoctor
import Testing

/// What the doctor finds.
@Suite struct DoctorFindingTests {
  private let camera = Surgery.text("NSCameraUsageDescription")

  @Test func `A finding is nothing where every permission has its text`() throws {
    #expect(try Surgery.findings(camera, uses: "camera").isEmpty)
  }

  @Test func `A finding is a key that is missing, with what follows and what to do`() throws {
    #expect(
      try Surgery.findings("", uses: "camera") == [
        "missing: NSCameraUsageDescription is not in Info.plist; camera needs it. Without it iOS ends "
          + "the app. Add it: a sentence that says what the app uses this for."
      ])
  }

  @Test(arguments: ["NSAccessorySetupKitSupports", "NSAccessorySetupSupports"])
  func `A finding is a key that takes the question away`(_ key: String) throws {
    let bluetooth = Surgery.text("NSBluetoothAlwaysUsageDescription")
    func list(_ entry: String) -> String {
      "\(bluetooth)<key>\(key)</key><array><string>\(entry)</string></array>"
    }
    #expect(
      try Surgery.findings(list("Bluetooth"), uses: "bluetooth") == [
        "no question: \(key) lists Bluetooth in Info.plist: bluetooth is not asked about then, and "
          + "ends as unavailable where it was not granted before. Take the entry out; or leave "
          + "bluetooth out, and use what the key is for."
      ])
    #expect(try Surgery.findings(list("WiFi"), uses: "bluetooth").isEmpty)
    #expect(try Surgery.findings(Surgery.text("NSCameraUsageDescription"), uses: "camera").isEmpty)
  }

  @Test func `A finding is both keys of the location at all times`() throws {
    let findings = try Surgery.findings("", uses: "location-always")
    #expect(findings.count == 2)
    #expect(findings[0].contains("NSLocationAlwaysAndWhenInUseUsageDescription is not in"))
    #expect(findings[1].contains("NSLocationWhenInUseUsageDescription is not in"))
  }

  @Test func `A finding is a key that two permissions need only once`() throws {
    let findings = try Surgery.findings("", uses: "location-always,location-when-in-use")
    #expect(findings.count == 2)
    #expect(findings.contains { $0.contains("location-when-in-use and location-always need it.") })
  }

  @Test func `A finding is the dictionary of purposes for the exact place`() throws {
    #expect(
      try Surgery.findings("", uses: "location-exact").first?.hasSuffix(
        "Add it: a dictionary with a sentence for each purpose the app asks for.") == true)
  }

  @Test(arguments: [
    "<dict><key>way</key><string>To lead.</string></dict>": "",
    "<dict/>": "blank: NSLocationTemporaryUsageDescriptionDictionary is an empty dictionary in",
    "<dict><key>way</key><string> </string></dict>":
      "blank: NSLocationTemporaryUsageDescriptionDictionary is blank under \"way\" in",
    "<dict><key>way</key><integer>1</integer></dict>":
      "wrong kind: NSLocationTemporaryUsageDescriptionDictionary holds a number or a Boolean under",
    "<string>To lead.</string>":
      "wrong kind: NSLocationTemporaryUsageDescriptionDictionary is a text and no dictionary of texts",
  ])
  func `looks into the dictionary of purposes`(value: String, start: String) throws {
    let xml = "<key>NSLocationTemporaryUsageDescriptionDictionary</key>\(value)"
    let findings = try Surgery.findings(xml, uses: "location-exact")
    #expect(findings.count == (start.isEmpty ? 0 : 1))
    #expect(findings.allSatisfy { $0.hasPrefix(start) }, "\(findings)")
  }

  @Test func `A finding is the older key where the app runs on an older system`() throws {
    let xml = Surgery.text("NSCalendarsFullAccessUsageDescription")
    let findings = try Surgery.findings(xml, uses: "calendars-full")
    #expect(findings.count == 1)
    #expect(findings[0].contains("calendars-full needs it up to iOS 16."))
    #expect(findings[0].hasSuffix("Or say --ios 17, if the app runs on nothing older."))
    #expect(try Surgery.findings(xml, uses: "calendars-full", options: ["--ios", "17"]).isEmpty)
    let told = xml + Surgery.text("MinimumOSVersion", "17.2")
    #expect(try Surgery.findings(told, uses: "calendars-full").isEmpty)
  }

  @Test func `A finding is the newer key although the app also runs on an older system`() throws {
    let findings = try Surgery.findings(
      Surgery.text("NSCalendarsUsageDescription"), uses: "calendars-full")
    #expect(findings.count == 1)
    #expect(findings[0].contains("calendars-full needs it from iOS 17 on."))
  }

  @Test(arguments: ["", " ", "\n\t ", "&#x20;", "\u{A0}", "<![CDATA[ ]]>"])
  func `A finding is a text of blanks, which counts as missing`(text: String) throws {
    let findings = try Surgery.findings(
      Surgery.text("NSCameraUsageDescription", text), uses: "camera")
    #expect(
      findings == [
        "blank: NSCameraUsageDescription is blank in Info.plist; camera needs it. That counts as "
          + "missing. Without it iOS ends the app. Write a sentence that says what the app uses this "
          + "for."
      ])
  }

  @Test(arguments: [
    "<true/>": "a number or a Boolean", "<integer>1</integer>": "a number or a Boolean",
    "<array/>": "a list", "<dict/>": "a dictionary", "<data>AAAA</data>": "data",
    "<date>2026-01-01T00:00:00Z</date>": "a date",
  ])
  func `A finding is what is no text`(value: String, kind: String) throws {
    let findings = try Surgery.findings(
      "<key>NSCameraUsageDescription</key>\(value)", uses: "camera")
    #expect(findings.count == 1)
    #expect(
      findings[0].hasPrefix(
        "wrong kind: NSCameraUsageDescription is \(kind) and no text in Info.plist"))
    #expect(findings[0].contains("(uncertain)"))
  }

  @Test func `A finding is a text of four thousand bytes, and none of one less`() throws {
    // Two bytes a letter.
    let letters = String(repeating: "ü", count: 1_999)
    let short = Surgery.text("NSCameraUsageDescription", letters + "x")
    #expect(try Surgery.findings(short, uses: "camera").isEmpty)
    let long = try Surgery.findings(
      Surgery.text("NSCameraUsageDescription", letters + "xx"), uses: "camera")
    #expect(long.count == 1)
    #expect(
      long[0].hasPrefix(
        "too long: NSCameraUsageDescription has 4,000 bytes in Info.plist; camera needs it. "
          + "From 4,000 on it counts as missing."))
  }

  @Test func `A finding is a text for what the app does not use`() throws {
    let xml = camera + Surgery.text("NSContactsUsageDescription")
    #expect(
      try Surgery.findings(xml, uses: "camera") == [
        "superfluous: NSContactsUsageDescription is for contacts, which --uses does not name. Remove "
          + "it; or name contacts, if the app or a library in it does refer to that: App Store "
          + "Connect asks for the text of whatever the binary refers to, used or not (ITMS-90683)."
      ])
    #expect(try Surgery.findings(camera, uses: "none").count == 1)
  }

  @Test func `A finding is no text that one of its permissions needs`() throws {
    let xml = Surgery.text("NSLocationWhenInUseUsageDescription")
    #expect(try Surgery.findings(xml, uses: "location-when-in-use").isEmpty)
  }

  @Test func `names a misspelt key that may be meant`() throws {
    let findings = try Surgery.findings(
      Surgery.text("NSCamaraUsageDescription"), uses: "camera")
    #expect(findings.count == 1)
    #expect(findings[0].hasSuffix("NSCamaraUsageDescription may be meant for it."))
  }

  @Test func `begins with what is most severe`() throws {
    let xml =
      Surgery.text("NSContactsUsageDescription") + Surgery.text("NSMicrophoneUsageDescription", "")
      + "<key>NSMotionUsageDescription</key><true/>"
    let findings = try Surgery.findings(xml, uses: "motion,microphone,camera")
    #expect(
      findings.map { String($0.prefix { $0 != ":" }) }
        == ["missing", "blank", "wrong kind", "superfluous"])
  }

  @Test func `A finding is the same whatever the order of the names`() throws {
    let first = try Surgery.findings("", uses: "camera,microphone,healthkit")
    let second = try Surgery.findings("", uses: "healthkit, microphone ,camera,")
    #expect(first == second)
    #expect(first.count == 4)
  }

  @Test func `a list and a flag of the wrong kind are findings`() throws {
    let xml =
      "<key>NSBonjourServices</key><string>_tea._tcp</string>"
      + "<key>NSSupportsLiveActivities</key><string>yes</string>"
      + Surgery.text("NSLocalNetworkUsageDescription")
    let findings = try Surgery.findings(xml, uses: "local-network,live-activities")
    #expect(findings.count == 2)
    #expect(findings[0].contains("NSBonjourServices is a text and no list of texts"))
    #expect(findings[1].contains("NSSupportsLiveActivities is a text and no Boolean"))
  }
}
