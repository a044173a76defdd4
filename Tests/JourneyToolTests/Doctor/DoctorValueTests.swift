import Foundation
import JourneyTool
import PermissionDoctor
import PermissionFacts
import Testing

/// A key that is there and cannot do its job.
@Suite struct DoctorValueTests {
  private func kinds(_ xml: String, uses: String) throws -> [String] {
    try Surgery.findings(xml, uses: uses).map { String($0.prefix { $0 != ":" }) }
  }

  private let network = Surgery.text("NSLocalNetworkUsageDescription")

  private func services(_ names: [String]) -> String {
    let list = names.map { "<string>\($0)</string>" }.joined()
    return "\(network)<key>NSBonjourServices</key><array>\(list)</array>"
  }

  @Test(arguments: ["<false/>", "<integer>0</integer>"])
  func `A value is of no use if it is false where true is needed`(value: String) throws {
    let xml = "<key>NSSupportsLiveActivities</key>\(value)"
    #expect(
      try Surgery.findings(xml, uses: "live-activities").first?.hasPrefix(
        "useless: NSSupportsLiveActivities is false in Info.plist; live-activities needs it. That is "
          + "as if it were missing.") == true)
    #expect(try kinds("<key>NSSupportsLiveActivities</key><true/>", uses: "live-activities") == [])
  }

  @Test(arguments: [
    "_http._tcp", "_my-app2._udp", "_a._tcp.", "_0a._tcp", "_fifteen-letters._tcp", "$(SERVICE)",
    "_HTTP._TCP", "_my_app._tcp",
  ])
  func `A value is of use if it is a service of Bonjour`(name: String) throws {
    #expect(try kinds(services([name]), uses: "local-network") == [])
  }

  @Test(arguments: [
    "foo", "http._tcp", "_http", "_http._sctp", "_._tcp", "_-a._tcp", "_a-._tcp", "_a--b._tcp",
    "_12._tcp", "_http._tcp._udp", "_ä._tcp",
    " _http._tcp",
    "_http._tcp.local.", "_http._tcp,printer", "_x._sub.http._tcp",
  ])
  func `A value is of no use if it is no service of Bonjour`(name: String) throws {
    let findings = try Surgery.findings(services(["_http._tcp", name]), uses: "local-network")
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("useless: NSBonjourServices lists \"\(name)\" in") == true)
  }

  @Test(arguments: [
    "_sixteen-letters1._tcp", "_x._sub._http._tcp", "_services._dns-sd._udp",
    "_http._tcp,_printer",
  ])
  func `A value is unusual, and no fault, if it is a service of another form`(
    name: String
  ) throws {
    #expect(try kinds(services([name]), uses: "local-network") == [])
    let notes = try Surgery.notes(services([name]), uses: "local-network")
    #expect(notes.contains { $0.hasPrefix("NSBonjourServices lists \"\(name)\": a service") })
    let usual = try Surgery.notes(services(["_http._tcp"]), uses: "local-network")
    #expect(!usual.contains { $0.contains("_http._tcp") })
  }

  @Test func `A value is of no fault if a build fills in whether it is true`() throws {
    let xml = "<key>NSSupportsLiveActivities</key><string>$(LIVE)</string>"
    #expect(try kinds(xml, uses: "live-activities") == [])
    let built = xml + Surgery.text("DTPlatformName", "iphoneos")
    #expect(try kinds(built, uses: "live-activities") == ["wrong kind"])
  }

  @Test func `A value is blank if a list has nothing but blanks, and of no use if it has some`()
    throws
  {
    #expect(try kinds(services(["", " "]), uses: "local-network") == ["blank"])
    #expect(try kinds(services(["_a._tcp", ""]), uses: "local-network") == ["useless"])
    let long = "_\(String(repeating: "a", count: 64))._tcp"
    #expect(try kinds(services([long]), uses: "local-network") == ["useless"])
    #expect(try kinds(services(["foo", ""]), uses: "local-network") == ["useless"])
  }

  @Test(arguments: [
    "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "TODO", "todo: write", "TBD.",
    "Lorem ipsum dolor", "FIXME", "&lt;#Why#&gt;", "...", "-", "Placeholder", "description", "N/A",
    " Your text here ", "(null)", "Test.", "Your text here.", "\"Description.\"", "XXX",
    "TODO: why", "Privacy - Camera Usage Description", "Camera Usage Description",
    "camera_usage_description", "@string/camera", "{{camera}}", "INSERT TEXT", "To do",
  ])
  func `A value is a placeholder if it gives no reason`(text: String) throws {
    #expect(
      try kinds(Surgery.text("NSCameraUsageDescription", text), uses: "camera") == ["placeholder"])
  }

  @Test(arguments: [
    "To scan.", "Todos with pictures.", "コードを読み取ります。", "Tests a lens.", "Descriptions by voice",
    "Todo lo que escanea.", "Xxx scans codes.", "TODO lists with pictures.",
    "To do lists with pictures.", "Insert text from paper.",
  ])
  func `A value is no placeholder if it gives one`(text: String) throws {
    #expect(try kinds(Surgery.text("NSCameraUsageDescription", text), uses: "camera") == [])
  }

  @Test func `A value is a placeholder if a build has left its setting in it`() throws {
    let xml = Surgery.text("NSCameraUsageDescription", "$(CAMERA)")
    #expect(try kinds(xml, uses: "camera") == [])
    let built = xml + Surgery.text("DTPlatformName", "iphoneos")
    #expect(try kinds(built, uses: "camera") == ["placeholder"])
  }

  @Test(arguments: [
    ("de", "\"NSCameraUsageDescription\";", "untranslated", "stands for itself"),
    ("de", "NSCameraUsageDescription = \"NSCameraUsageDescription\";", "untranslated", "itself"),
    ("en", "NSCameraUsageDescription = \"TODO\";", "placeholder", "is \"TODO\""),
    ("de", "NSCameraUsageDescription = \"$(CAMERA)\";", "placeholder", "is \"$(CAMERA)\""),
  ])
  func `A value of a language is judged, too`(
    language: String, text: String, kind: String, words: String
  ) throws {
    let findings = try Surgery.findings(
      Surgery.text("NSCameraUsageDescription"), uses: "camera",
      files: ["\(language).lproj/InfoPlist.strings": text])
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("\(kind): NSCameraUsageDescription ") == true)
    #expect(
      findings.first?.contains("\(words) in \(language).lproj/InfoPlist.strings, for") == true)
  }

  @Test func `A dictionary of details needs a description for each`() throws {
    func findings(_ details: String) throws -> [DoctorFinding.Kind] {
      let xml = Surgery.plist(
        Surgery.text("NSSensorKitUsageDescription")
          + "<key>NSSensorKitUsageDetail</key><dict>\(details)</dict>")
      return DoctorCase(
        plist: "Info.plist", entries: try PropertyList.entries(of: Array(xml.utf8)),
        permissions: Declaration.all, used: ["research-sensors"]
      ).findings.filter { $0.keys == ["NSSensorKitUsageDetail"] }.map(\.kind)
    }
    let light = "<key>SRSensorUsageAmbientLightSensor</key>"
    #expect(try findings("\(light)<dict>\(Surgery.text("Description"))</dict>") == [])
    #expect(try findings("") == [.blank])
    #expect(try findings("\(light)<dict/>") == [.useless])
    #expect(try findings("\(light)<dict>\(Surgery.text("Description", " "))</dict>") == [.blank])
  }
}

/// What the keys of a file tell.
@Suite struct DoctorKeyTests {
  private func suggested(_ keys: String...) throws -> String {
    let surgery = Surgery(["Info.plist": Surgery.plist(keys.map { Surgery.text($0) }.joined())])
    #expect(surgery.run("Info.plist") == .askedWrongly)
    return String(surgery.console.errors.split(separator: " ").last?.dropLast(3) ?? "")
  }

  @Test func `A key of several suggests its permission, unless another explains it`() throws {
    #expect(try suggested("NSHealthShareUsageDescription") == "healthkit")
    #expect(try suggested("NSLocationWhenInUseUsageDescription") == "location-when-in-use")
    #expect(
      try suggested("NSLocationAlwaysAndWhenInUseUsageDescription") == "location-always")
    #expect(try suggested("NSCalendarsUsageDescription") == "calendars-full")
    #expect(try suggested("NSBonjourServices") == "local-network")
    #expect(try suggested("NSTeaUsageDescription") == "none")
  }

  @Test func `A key that only some requests need has its condition`() throws {
    let findings = try Surgery.findings(
      Surgery.text("NSHealthShareUsageDescription"), uses: "healthkit")
    #expect(findings.count == 1)
    #expect(
      findings.first?.contains(
        "Without it iOS ends the app where the app asks to write (reported).") == true)
  }

  @Test(arguments: [
    ("NSLocationAlwaysUsageDescription", "is read by iOS 10 and older alone."),
    ("NSLocationUsageDescription", "is read by iOS 10 and older alone, and by macOS."),
    ("NSAppleEventsUsageDescription", "is a key of macOS."),
    ("NSWorldSensingUsageDescription", "is a key of visionOS."),
  ])
  func `A key of other systems is named as such`(key: String, says: String) throws {
    let xml =
      Surgery.text(key) + Surgery.text("NSLocationAlwaysAndWhenInUseUsageDescription")
      + Surgery.text("NSLocationWhenInUseUsageDescription")
    #expect(try Surgery.notes(xml, uses: "location-always") == ["\(key) \(says)"])
  }

  @Test func `A key that is there is not what is meant`() throws {
    let xml =
      Surgery.text("NSCameraUsageDescription") + Surgery.text("NSCamaraUsageDescription")
    #expect(
      try Surgery.notes(xml, uses: "camera") == [
        "\"NSCamaraUsageDescription\" is a key that no permission here has."
      ])
  }

  @Test(arguments: [
    "Privacy - Bluetooth Always Usage Description", "Privacy – Bluetooth Always Usage Description",
  ])
  func `A key is none if it is what Xcode shows`(key: String) throws {
    #expect(
      try Surgery.notes(Surgery.text(key), uses: "none") == [
        "\"\(key.prefix(39))…\" is what Xcode shows for a key, and no key: iOS does not read it. Write "
          + "NSBluetoothAlwaysUsageDescription."
      ])
    let findings = try Surgery.findings(Surgery.text(key), uses: "bluetooth")
    #expect(findings.first?.hasSuffix("\(key) may be meant for it.") == true)
  }

  @Test func `A file is said to be no Info.plist`() throws {
    let surgery = Surgery([
      "a.plist": "{ API_KEY = x; }", "b.plist": "{ UIBackgroundModes = (audio); }",
    ])
    #expect(surgery.run("a.plist", "--uses", "none") == .askedWrongly)
    #expect(
      surgery.console.errors
        == "journey: a.plist holds no key of an Info.plist. Name the Info.plist of an app: a property "
        + "list.\n")
    #expect(surgery.run("b.plist", "--uses", "none") == .yes)
    #expect(surgery.console.output.contains("b.plist has no key that begins with CFBundle"))
    surgery.console.output = ""
    #expect(surgery.run("b.plist") == .askedWrongly)
    #expect(surgery.console.output.contains("it is no Info.plist of an app"))
  }
}

/// Property lists of apps as they are published, retold.
@Suite struct DoctorRealAppTests {
  @Test func `An app that has one key without texts in many languages has one finding`() throws {
    let languages = ["de", "fr", "it", "ja", "nl", "pl"]
    let files = Dictionary(
      uniqueKeysWithValues: languages.map { ("\($0).lproj/InfoPlist.strings", "") })
    let findings = try Surgery.findings(
      Surgery.text("NSCameraUsageDescription"), uses: "camera", files: files)
    #expect(
      findings == [
        "untranslated: NSCameraUsageDescription has no text in de, fr, it, ja, nl and pl: iOS shows "
          + "what Info.plist says. Add it to de.lproj/InfoPlist.strings and 5 files like it."
      ])
  }

  @Test func `An app that translates another key than its own is told which`() throws {
    let surgery = Surgery([
      "Info.plist": Surgery.plist(Surgery.text("NSPhotoLibraryAddUsageDescription")),
      "de.lproj/InfoPlist.strings": "NSPhotoLibraryUsageDescription = \"Um zu sehen.\";",
    ])
    _ = surgery.run("Info.plist", "--uses", "none", "--json")
    #expect(
      surgery.console.output.contains(
        "NSPhotoLibraryUsageDescription has texts in de and is not in Info.plist: iOS shows none of "
          + "them, unless the build adds the key."))
  }

  @Test func `An app with a folder of its own spelling is told that folder`() throws {
    let findings = try Surgery.findings(
      Surgery.text("NSCameraUsageDescription"), uses: "camera",
      files: ["zh_CN.lproj/Main.strings": ""])
    #expect(findings.first?.hasSuffix("Add it to zh_CN.lproj/InfoPlist.strings.") == true)
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, false, false), (.utf16BigEndian, false, false),
    (.utf16, false, true), (.utf32, false, true), (.utf8, true, true),
  ])
  func `An app's texts are read as iOS reads them`(
    encoding: String.Encoding, isInBraces: Bool, isRead: Bool
  ) throws {
    let entry = "NSCameraUsageDescription = \"Für Codes.\";"
    let text = isInBraces ? "{ \(entry) }" : entry
    let surgery = Surgery(["Info.plist": Surgery.plist(Surgery.text("NSCameraUsageDescription"))])
    surgery.console.files["de.lproj/InfoPlist.strings"] = [UInt8](
      try #require(text.data(using: encoding)))
    #expect(surgery.run("Info.plist", "--uses", "camera") == (isRead ? .yes : .no))
  }

  @Test func `An app's list is read in the older form, and in its declared encoding`() throws {
    let older = Surgery([
      "Info.plist": "{ CFBundleName = A; NSCameraUsageDescription = \"To see.\"; }"
    ])
    #expect(older.run("Info.plist", "--uses", "camera") == .yes)
    let latin = Surgery()
    let text = Surgery.plist(Surgery.text("NSCameraUsageDescription", "für"))
      .replacing("UTF-8", with: "ISO-8859-1")
    latin.console.files["Info.plist"] = [UInt8](try #require(text.data(using: .isoLatin1)))
    #expect(latin.run("Info.plist", "--uses", "camera") == .yes)
  }
}
