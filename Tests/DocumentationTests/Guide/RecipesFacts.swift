import PermissionFacts

private let invented = Source.conclusion("invented for a guide")

extension PermissionFacts {
  /// The person's recipes: adding first, reading on a second question.
  static let recipes = PermissionFacts(
    named: "recipes",
    statuses: .uncertain(
      [.notDetermined, .restricted, .denied, .writeOnly, .authorized], invented),
    answers: .uncertain(
      [
        PromptAnswer(.allow, .writeOnly), .deny,
        PromptAnswer(.allow, .authorized, from: .writeOnly),
        PromptAnswer(.deny, .writeOnly, from: .writeOnly),
      ], invented),
    settings: .uncertain([.denied, .authorized], invented),
    killsOnChange: .uncertain(.unknown, invented),
    keys: .uncertain([UsageKey("NSRecipesUsageDescription")], invented),
    keyMissing: [.uncertain(KeyMissing(.endsTheApp), invented)])
}
