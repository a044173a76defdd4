import JourneyTool
import PermissionDoctor
import Testing

/// The languages of purpose strings.
@Suite struct DoctorLanguageTests {
  private let camera = Surgery.text("NSCameraUsageDescription")
  private let german = "NSCameraUsageDescription = \"Um zu sehen.\";"

  private func findings(
    _ files: [String: String], _ xml: String = "", options: [String] = []
  ) throws -> [String] {
    try Surgery.findings(camera + xml, uses: "camera", files: files, options: options)
  }

  @Test func `languages are found beside the plist, and those without a text are named`() throws {
    #expect(try findings(["de.lproj/InfoPlist.strings": german]).isEmpty)
    #expect(
      try findings(["de.lproj/InfoPlist.strings": "", "fr.lproj/Main.strings": ""]) == [
        "untranslated: NSCameraUsageDescription has no text in de and fr: iOS shows what Info.plist "
          + "says. Add it to de.lproj/InfoPlist.strings and fr.lproj/InfoPlist.strings."
      ])
  }

  @Test func `languages are those that the plist lists, too`() throws {
    let list = "<key>CFBundleLocalizations</key><array><string>German</string></array>"
    #expect(try findings([:], list).count == 1)
    #expect(try findings(["de.lproj/InfoPlist.strings": german], list).isEmpty)
  }

  @Test func `need no text in the language of the plist, wherever it is read`() throws {
    let files = ["en.lproj/Main.strings": "", "en-GB.lproj/Main.strings": "", "Base.lproj/a": ""]
    #expect(try findings(files).isEmpty)
    let region = Surgery.text("CFBundleDevelopmentRegion", "zh-Hans")
    #expect(try findings(["zh-Hans.lproj/a": ""], region).isEmpty)
    #expect(try findings(["zh-Hant.lproj/a": ""], region).count == 1)
    #expect(try findings(["en.lproj/a": ""], region).count == 1)
    #expect(try findings(["zh-CN.lproj/a": "", "zh.lproj/a": ""], region).isEmpty)
    #expect(try findings(["zh-TW.lproj/a": ""], region).count == 1)
    let traditional = Surgery.text("CFBundleDevelopmentRegion", "zh-HK")
    #expect(try findings(["zh-Hant.lproj/a": "", "zh_TW.lproj/a": ""], traditional).isEmpty)
    #expect(try findings(["zh.lproj/a": ""], traditional).count == 1)
  }

  @Test func `languages are found in a folder that is named`() throws {
    let files = ["Texts/de.lproj/InfoPlist.strings": "", "Texts/b": ""]
    #expect(try findings(files).isEmpty)
    #expect(
      try findings(files, options: ["--languages", "Texts"]).map {
        $0.hasSuffix(
          "Add it to Texts/de.lproj/InfoPlist.strings.")
      } == [true])
    let surgery = Surgery(["Info.plist": Surgery.plist(camera)])
    #expect(
      surgery.run("Info.plist", "--uses", "camera", "--languages", "Nowhere") == .askedWrongly)
    #expect(
      surgery.console.errors
        == "journey: There is no folder Nowhere to look for languages in.\n")
  }

  @Test func `languages are found in a string catalog`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "NSCameraUsageDescription": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Um zu sehen."}},
          "fr": {"stringUnit": {"state": "new", "value": ""}},
          "es": {"variations": {"device": {}}},
          "it": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Le foto."}}}}},
          "pt": {"variations": {"device": {"other": {"stringUnit": {"state": "new"}}}}}}},
        "CFBundleName": {"localizations": {"nl": {"stringUnit": {"value": "Thee"}}}}}}
      """
    #expect(
      try findings(["InfoPlist.xcstrings": catalog]) == [
        "untranslated: NSCameraUsageDescription has no text in es, fr, nl and pt: iOS shows what "
          + "Info.plist says. Add it to InfoPlist.xcstrings."
      ])
  }

  @Test func `need no text that is the same in all of them`() throws {
    let catalog =
      "{\"strings\": {\"NSCameraUsageDescription\": {\"shouldTranslate\": false}}}"
    #expect(try findings(["InfoPlist.xcstrings": catalog, "de.lproj/a": ""]).isEmpty)
  }

  @Test func `languages have no text that is blank or too long`() throws {
    let long = "NSCameraUsageDescription = \"\(String(repeating: "x", count: 4_000))\";"
    let files = [
      "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \" \";",
      "fr.lproj/InfoPlist.strings": long,
    ]
    #expect(
      try findings(files) == [
        "blank: NSCameraUsageDescription is blank in de.lproj/InfoPlist.strings, for de. What iOS "
          + "makes of that is uncertain. Write a sentence that says what the app uses this for, or "
          + "leave the key out.",
        "too long: NSCameraUsageDescription has 4,000 bytes in fr.lproj/InfoPlist.strings, for fr. "
          + "From 4,000 on it counts as missing. Shorten it.",
      ])
  }

  @Test func `languages do not stand in for a key that the plist lacks`() throws {
    let findings = try Surgery.findings(
      "", uses: "camera", files: ["de.lproj/InfoPlist.strings": german])
    #expect(findings.count == 1)
    #expect(
      findings[0].hasSuffix("Its texts in InfoPlist.strings do not stand in for it (reported)."))
  }

  @Test(arguments: [
    "\n\na = \"b": "cannot be read: Unterminated quoted string starting on line 3",
    "<plist><array/></plist>": "holds a list, where an Info.plist holds a dictionary",
  ])
  func `languages are not looked at in a file that has a mistake`(text: String, reason: String)
    throws
  {
    let findings = try findings(["de.lproj/InfoPlist.strings": text])
    #expect(
      findings.first
        == "unreadable: de.lproj/InfoPlist.strings \(reason). Its texts are not looked at. Fix the "
        + "file.")
    // What it lacks is not known.
    #expect(findings.count == 1)
  }

  @Test func `languages lose what stands behind a mistake, and keep what stands before it`() throws
  {
    let file = "de.lproj/InfoPlist.strings"
    let mistake =
      "unreadable: \(file) has a mistake: iOS leaves out all of it from line 2 on. Fix the file."
    #expect(try findings([file: "\(german)\n# note\na = b;"]) == [mistake])
    let lost = try findings([file: "a = b;\n# note\n\(german)"])
    #expect(lost.first == mistake)
    #expect(lost.dropFirst().map { $0.hasPrefix("untranslated: ") } == [true])
  }

  @Test func `languages are not looked at in a file that is closed`() {
    let file = "de.lproj/InfoPlist.strings"
    let surgery = Surgery(["Info.plist": Surgery.plist(""), file: ""])
    surgery.console.closedFiles = [file]
    #expect(surgery.run("Info.plist", "--uses", "none") == .no)
    #expect(
      surgery.console.output.contains(
        "UNREADABLE: \(file) cannot be read: Permission denied. Its\n  texts are not looked at. "
          + "Fix the file.\n"))
  }

  @Test func `languages are held against English where nothing tells that of the plist`() throws {
    for (region, isTold) in [("", false), ("$(DEVELOPMENT_LANGUAGE)", false), ("en", true)] {
      let text = Surgery.text("CFBundleDevelopmentRegion", region)
      let surgery = Surgery(["Info.plist": Surgery.plist(text), "de.lproj/a": ""])
      #expect(surgery.run("Info.plist", "--uses", "none") == .yes)
      #expect(surgery.console.output.contains("are taken to be in en") != isTold)
    }
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"strings\": 1}", "{\"strings\": {", "\u{0}",
    "{\"strings\": {}, \"version\": 1}",
  ])
  func `languages are not looked at in a catalog that is none`(text: String) throws {
    let findings = try findings(["InfoPlist.xcstrings": text])
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("unreadable: InfoPlist.xcstrings is not ") == true)
  }

  @Test func `languages are not looked at in a catalog of a version that is not known`() throws {
    #expect(try findings(["InfoPlist.xcstrings": #"{"strings": {}, "version": "1.1"}"#]) == [])
    let later = try findings(["InfoPlist.xcstrings": #"{"strings": {}, "version": "9.9"}"#])
    #expect(
      later == [
        "unreadable: InfoPlist.xcstrings is a string catalog of version \"9.9\"; 1.0 and later 1.x "
          + "are read. Its texts are not looked at. Fix the file."
      ])
  }
}
