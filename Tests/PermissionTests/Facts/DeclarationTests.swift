import PermissionFacts
import Testing

/// What an app declares.
@Suite struct DeclarationTests {
  private func declaration(_ name: String) throws -> Declaration {
    try #require(Declaration.all.first { $0.name == name })
  }

  @Test func `A declaration is known of every permission, and of the exact place`() {
    let names = Declaration.all.map(\.name)
    #expect(names.filter { $0 != "location-exact" } == Permission.allCases.map(\.rawValue))
    #expect(names.count { $0 == "location-exact" } == 1)
  }

  @Test func `has an effect where a key is missing that the app needs whatever it does`() {
    let keys = Declaration.all.flatMap { declaration in
      declaration.keys.value.filter { declaration.effect(without: $0) == nil }.map(\.name)
    }
    #expect(keys == ["NSUserTrackingMarkdownUsageDescription"])
  }

  @Test(arguments: Declaration.all)
  func `comes from somewhere`(_ declaration: Declaration) {
    for fact in declaration.keyMissing { #expect(!fact.source.name.isEmpty) }
    guard let capability = declaration.capability else { return }
    #expect(capability.mark == .documented)
    #expect(capability.value.entitlement.hasPrefix("com.apple.developer."))
  }

  @Test func `has effects by the systems that read a key, marked if they are not documented`()
    throws
  {
    let calendars = try declaration("calendars-full")
    #expect(
      calendars.keys.value.map(calendars.effect) == [
        "a request counts as denied, with no prompt", "iOS ends the app",
      ])
    let face = try declaration("face-id")
    #expect(
      face.keys.value.map(face.effect)
        == ["what asks fails at once, with no prompt, or iOS ends the app (reported)"])
    let network = try declaration("local-network")
    #expect(
      network.keys.value.map(network.effect) == [
        "nothing ends the app, but the key is required",
        "what asks fails at once, with no prompt (reported)",
      ])
  }

  @Test func `has keys that hold no text`() {
    let keys = Declaration.all.flatMap(\.keys.value).filter { $0.value != .text }
    #expect(
      keys.map { "\($0.name): \($0.value.rawValue)" } == [
        "NSLocationTemporaryUsageDescriptionDictionary: dictionary of texts",
        "NSBonjourServices: list of texts", "NSSupportsLiveActivities: Boolean",
        "NSSensorKitUsageDetail: dictionary",
      ])
  }

  @Test func `a declaration may be needed for some uses alone`() {
    let keys = Declaration.all.flatMap(\.keys.value).filter { $0.use != nil }
    #expect(
      keys.map { "\($0.name) \($0.use ?? "")" } == [
        "NSHealthClinicalHealthRecordsShareUsageDescription to read clinical records",
        "NSUserTrackingMarkdownUsageDescription to use Markdown",
        "NSBonjourServices to browse or offer services by Bonjour",
      ])
  }

  @Test func `A declaration is more than keys for some`() throws {
    #expect(
      try declaration("healthkit").needsBeside
        == "healthkit needs the entitlement com.apple.developer.healthkit, of the capability "
        + "HealthKit; no Info.plist shows it.")
    #expect(
      try declaration("notifications").needsBeside
        == "notifications needs the entitlement "
        + "com.apple.developer.usernotifications.critical-alerts for critical alerts, of the "
        + "capability Critical Alerts; no Info.plist shows it.")
    #expect(try declaration("camera").needsBeside == nil)
  }
}
