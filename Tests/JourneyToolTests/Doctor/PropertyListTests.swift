import Foundation
import JourneyTool
import Testing

@Suite struct PropertyListTests {
  /// What Foundation makes of a file; nil if it refuses it.
  private func theirs(_ data: Data) -> PlistValue? {
    (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      .map(converted)
  }

  private func converted(_ value: Any) -> PlistValue {
    switch value {
    case let text as String: .text(text)
    case let values as [Any]: .list(values.map(converted))
    case let entries as [String: Any]: .dictionary(entries.mapValues(converted))
    case is Date: .date
    case is Data: .data
    default: .number
    }
  }

  @Test(arguments: [
    "<plist version=\"1.0\"><dict><key>a&amp;&#x41;&#66;</key><string><![CDATA[<b>]]>c</string></dict></plist>",
    "<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC \"-//a//b//\" \"c\">\n<plist><dict>\n<key>a</key>\n<array/><!-- <x> --></dict></plist>\n",
    "<plist><dict><key>a</key><string/><key>b</key><true></true></dict></plist>",
    "<plist><dict><key>a</key><array><integer>-1</integer><real>2.5</real><string> b\n </string></array></dict></plist>",
    "<plist><dict><key></key><dict><key>é</key><date>2026-01-01T00:00:00Z</date></dict></dict></plist>",
    "<plist><dict><key>a</key><data>AAEC\nAwQ=</data><key>a</key><string>&lt;&gt;&quot;&apos;</string></dict></plist>",
  ])
  func `a list in XML is read as Foundation reads it`(text: String) throws {
    let ours = try PropertyList.entries(of: Array(text.utf8))
    #expect(theirs(Data(text.utf8)) == .dictionary(ours))
  }

  @Test func `a list in binary is read as Foundation reads it`() throws {
    let value: [String: Any] = [
      "text": "a", "wide": "é – 漢 👩‍🚀", "long": String(repeating: "ab", count: 40_000), "empty": "",
      "list": (0..<300).map { "entry \($0)" }, "numbers": [1, -1, 2.5, true, Int.max],
      "data": Data(repeating: 7, count: 70_000), "date": Date(), "nested": [["a": [["b": "c"]]]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    #expect(try PropertyList.entries(of: [UInt8](data)) == converted(value).entries)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func `A property list is read in every encoding that it may have`(encoding: String.Encoding)
    throws
  {
    let text = Surgery.plist(Surgery.text("a", "é 漢"))
    let data = try #require(text.data(using: encoding))
    #expect(try PropertyList.entries(of: [UInt8](data)) == ["a": .text("é 漢")])
  }
}

extension PlistValue {
  fileprivate var entries: [String: PlistValue] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }
}
