import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Ready-made properties alone notice most mistakes in a flow that they do not know.
@Suite struct SoundFlowsTests {
  static func payment() throws -> System<Till> {
    System(
      "payment", "who pays, and what the bank says to it",
      components: [
        try Component(
          "payment", Payment(),
          perform: { effect, address, till, _ in
            switch effect {
            case .charge, .readCharge: (till.serverOrder, till.serverAsker) = (effect, address)
            case .showReview, .showFailure, .hide, .askFaceID, .openBank:
              (till.screenOrder, till.screenAsker) = (effect, address)
            }
          }, hear: { $0 })
      ], worlds: [Till()]
    ) { SoundAttempts() }
  }

  static func upload() throws -> System<Street> {
    System(
      "upload", "who photographs a document, and whether it arrives",
      components: [try component(Upload())], worlds: [Street()]
    ) { SoundAttempts() }
  }

  static func component<F: Flow>(
    _ flow: F, _ name: String = "upload", checksPaths: Bool = true
  ) throws -> Component<Street>
  where F.Event == Upload.Event, F.Effect == Upload.Effect {
    try Component(
      name, flow, checksPaths: checksPaths,
      perform: { effect, address, street, _ in (street.asked, street.asker) = (effect, address) },
      hear: { $0 })
  }

  @Test func `The payment keeps all that is promised of any attempt`() throws {
    let report = try Self.payment().check()
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test func `The upload keeps all that is promised of any attempt`() throws {
    let report = try Self.upload().check()
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test func `Three of four mistakes in the payment are noticed`() throws {
    let score = try PropertyMutationTest(of: Self.payment()).score()
    #expect(score.count.percent ?? 0 >= 75, "\(score.survivors.map(\.sentence))")
  }

  @Test func `Three of four mistakes in the upload are noticed`() throws {
    let score = try PropertyMutationTest(of: Self.upload()).score()
    #expect(score.count.percent ?? 0 >= 75, "\(score.survivors.map(\.sentence))")
  }
}
