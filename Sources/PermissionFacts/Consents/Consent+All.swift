extension Consent {
  /// The range of a person's age.
  public static let ageRange = Consent(
    "age-range", .from(26),
    asked: .documented(
      "AgeRangeService.requestAgeRange(ageGates:in:), with ages of the app's own choice.",
      .header("DeclaredAgeRange.swiftinterface")),
    told: .documented(
      "It returns that the person declined to share, or a range; it throws where it is not available.",
      .header("DeclaredAgeRange.swiftinterface")),
    instead: .documented(
      "Ask whenever it matters: a family decides whether it is shared always, asked every time, or "
        + "never shared.",
      .document("Declared Age Range")),
    declared: .documented(
      "An entitlement.", .document("com.apple.developer.declared-age-range")))

  /// A question to a parent or guardian.
  public static let parentalQuestion = Consent(
    "parental-question", .from(26),
    asked: .documented("A question of PermissionKit.", .header("PermissionKit.swiftinterface")),
    told: .documented(
      "Approval or denial comes later, maybe to another process, in the updates of "
        + "CommunicationLimits.current.",
      .header("PermissionKit.swiftinterface")),
    instead: .uncertain(
      "Keep which question is open, and take an answer at any start.",
      .conclusion("the answer is of a parent, and no status tells that it was asked")),
    declared: .uncertain("Nothing that a page names.", .conclusion("no page names a key")))

  /// Accessories.
  public static let accessories = Consent(
    "accessories", .from(18),
    asked: .documented(
      "ASAccessorySession.showPicker: the person picks one, and that is the grant.",
      .header("ASAccessorySession.h")),
    told: .documented(
      "A completion, and events on a queue of the app's choice.", .header("ASAccessorySession.h")),
    instead: .documented(
      "A state of each accessory: unauthorized 0, awaitingAuthorization 10, authorized 20.",
      .header("ASAccessory.h")),
    declared: .uncertain(
      "Keys for what is searched for.", .conclusion("they are in no header")))

  /// Identity documents.
  public static let identityDocuments = Consent(
    "identity-documents", .from(16),
    asked: .documented(
      "A request that brings up the system's sheet.", .document("PKIdentityAuthorizationController")
    ),
    told: .documented(
      "By a document, or an error where the person cancels.",
      .document("PKIdentityAuthorizationController.requestDocument(_:completion:)")),
    instead: .documented(
      "Whether a document can be asked for at all.",
      .document("PKIdentityAuthorizationController.checkCanRequestDocument(_:completion:)")),
    declared: .documented(
      "From iOS 26.2, NSIdentityUsageDescriptionDictionary, by the request's usageDescriptionKey.",
      .header("PKIdentityRequest.h")))

  /// Everything of which the facts tell that it has no status, in order.
  public static let all = [ageRange, parentalQuestion, accessories, identityDocuments]
}
