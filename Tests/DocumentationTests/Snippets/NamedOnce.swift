import FlowModel
import Testing

extension PropertyID {
  static let onlyAgreed = PropertyID("never: signed up while no form was sent", keeps: "M1")
}

let wanted = [
  SystemRequirement("M1", "only a person who agreed is signed up"),
  SystemRequirement("M2", "the form is short", .notBehavioural(because: "it is drawn")),
]

let agreed: [Property<Mailing>] = [
  AtNoTime(
    .onlyAgreed, given: .saw(.signedUp), .saw(.signedUp) && !.waitsForServer.before
  ).property
]

@Test func everythingThatIsWantedOfTheNewsletterIsKept() {
  #expect(SystemRequirement.gaps(in: wanted, properties: agreed.map(\.id), journeys: []) == [])
}
