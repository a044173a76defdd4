import PermissionFacts
import Testing

@Suite struct StatusTypeTests {
  /// Every type of the table, once.
  static let all: [StatusType] = PermissionFacts.all.flatMap(\.statusTypes).map(\.value)
    .reduce(into: []) { types, type in if !types.contains(type) { types.append(type) } }

  @Test func `has a name of its own`() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test(arguments: all)
  func `has a raw value of its own for each case`(_ type: StatusType) throws {
    let values = type.cases.compactMap(\.rawValue)
    let numbers = values.compactMap(\.number)
    #expect(Set(values).count == values.count)
    #expect(Set(type.cases.map(\.name)).count == type.cases.count)
    switch type.encoding {
    case .counted:
      let first = try #require(numbers.first)
      #expect(numbers == Array(first..<(first + values.count)))
    case .options:
      let bits: [Int] = type.cases.indices.map { 1 << $0 }
      #expect(numbers == bits)
    case .fourCharacters:
      #expect(numbers.count == type.cases.count)
      #expect(numbers.allSatisfy { $0 > 0x2020_2020 })
    case .words: #expect(values == type.cases.map { .word($0.name) })
    case .none: #expect(values.isEmpty)
    }
  }

  @Test(arguments: [
    (StatusType.capture, 1, 2), (.photos, 1, 2), (.contacts, 1, 2), (.events, 1, 2),
    (.bluetooth, 1, 2), (.motion, 1, 2), (.location, 1, 2), (.siri, 1, 2), (.focus, 1, 2),
    (.tracking, 1, 2), (.speech, 2, 1), (.mediaLibrary, 2, 1), (.cloudService, 2, 1),
    (.workoutScheduler, 1, 2), (.gameCenterFriends, 1, 2), (.accountAccess, 1, 2),
  ])
  func `counts restricted and denied in its own order`(
    type: StatusType, restricted: Int, denied: Int
  ) {
    #expect(type.rawValue(of: .notDetermined) == 0)
    #expect(type.rawValue(of: .restricted) == .number(restricted))
    #expect(type.rawValue(of: .denied) == .number(denied))
  }

  @Test func `the type of passes begins at -1, and has denied where others have not determined`() {
    let type = StatusType.passLibrary
    #expect(type.cases.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(type.cases.map(\.status) == [.notDetermined, .denied, .authorized, .restricted])
  }

  @Test func `the types of sensors and crash detection have authorized and denied swapped`() {
    #expect(StatusType.researchSensors.rawValue(of: .authorized) == 1)
    #expect(StatusType.researchSensors.rawValue(of: .denied) == 2)
    #expect(StatusType.crashDetection.rawValue(of: .authorized) == 2)
    #expect(StatusType.crashDetection.rawValue(of: .denied) == 1)
  }

  @Test func `a status type may have a case that is no status`() {
    #expect(StatusType.personalVoice.cases[2].status == nil)
    #expect(StatusType.personalVoice.rawValue(of: .authorized) == 3)
    #expect(StatusType.microphoneInjection.cases.first?.status == nil)
  }

  @Test func `a status type may have no raw value, for a case or for all`() {
    #expect(StatusType.alarms.cases.allSatisfy { $0.rawValue == nil })
    #expect(StatusType.familyControls.cases.last?.rawValue == nil)
    #expect(StatusType.familyControls.rawValue(of: .authorized) == 2)
  }

  @Test(arguments: [
    StatusType.notifications, .recording, .healthSharing, .familyControls, .researchSensors,
  ])
  func `a status type may lack restricted`(_ type: StatusType) {
    #expect(type.rawValue(of: .restricted) == nil)
    #expect(type.rawValue(of: .authorized) != nil)
  }

  @Test func `gives one number several meanings`() {
    let twos = Set(Self.all.compactMap { $0.cases.first { $0.rawValue == 2 }?.status })
    #expect(twos == [.denied, .restricted, .authorized, .critical])
  }

  @Test func `the type of notifications has authorized where others have denied`() {
    #expect(StatusType.notifications.cases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      StatusType.notifications.cases.map(\.status)
        == [.notDetermined, .denied, .authorized, .provisional, .ephemeral])
  }

  @Test func `the type of recording counts in four characters`() {
    let words = StatusType.recording.cases.compactMap(\.rawValue?.number).map { number in
      String(decoding: [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }, as: UTF8.self)
    }
    #expect(words == ["undt", "deny", "grnt"])
  }

  @Test func `the type of Apple Music counts in words`() {
    #expect(StatusType.music.rawValue(of: .restricted) == "restricted")
    #expect(StatusType.music.cases.allSatisfy { $0.rawValue?.number == nil })
  }

  @Test func `the type of HomeKit is a set of options`() {
    #expect(StatusType.home.encoding == .options)
    #expect(StatusType.home.rawValue(of: .notDetermined) == nil)
  }
}
