import CameraFlow
import CameraModel
import FlowModel
import FlowTestSupport
import GuestModel
import IMLoginModel
import PopupsModel
import Testing
import WidgetModel

/// What is wanted of a system, and what keeps it.
struct Wanted: Sendable, CustomTestStringConvertible {
  let name: String
  let requirements: [SystemRequirement]
  /// The letters before the numbers, each with the last number.
  let numbers: KeyValuePairs<String, Int>
  /// Properties that every attempt owes, whatever it is about.
  var others: [PropertyID] = []
  var journeys: KeptJourneys?
  let properties: @Sendable () throws -> [PropertyID]

  var testDescription: String { name }

  static let all: [Wanted] =
    CameraFlow.Policy.allCases.map(camera) + [
      guest,
      Wanted(
        name: "login", requirements: IMLoginRequirements.all, numbers: ["N-R": 11, "N": 13],
        journeys: .login, properties: { try IMLoginSystems.system().properties.map(\.id) }),
      Wanted(
        name: "popups", requirements: PopupRules.all, numbers: ["P-R": 14, "P": 15],
        journeys: .popups, properties: { PopupSystems.shipped([]).properties.map(\.id) }),
      Wanted(
        name: "widget", requirements: WidgetRequirements.all, numbers: ["W-R": 10, "W": 13],
        journeys: .widget, properties: { try WidgetSystems.system().properties.map(\.id) }),
    ]

  private static let guest = Wanted(
    name: "guest", requirements: GuestRules.all, numbers: ["R": 11, "F": 12, "G": 17],
    others: [
      "every attempt has exactly one outcome", "an attempt can always end",
      "never: an intent outlives its attempt", "every form is submitted or closed, once",
      "every form can be closed",
    ],
    journeys: .guest,
    properties: {
      (try GuestSystems.system("g", "").properties + GuestSystems.form().properties).map(\.id)
    })

  private static func camera(_ policy: CameraFlow.Policy) -> Wanted {
    Wanted(
      name: "camera, \(policy)", requirements: CameraRules.all,
      numbers: ["C": 13, "S": 12, "L": 6, "P": 3],
      others: [
        // Two faults of the naive repair, each with a name of its own.
        "closing the dialog never leaves a black page",
        "coming back from Settings never leaves a black page",
        "a refusal can be explained at once",
      ],
      properties: {
        try CameraSystems.system("c", "", CameraFlow(policy: policy)).properties.map(\.id)
      })
  }
}

/// The requirements of the systems.
@Suite struct RequirementTests {
  @Test(arguments: Wanted.all)
  func `The requirements are all there, in order`(_ wanted: Wanted) {
    let expected = wanted.numbers.flatMap { letters, last in
      (1...last).map { "\(letters)\($0)" }
    }
    #expect(wanted.requirements.map(\.id) == expected)
  }

  @Test(arguments: Wanted.all)
  func `Properties and journeys keep every requirement, and every property has one`(
    _ wanted: Wanted
  ) throws {
    let gaps = SystemRequirement.gaps(
      in: wanted.requirements,
      properties: try wanted.properties().filter { !wanted.others.contains($0) },
      journeys: try wanted.journeys?.folder.names ?? [])
    #expect(gaps == [])
  }
}
