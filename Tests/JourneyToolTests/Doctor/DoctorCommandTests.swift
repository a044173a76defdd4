import Foundation
import JourneyTool
import PermissionDoctor
import Testing

@Suite struct DoctorCommandTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The files of a sample, by the names they have in its folder.
  private func files(_ sample: String) throws -> [String: String] {
    let folder = Self.folder.appendingPathComponent(sample)
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !name.hasSuffix(".DS_Store") {
      let file = folder.appendingPathComponent(name)
      files[name] = try? String(contentsOf: file, encoding: .utf8)
    }
    return files
  }

  @Test func `finds nothing to mend in a right file, and ends with 0`() throws {
    let surgery = Surgery(try files("Right"))
    #expect(surgery.run("Info.plist", "--uses", "camera,location-when-in-use") == .yes)
    #expect(
      surgery.console.output == """
        Info.plist, for camera and location-when-in-use, from iOS 16 on:

        Nothing to fix. What the binary refers to is not checked.
        In UI tests a script can grant camera and location-when-in-use on a simulator.

        """)
    #expect(surgery.console.errors.isEmpty)
  }

  @Test func `tells what is wrong with a faulty file, the worst first, and ends with 1`() throws {
    let surgery = Surgery(try files("Faulty"))
    let uses = "camera,microphone,location-when-in-use,motion"
    #expect(surgery.run("Info.plist", "--uses", uses) == .no)
    #expect(
      surgery.console.output == """
        Info.plist, for camera, microphone, location-when-in-use and motion, from iOS 16
        on:

        MISSING: NSCameraUsageDescription is not in Info.plist; camera needs it. Without
          it iOS ends the app. Add it: a sentence that says what the app uses this for.
          NSCamaraUsageDescription may be meant for it.
        BLANK: NSMicrophoneUsageDescription is blank in Info.plist; microphone needs it.
          That counts as missing. Without it iOS ends the app. Write a sentence that
          says what the app uses this for.
        WRONG KIND: NSLocationWhenInUseUsageDescription is a number or a Boolean and no
          text in Info.plist; location-when-in-use needs it. That may count as missing
          (uncertain). Without it a request does nothing. Write a sentence that says
          what the app uses this for.
        SUPERFLUOUS: NSContactsUsageDescription is for contacts, which --uses does not
          name. Remove it; or name contacts, if the app or a library in it does refer to
          that: App Store Connect asks for the text of whatever the binary refers to,
          used or not (ITMS-90683).
        UNTRANSLATED: NSMotionUsageDescription has no text in de: iOS shows what
          Info.plist says. Add it to de.lproj/InfoPlist.strings.

        Notes:
        - Xcode may add keys from build settings, INFOPLIST_KEY_ before their names: the
          Info.plist of the built app has them all.

        5 findings to fix. What the binary refers to is not checked.
        In UI tests a script can grant camera, microphone, location-when-in-use and
        motion on a simulator.

        """)
  }

  @Test func `reads a binary file as it reads XML`() throws {
    for sample in ["Right", "Faulty"] {
      let texts = try files(sample)
      let (xml, binary) = (Surgery(texts), Surgery(texts))
      let value = try PropertyListSerialization.propertyList(
        from: Data((texts["Info.plist"] ?? "").utf8), options: [], format: nil)
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
      binary.console.files["Info.plist"] = [UInt8](data)
      let codes = [xml, binary].map { $0.run("Info.plist", "--uses", "camera,motion") }
      #expect(codes[0] == codes[1])
      #expect(xml.console.output == binary.console.output)
      #expect(!xml.console.output.isEmpty)
    }
  }

  @Test func `says what the keys are for and asks, where no permission is named`() throws {
    let surgery = Surgery(try files("Faulty"))
    #expect(surgery.run("Info.plist") == .askedWrongly)
    #expect(
      surgery.console.output.hasPrefix(
        """
        Info.plist says what these are for:
        - NSMicrophoneUsageDescription: microphone
        - NSLocationWhenInUseUsageDescription: location-when-in-use or location-always
        - NSContactsUsageDescription: contacts
        - NSMotionUsageDescription: motion
        - NSCamaraUsageDescription: no permission here has it

        BLANK: NSMicrophoneUsageDescription is blank
        """))
    #expect(
      surgery.console.errors
        == "journey: Say with --uses what the app uses; if it is what its keys are for, `journey "
        + "doctor Info.plist --uses microphone,location-when-in-use,contacts,motion`.\n")
  }

  @Test func `asks in JSON, too`() throws {
    let surgery = Surgery(try files("Right"))
    #expect(surgery.run("Info.plist", "--json") == .askedWrongly)
    #expect(
      surgery.console.output
        == "{\"version\": 1, \"plist\": \"Info.plist\", \"outcome\": \"unasked\", \"found\": "
        + "[{\"key\": \"NSCameraUsageDescription\", \"permissions\": [\"camera\"]}, "
        + "{\"key\": \"NSLocationWhenInUseUsageDescription\", \"permissions\": "
        + "[\"location-when-in-use\", \"location-always\"]}], \"unknown\": [], "
        + "\"likely\": [\"camera\", \"location-when-in-use\"], \"findings\": []}\n")
  }

  @Test func `prints one JSON document`() throws {
    let surgery = Surgery(["Info.plist": Surgery.plist("")])
    #expect(surgery.run("Info.plist", "--uses", "camera", "--ios", "18", "--json") == .no)
    #expect(
      surgery.console.output.hasPrefix(
        "{\"version\": 1, \"plist\": \"Info.plist\", \"outcome\": \"findings\", \"uses\": [\"camera\"], "
          + "\"oldest\": 18, \"language\": \"en\", \"languages\": [], \"findings\": "
          + "[{\"kind\": \"missing\", \"keys\": [\"NSCameraUsageDescription\"], "
          + "\"permissions\": [\"camera\"], \"file\": \"Info.plist\", \"says\": \""))
  }

  @Test func `reads the standard input`() {
    let surgery = Surgery()
    surgery.console.input = [Surgery.plist(Surgery.text("NSCameraUsageDescription"))]
    #expect(surgery.run("-", "--uses", "camera") == .yes)
    #expect(surgery.console.output.hasPrefix("standard input, for camera, from iOS 16 on:\n"))
  }

  @Test(arguments: [
    (
      ["--uses", "camra"],
      "There is no permission \"camra\". Did you mean \"camera\"? See `journey help doctor`."
    ),
    (
      ["--uses", "camera,location"],
      "There is no permission \"location\". Did you mean \"location-when-in-use\" or "
        + "\"location-always\" or \"location-exact\"? See `journey help doctor`."
    ),
    (["--uses", "kettle"], "There is no permission \"kettle\". See `journey help doctor`."),
    (
      ["--uses", " , "], "--uses names no permission; for an app that uses none write --uses none."
    ),
    (["--uses", "\u{1B}c"], "There is no permission \"\\u{1b}c\". See `journey help doctor`."),
    (
      ["--ios", "0"], "--ios needs a whole number in digits, from 1 to 99, not \"0\"."
    ),
  ])
  func `answers a wrong question with one sentence and 2`(
    options: [String], sentence: String
  ) {
    let surgery = Surgery(["Info.plist": Surgery.plist("")])
    let tool = Tool(
      systems: [], permissions: Surgery.permissions, console: surgery.console,
      environment: Environment())
    #expect(tool.run(["doctor", "Info.plist"] + options) == .askedWrongly)
    #expect(surgery.console.errors == "journey: \(sentence)\n")
    #expect(surgery.console.output.isEmpty)
  }

  @Test func `needs a file, and a tool that knows permissions`() {
    let surgery = Surgery()
    #expect(surgery.run() == .askedWrongly)
    #expect(surgery.console.errors == "journey: doctor needs a plist. See `journey help doctor`.\n")
    let console = FakeConsole()
    let tool = Tool(systems: [], console: console, environment: Environment())
    #expect(tool.run(["doctor", "a"]) == .askedWrongly)
    #expect(
      console.errors
        == "journey: This tool knows no permissions, so there is nothing to check a file against.\n"
    )
  }

  @Test func `shows nothing that a terminal obeys`() throws {
    let key = "NS\u{1B}[2J\u{202E}UsageDescription"
    let surgery = Surgery(["Info.plist": Surgery.plist(Surgery.text(key, "\u{1B}c"))])
    _ = surgery.run("Info.plist", "--uses", "camera")
    _ = surgery.run("Info.plist")
    let text = surgery.console.output + surgery.console.errors
    #expect(text.contains("\\u{1b}[2J"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
