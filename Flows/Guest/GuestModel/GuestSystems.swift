public import EveryPath
public import FlowModel
public import GuestFlow

/// Guest mode on a device with an account server.
public enum GuestSystems {
  /// Every guest system, built when first used: the shipped ones, then the lessons.
  public static var catalog: [any AnySystem] {
    SecondWish.allCases.map { policy in
      LazySystem(policy.systemName, policy.summary) {
        try system(policy.systemName, policy.summary, secondWish: policy)
      }
    }
      + [
        LazySystem("guest-form", "the account form, touch by touch") { try form() },
        LazySystem("guest-nickname", "the account form with a nickname for a registration") {
          try form("guest-nickname", "an account and a nickname", FormFlow(asksNickname: true))
        },
        LazySystem("guest-code", "the account form with a mobile number and a code") {
          try form("guest-code", "a number and a code", FormFlow(.code))
        },
      ]
      + lessons
  }

  /// Identity, gate and account form, with the one list of properties.
  ///
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system(
    _ name: String, _ summary: String, secondWish: SecondWish = .keepsFirst
  ) throws(DefinitionErrors) -> System<GuestWorld> {
    System(
      name, summary, components: try GuestBinding.components(gate: gate(secondWish)),
      worlds: [GuestWorld(gated: GuestProperties.gated, free: GuestProperties.free)],
      breakers: { try breakers() }
    ) {
      GuestProperties.all(secondWish)
    }
  }

  /// The account form alone, with properties of its own.
  ///
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  public static func form(
    _ name: String = "guest-form", _ summary: String = "the account form, touch by touch",
    _ form: FormFlow = FormFlow()
  ) throws(DefinitionErrors) -> System<GuestWorld> {
    System(
      name, summary, components: [try GuestBinding.form(form)], worlds: [.formOnly(form)],
      breakers: { try formBreakers(form) }
    ) {
      GuestProperties.form(form)
    }
  }

  /// The gate with the actions of the model.
  package static func gate(_ secondWish: SecondWish) -> GateFlow<GuestAction> {
    GateFlow(
      gated: GuestProperties.gated, free: GuestProperties.free, secondWish: secondWish)
  }
}

extension SecondWish {
  var systemName: String { self == .keepsFirst ? "guest" : "guest-replace" }

  var summary: String {
    switch self {
    case .keepsFirst: "a guest's login, the blocked action, and the guest's data"
    case .replacesFirst: "as guest; a second tap takes the place of the first"
    }
  }
}
