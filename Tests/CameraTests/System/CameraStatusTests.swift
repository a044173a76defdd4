import CameraFlow
import CameraSystem
import PermissionDrivers
import Testing

@Suite struct CameraStatusTests {
  /// Status, camera, usage description, and what follows.
  static let table: [(CameraStatus, Bool, Bool, CameraReading)] = [
    (.restricted, true, true, .restricted),
    (.restricted, true, false, .restricted),
    (.restricted, false, true, .restricted),
    (.restricted, false, false, .restricted),
    (.unknown, true, true, .restricted),
    (.unknown, true, false, .restricted),
    (.unknown, false, true, .restricted),
    (.unknown, false, false, .restricted),
    (.notDetermined, true, true, .notDetermined),
    (.notDetermined, true, false, .missingDescription),
    (.notDetermined, false, true, .noCamera),
    (.notDetermined, false, false, .noCamera),
    (.denied, true, true, .denied),
    (.denied, true, false, .denied),
    (.denied, false, true, .noCamera),
    (.denied, false, false, .noCamera),
    (.authorized, true, true, .authorized),
    (.authorized, true, false, .missingDescription),
    (.authorized, false, true, .noCamera),
    (.authorized, false, false, .noCamera),
  ]

  @Test(arguments: table)
  func `The status decides first, then the hardware, then the usage description`(
    _ status: CameraStatus, _ hasCamera: Bool, _ hasDescription: Bool, _ expected: CameraReading
  ) {
    let reading = CameraReading(
      status: status, hasCamera: hasCamera, hasUsageDescription: hasDescription)
    #expect(reading == expected)
  }

  @Test func `Every combination is in the table once`() {
    let combinations = Set(Self.table.map { "\($0.0) \($0.1) \($0.2)" })
    #expect(combinations.count == Self.table.count)
    #expect(combinations.count == CameraStatus.allCases.count * 4)
  }

  @Test(arguments: [
    (nil, false), ("", false), (" \n\t", false), ("To scan codes.", true),
    (String(repeating: "x", count: 3_999), true), (String(repeating: "x", count: 4_000), false),
    (String(repeating: "é", count: 2_000), false),
  ])
  @MainActor
  func `A usage description says something and is no book`(_ text: String?, _ isOne: Bool) {
    #expect(UsageDescription.counts(text) == isOne)
  }

  @Test(arguments: [
    (-11_804, CameraFault.busy), (-11_815, .busy), (-11_852, .failed), (0, .failed),
  ])
  func `Only a camera in other hands is busy`(_ code: Int, _ fault: CameraFault) {
    #expect(CameraFault(errorCode: code) == fault)
  }
}
