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
    let end = " Name the Info.plist of an app: a property list.\n"
    guard surgery.console.errors.hasSuffix(end) else { return surgery.console.errors }
    return String(
      surgery.console.errors.dropFirst("journey: Info.plist ".count).dropLast(end.count))
  }

  @Test(arguments: [
    ("", "is empty."),
    ("hello", "holds a text, where an Info.plist holds a dictionary."),
    ("{\"a\": 1}", "cannot be read: Expected ';' or '=' after key at line 1."),
    ("<html/>", "cannot be read: Encountered unknown tag html on line 1."),
    ("<plist/>", "cannot be read: Encountered empty plist tag."),
    ("<plist>\n<array/></plist>", "holds a list, where an Info.plist holds a dictionary."),
    (
      "<plist>\n<dict>\n<key>a</key>",
      "cannot be read: Value missing for key inside <dict> at line 3."
    ),
    (
      "<plist><dict><string>a</string></dict></plist>",
      "cannot be read: Found non-key inside <dict> at line 1."
    ),
    ("bplist00\u{0}", "is a damaged binary property list."),
  ])
  func `A bad file is refused in a sentence that says where it is wrong`(
    text: String, reason: String
  ) {
    #expect(sentence(Array(text.utf8)) == reason)
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>", "<plist>", "<!--", "<![CDATA[", "<?a", "&"])
  func `A bad file is refused if it is nested without end`(tag: String) {
    let text = "<plist>" + String(repeating: tag, count: 100_000)
    #expect(sentence(Array(text.utf8)).hasPrefix("cannot be read: "))
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
