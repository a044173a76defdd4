/// Something that a person is asked for, and that has no status to read: what replaces it.
public struct Consent: Hashable, Sendable {
  /// What it is called, in lower case with hyphens.
  public let name: String
  /// The versions that have it.
  public let systems: Systems
  /// What the app calls to ask.
  public let asked: Fact<String>
  /// How the app hears of the answer.
  public let told: Fact<String>
  /// What is to be known instead of a status.
  public let instead: Fact<String>
  /// What the app must declare.
  public let declared: Fact<String>

  init(
    _ name: String, _ systems: Systems, asked: Fact<String>, told: Fact<String>,
    instead: Fact<String>, declared: Fact<String>
  ) {
    self.name = name
    self.systems = systems
    self.asked = asked
    self.told = told
    self.instead = instead
    self.declared = declared
  }
}

extension Consent {
  /// A question to a parent or guardian about communication.
  public static let parentalQuestion = Consent(
    "parental-question", .from(26),
    asked: .documented(
      "A question of PermissionKit about communication, which has an expiration date.",
      .document("PermissionKit")),
    told: .documented(
      "Approval or denial comes later, maybe to another process, in the updates of "
        + "CommunicationLimits.current.",
      .header("PermissionKit.swiftinterface")),
    instead: .uncertain(
      "Keep which question is open, and take an answer at any start.",
      .conclusion("the answer is of a parent, and no status tells that it was asked")),
    declared: .uncertain("Nothing that a page names.", .conclusion("no page names a key")))

  /// A question to a parent or guardian after an update of the app.
  public static let significantUpdate = Consent(
    "significant-update", .from(26, minor: 2),
    asked: .documented(
      "A question of PermissionKit with a SignificantAppUpdateTopic, where requiredRegulatoryFeatures "
        + "says that one must.", .document("SignificantAppUpdateTopic")),
    told: .reported(
      "As of communication, later; from iOS 27 askSignificantChangePermission(for:permissionFlow:in:) "
        + "returns it.", .issue("a generated reference of the SDK of iOS 27.1")),
    instead: .uncertain(
      "Keep which update was asked about, and take an answer at any start.",
      .conclusion("no status tells that it was asked")),
    declared: .uncertain("Nothing that a page names.", .conclusion("no page names a key")))

  /// Accessories.
  public static let accessories = Consent(
    "accessories", .from(18),
    asked: .documented(
      "ASAccessorySession.showPicker: the person picks one, and that is the grant.",
      .header("ASAccessorySession.h")),
    told: .documented(
      "A completion, and events on a queue of the app's choice; from iOS 26 "
        + "updateAuthorization(for:descriptor:) asks for further technologies of one.",
      .header("ASAccessorySession.h")),
    instead: .documented(
      "A state of each accessory: unauthorized 0, awaitingAuthorization 10, authorized 20.",
      .header("ASAccessory.h")),
    declared: .documented(
      "NSAccessorySetupKitSupports, also written NSAccessorySetupSupports; for Bluetooth also "
        + "NSAccessorySetupBluetoothServices, NSAccessorySetupBluetoothNames or "
        + "NSAccessorySetupBluetoothCompanyIdentifiers, without which the picker ends the app "
        + "(reported).",
      .document("NSAccessorySetupKitSupports; NSAccessorySetupSupports")))

  /// Devices of Wi-Fi Aware.
  public static let wiFiAware = Consent(
    "wi-fi-aware", .from(26),
    asked: .documented(
      "Pairing on a sheet of the system's, by DeviceDiscoveryUI or AccessorySetupKit; a paired device "
        + "is the grant.",
      .document("WiFiAware")),
    told: .documented(
      "By the end of the sheet, and by changes of the paired devices: the person can take one away.",
      .document("WAPairedDevice")),
    instead: .documented("The devices in WAPairedDevice.allDevices.", .document("WAPairedDevice")),
    declared: .documented(
      "WiFiAwareServices, and the entitlement com.apple.developer.wifi-aware, to publish or subscribe.",
      .document("WiFiAwareServices; com.apple.developer.wifi-aware")))

  /// Signing in to a TV provider by itself.
  public static let tvSignIn = Consent(
    "tv-sign-in", .from(26),
    asked: .documented(
      "VSUserAccountManager.requestAutoSignInAuthorization, beside the access to the subscription.",
      .header("VSUserAccountManager.h")),
    told: .documented(
      "A completion: not determined 0, granted 1, denied 2.",
      .header("VSAutoSignInAuthorization.h")),
    instead: .documented(
      "The authorization beside the token of queryAutoSignInToken.",
      .header("VSUserAccountManager.h")),
    declared: .documented(
      "The entitlement of the TV provider.",
      .document("com.apple.developer.video-subscriber-single-sign-on")))

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
  public static let all = [
    parentalQuestion, significantUpdate, accessories, wiFiAware, tvSignIn,
    identityDocuments,
  ]
}
