public import EveryPath
public import FlowModel
public import IMLoginFlow

/// The login of a messenger in its world.
public enum IMLoginSystems {
  /// Every login system, built when somebody works with it: the shipped one, then the lessons.
  public static var catalog: [any AnySystem] {
    [LazySystem("im-login", summary) { try system() }]
      + lessons
  }

  private static let summary = "a messenger logs in, comes back by itself, is kicked, logs out"

  /// The shipped flows in the world of a messenger, with the one list of properties.
  ///
  /// - Parameters:
  ///   - classifier: what the service's codes mean.
  ///   - codes: the codes its server really uses.
  ///   - accounts: the person's accounts.
  ///   - isStoreRestless: whether the store changes also where the app does not turn to it next.
  /// - Throws: ``DefinitionErrors`` if a flow has mistakes.
  public static func system(
    classifier: LoginClassifier = .nim, codes: ServiceCodes = .nim,
    accounts: [Account] = Account.allCases, isStoreRestless: Bool = false
  ) throws(DefinitionErrors) -> System<Messenger> {
    System(
      "im-login", summary, components: try IMLoginBinding.components(classifier: classifier),
      worlds: worlds(codes, accounts, isStoreRestless: isStoreRestless),
      breakers: { try breakers() }
    ) {
      IMLoginProperties.all
    }
  }

  /// A fresh device, and devices on which an earlier version of the app left something.
  static func worlds(
    _ codes: ServiceCodes = .nim, _ accounts: [Account] = Account.allCases,
    isStoreRestless: Bool = false
  ) -> [Messenger] {
    ([LoginStore()] + LoginStore.leftovers).map {
      Messenger(store: $0, codes: codes, accounts: accounts, isStoreRestless: isStoreRestless)
    }
  }
}
