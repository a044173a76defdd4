import PermissionFacts
import Testing

@Suite struct `A status type` {
  /// Every type of the table, once.
  static let all: [StatusType] = PermissionFacts.all.flatMap(\.statusTypes).map(\.value)
    .reduce(into: []) { types, type in if !types.contains(type) { types.append(type) } }

  @Test func `has a name of its own`() {
    #expect(Self.all.count == 22)
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test(arguments: all)
  func `has a raw value of its own for each case`(_ type: StatusType) {
    #expect(Set(type.cases.map(\.rawValue)).count == type.cases.count)
    #expect(Set(type.cases.map(\.name)).count == type.cases.count)
    switch type.encoding {
    case .counted: #expect(type.cases.map(\.rawValue.number) == Array(type.cases.indices))
    case .options: #expect(type.cases.map(\.rawValue.number) == type.cases.indices.map { 1 << $0 })
    case .fourCharacters:
      #expect(type.cases.allSatisfy { $0.rawValue.number ?? 0 > 0x2020_2020 })
    case .words: #expect(type.cases.map(\.rawValue) == type.cases.map { .word($0.name) })
    }
  }

  @Test(arguments: [
    (StatusType.capture, 1, 2), (.photos, 1, 2), (.contacts, 1, 2), (.events, 1, 2),
    (.bluetooth, 1, 2), (.motion, 1, 2), (.location, 1, 2), (.siri, 1, 2), (.focus, 1, 2),
    (.tracking, 1, 2), (.speech, 2, 1), (.mediaLibrary, 2, 1), (.cloudService, 2, 1),
  ])
  func `counts restricted and denied in its own order`(
    type: StatusType, restricted: Int, denied: Int
  ) {
    #expect(type.rawValue(of: .notDetermined) == 0)
    #expect(type.rawValue(of: .restricted) == .number(restricted))
    #expect(type.rawValue(of: .denied) == .number(denied))
  }

  @Test(arguments: [StatusType.notifications, .recording, .healthSharing])
  func `may lack restricted`(_ type: StatusType) {
    #expect(type.rawValue(of: .restricted) == nil)
    #expect(type.rawValue(of: .authorized) != nil)
  }

  @Test func `gives one number several meanings`() {
    let twos = Set(Self.all.compactMap { $0.cases.first { $0.rawValue == 2 }?.standing })
    #expect(twos == [.denied, .restricted, .authorized, .critical])
  }

  @Test func `of notifications has authorized where others have denied`() {
    #expect(StatusType.notifications.cases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      StatusType.notifications.cases.map(\.standing)
        == [.notDetermined, .denied, .authorized, .provisional, .ephemeral])
  }

  @Test func `of recording counts in four characters`() {
    let words = StatusType.recording.cases.compactMap(\.rawValue.number).map { number in
      String(decoding: [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }, as: UTF8.self)
    }
    #expect(words == ["undt", "deny", "grnt"])
  }

  @Test func `of Apple Music counts in words`() {
    #expect(StatusType.music.rawValue(of: .restricted) == "restricted")
    #expect(StatusType.music.cases.allSatisfy { $0.rawValue.number == nil })
  }

  @Test func `of HomeKit is a set of options`() {
    #expect(StatusType.home.encoding == .options)
    #expect(StatusType.home.rawValue(of: .notDetermined) == nil)
  }
}
