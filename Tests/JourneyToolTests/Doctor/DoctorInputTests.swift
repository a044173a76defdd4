import Foundation
import JourneyTool
import Testing

/// A bad file for the doctor.
@Suite struct DoctorInputTests {
  private func sentence(_ bytes: [UInt8]) -> String {
    let surgery = Surgery()
    surgery.console.files["Info.plist"] = bytes
    let code = surgery.run("Info.plist", "--uses", "camera")
    guard code == .askedWrongly, surgery.console.output.isEmpty else { return "\(code)" }
    let end = " Name the Info.plist of an app, as XML or binary.\n"
    guard surgery.console.errors.hasSuffix(end) else { return surgery.console.errors }
    return String(
      surgery.console.errors.dropFirst("journey: Info.plist ".count).dropLast(end.count))
  }

  @Test(arguments: [
    ("", "is empty."), (" \n", "is empty."),
    ("hello", "is not a property list."),
    ("{\"a\": 1}", "is not a property list."),
    ("<html/>", "has a mistake in line 1: <html> does not begin a property list."),
    ("<plist/>", "has a mistake in line 1: there is nothing in <plist>."),
    ("<plist>\n<array/></plist>", "holds a list, where an Info.plist holds a dictionary."),
    ("<plist>\n<dict>\n<key>a</key>", "has a mistake in line 3: the file ends too early."),
    (
      "<plist><dict><key>a</key></dict></plist>",
      "has a mistake in line 1: a value is missing for the key before </dict>."
    ),
    (
      "<plist><dict><key>a</key><strin>b</strin></dict></plist>",
      "has a mistake in line 1: <strin> does not belong in a property list."
    ),
    (
      "<plist><dict><string>a</string></dict></plist>",
      "has a mistake in line 1: <string> stands where <key> belongs."
    ),
    (
      "<plist><dict></array></plist>",
      "has a mistake in line 1: an element ends that did not begin."
    ),
    (
      "<plist><string>a & b</string></plist>",
      "has a mistake in line 1: & stands alone; write &amp;."
    ),
    ("<plist><string>&b;</string></plist>", "has a mistake in line 1: &b; stands for nothing."),
    ("<plist><string>a<b/></string></plist>", "has a mistake in line 1: </string> is missing."),
    ("<plist><dict/></plist><plist/>", "has a mistake in line 1: something follows </plist>."),
    ("bplist00", "is a damaged binary property list."),
    ("bplist", "is a damaged binary property list."),
  ])
  func `A bad file is refused in a sentence that says where it is wrong`(
    text: String, reason: String
  ) {
    #expect(sentence(Array(text.utf8)) == reason)
  }

  @Test func `A bad file is refused if its text is in no encoding that is known`() {
    let bytes =
      Array("<plist><dict><key>a</key><string>".utf8) + [0xFF]
      + Array("</string></dict></plist>".utf8)
    #expect(sentence(bytes) == "is neither UTF-8 nor UTF-16.")
  }

  @Test func `A bad file is read in UTF-16, as plists may be saved`() throws {
    let text = Surgery.plist(Surgery.text("NSCameraUsageDescription", "é"))
    let data = try #require(text.data(using: .utf16))
    let surgery = Surgery()
    surgery.console.files["Info.plist"] = [UInt8](data)
    #expect(surgery.run("Info.plist", "--uses", "camera") == .yes)
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>", "<plist>", "<!--", "<![CDATA[", "<?a", "&"])
  func `A bad file is refused if it is nested without end`(tag: String) {
    let text = "<plist>" + String(repeating: tag, count: 100_000)
    #expect(sentence(Array(text.utf8)).hasPrefix("has a mistake in line 1: "))
  }

  /// Lists of ten, each ten times the next one.
  @Test func `A bad file is refused if a list holds another over and over`() {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for next in UInt8(1)...12 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xAA] + [UInt8](repeating: next, count: 10)
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [13, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(sentence(bytes) == "is nested too deeply or too often.")
    // The first holds itself.
    bytes[9] = 0
    #expect(sentence(bytes) == "is nested too deeply or too often.")
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `A bad file is never more than refused, however it is damaged`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let value: [String: Any] = [
      "NSCameraUsageDescription": "To see — é", "a": [1, 2.5, true, Date(), Data([1, 2])],
      "b": ["c": "d"], "e": String(repeating: "z", count: 300),
    ]
    let whole = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
    var dice = Dice(state: 7)
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: place)
        case 2: bytes = bytes.dropLast(Int.random(in: 0...8, using: &dice)) + []
        default:
          bytes[max(0, bytes.count - 1 - place % 60)] ^= UInt8.random(in: 1...255, using: &dice)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let surgery = Surgery()
      surgery.console.files["Info.plist"] = bytes
      surgery.console.files["de.lproj/InfoPlist.strings"] = bytes
      let code = surgery.run("Info.plist", "--uses", "camera")
      #expect([.yes, .no, .askedWrongly].contains(code))
    }
  }
}

/// Numbers that are the same in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
