import Foundation
import JourneyTool
import PermissionDoctor
import Testing

/// The doctor sees what Foundation sees, which is what iOS sees.
@Suite struct PropertyListTests {
  /// What Foundation makes of a file; nil if it refuses it.
  private func theirs(_ bytes: [UInt8]) -> PlistValue? {
    (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
      .map(PlistValue.init)
  }

  private func ours(_ bytes: [UInt8]) -> PlistValue? {
    (try? PropertyList.entries(of: bytes)).map { .dictionary($0) }
  }

  @Test(arguments: [
    // A comment in a text, or a blank behind a number, costs the whole file.
    "<string>Scan<!-- for tickets --> codes</string>", "<integer> 7 </integer>",
    "<string>a</string><key>b<!-- x -->c</key><string/>",
    "<string>a & b</string>", "<string>&b;</string>", "<strin>b</strin>", "",
  ])
  func `A list in XML is refused with its line where Foundation refuses it`(value: String) throws {
    let bytes = Array(Surgery.plist("<key>a</key>\(value)").utf8)
    #expect(theirs(bytes) == nil)
    let error = #expect(throws: Unreadable.self) { try PropertyList.entries(of: bytes) }
    #expect(error?.reason.hasPrefix("cannot be read: ") == true)
    #expect(error?.reason.contains("line 3") == true, "\(error?.reason ?? "")")
  }

  @Test(arguments: [
    "<plist><dict><key>a</key><string>Scan</string ></dict ></plist>",
    "<dict><key>a</key><string>Scan</string></dict>",
    "{ NSCameraUsageDescription = \"Scan.\"; }", "NSCameraUsageDescription = \"Scan.\";",
    "<plist><dict><key>a&amp;&#x41;</key><string><![CDATA[<b>]]>c</string></dict></plist>",
    "<plist><dict><key>a</key><string/><key>b</key><true></true><key>a</key><string>2</string></dict></plist>",
    "<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC \"-//a//b//\" \"c\">\n<plist><dict>\n<key>a</key>\n<array/><!-- <x> --></dict></plist>\n",
    "<plist><dict><key>a</key><data>AAEC\nAwQ=</data><key>b</key><date>2026-01-01T00:00:00Z</date></dict></plist>",
  ])
  func `A list is read where Foundation reads it`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(ours(bytes) != nil)
    #expect(ours(bytes) == theirs(bytes))
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .isoLatin1])
  func `A list is read in the encodings in which Foundation reads it`(encoding: String.Encoding)
    throws
  {
    let head = encoding == .isoLatin1 ? "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" : ""
    let text = "\(head)<plist><dict><key>a</key><string>é</string></dict></plist>"
    let bytes = [UInt8](try #require(text.data(using: encoding)))
    #expect(ours(bytes) == theirs(bytes))
    #expect((ours(bytes) == nil) == (encoding == .utf16LittleEndian))
  }

  @Test func `A binary list is read as Foundation reads it`() throws {
    let value: [String: Any] = [
      "text": "a", "wide": "é – 漢 👩‍🚀", "long": String(repeating: "ab", count: 40_000), "empty": "",
      "list": (0..<300).map { "entry \($0)" }, "numbers": [1, -1, 2.5, true, Int.max],
      "data": Data(repeating: 7, count: 70_000), "date": Date(), "nested": [["a": [["b": "c"]]]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    #expect(ours([UInt8](data)) == PlistValue(value))
  }

  @Test func `Of a key that is twice in a binary list the first counts, and a null is no number`() {
    let twice = binary([0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x51, 0x78], [0x51, 0x79])
    #expect(ours(twice) == .dictionary(["a": .text("x")]))
    #expect(ours(twice) == theirs(twice))
    let null = binary([0xD1, 1, 2], [0x51, 0x61], [0x00])
    #expect(ours(null) == .dictionary(["a": .other]))
  }

  /// On Linux Foundation would trap at the first, and not come to an end with the second.
  @Test func `A binary list with a set, or what is shared time and again, is refused`() {
    #expect(ours(binary([0xD1, 1, 2], [0x51, 0x61], [0xC1, 1])) == nil)
    let shared = (2...41).map { [0xA2, $0, $0] as [UInt8] }
    #expect(ours(binary([[0xD1, 41, 1]] + shared + [[0x51, 0x61]])) == nil)
    // What is not held by anything is not read.
    let beside = binary([0xD1, 1, 1], [0x51, 0x61], [0xC1, 1])
    #expect(ours(beside) == .dictionary(["a": .text("a")]))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `A list is refused just where Foundation refuses it, whatever is damaged`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let value: [String: Any] = [
      "a": "b", "wide": "é漢", "list": ["x", ["y", 1, 2.5, true]], "data": Data([1, 2]),
      "sub": ["k": "v"],
    ]
    let whole = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
    for place in whole.indices {
      let cut = Array(whole[..<place])
      #expect(ours(cut) == dictionary(theirs(cut)), "cut after \(place) bytes")
      for change in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
        var bytes = whole
        bytes[place] ^= change
        let read = ours(bytes)
        // Foundation traps at a set.
        guard format == .xml || bytes[place] >> 4 != 0xC else { continue }
        #expect(read == dictionary(theirs(bytes)), "byte \(place), \(change)")
      }
    }
  }

  /// The value, if it is a dictionary.
  private func dictionary(_ value: PlistValue?) -> PlistValue? {
    if case .dictionary = value { value } else { nil }
  }

  /// A list of objects, the first of which is the outermost; each has references of a byte.
  private func binary(_ objects: [UInt8]...) -> [UInt8] { binary(objects) }

  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let end = [UInt8(objects.count), 0, UInt8(bytes.count)]
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1]
      + end.flatMap { [0, 0, 0, 0, 0, 0, 0, $0] as [UInt8] }
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\u{A0}\"NSCameraUsageDescription\" = \"Scan\";\n", 2),
    ("a = b;; c = d;", 1), ("a = b;\n# note\nc = d;", 2), ("a = b;\n}\nc = d;", 3),
    ("a = b;\n\u{201C}c\u{201D} = d;", 2), ("a = b;\n/* x\n*/ c = d;\n;", 4),
  ])
  func `Texts end where Foundation leaves out the rest, and the line is told`(
    text: String, line: Int
  ) throws {
    let (texts, end) = try PropertyList.texts(of: Array(text.utf8))
    #expect(.dictionary(texts.mapValues { .text($0) }) == theirs(Array(text.utf8)))
    #expect(texts["a"] == "b")
    #expect(end == line)
    let wide = try PropertyList.texts(of: [UInt8](try #require(text.data(using: .utf16))))
    #expect(wide.end == line)
  }

  @Test(arguments: [
    ("\"NSCamera\\u0055sageDescription\" = \"Scan\";", ["NSCamerau0055sageDescription": "Scan"]),
    ("a = \"\\u0020\";", ["a": "u0020"]), ("a = \"\\040\\011\";", ["a": " \t"]),
    ("\"NSCamera\\125sageDescription\" = \"Scan\";", ["NSCameraUsageDescription": "Scan"]),
    ("a = \"\\UD83D\\UDE00\";", ["a": "😀"]), ("// note\u{2028}a = b;", ["a": "b"]),
    ("a;", ["a": "a"]), ("a = b; other = (one, two);", ["a": "b"]),
    ("a = b; other = { a = b; };", ["a": "b"]), ("a = b; other = <0fbd77>;", ["a": "b"]),
    ("{ a = b; }", ["a": "b"]), ("a = b; /* left open", ["a": "b"]), ("/* a", [:]), ("", [:]),
    (" \n", [:]), ("a = b; // note", ["a": "b"]), ("\u{FEFF}a = b;", ["a": "b"]),
    ("a = b; }", ["a": "b"]),
    ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["a": "b"]),
    ("/* don't = \"x\"; */ // either\n'a'=\"ä \\\"b\\\" \\U00e9\";\r\n", ["a": "ä \"b\" é"]),
  ])
  func `Texts are read to the end as Foundation reads them`(text: String, texts: [String: String])
    throws
  {
    let read = try PropertyList.texts(of: Array(text.utf8))
    #expect(read.texts == texts)
    #expect(read.end == nil)
    guard case .dictionary(let entries)? = theirs(Array(text.utf8)) else {
      return #expect(text.isEmpty)
    }
    #expect(entries.compactMapValues(\.text) == texts)
  }

  @Test(arguments: [
    "\"a\"\u{A0}= \"b\";", "a = café;", "\n\na = \"b", "a = ;", "\na = \"b\"",
    "<!DOCTYPE plist [ <!ELEMENT plist ANY> ]><plist><dict/></plist>",
  ])
  func `Texts are refused with their line where Foundation refuses them`(text: String) {
    #expect(theirs(Array(text.utf8)) == nil)
    let error = #expect(throws: Unreadable.self) { try PropertyList.texts(of: Array(text.utf8)) }
    let line = 1 + text.prefix { $0 == "\n" }.count
    #expect(error?.reason.contains("line \(line)") == true, "\(error?.reason ?? "")")
  }
}
