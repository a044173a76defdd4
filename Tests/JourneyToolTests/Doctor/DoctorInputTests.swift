import JourneyTool
import PermissionDoctor
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
}
