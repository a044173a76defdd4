import EveryPath
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import PermissionModels
import PlayedPhone

/// A permission that is called on the phone as in an app: its journeys, and its source.
struct EveryPermission: Sendable {
  let played: PlayedCase
  let source: PlayedSource

  init<F: AccessFlow>(_ kind: PermissionKind<F>)
  where F.Grant: PhoneGrant, F.Request: PhoneRequest {
    guard let permission = Permission(rawValue: kind.name.rawValue) else {
      preconditionFailure("\(kind.name) is no permission of the table")
    }
    let facts = PermissionFacts.of(permission)
    let keys = facts.keys.value.map(\.name).filter { $0.hasSuffix("UsageDescription") }
    let read = facts.statuses.value.isEmpty ? kind.turningOut(permission) : kind
    played = PlayedCase(read, facts, exceptions: Self.exceptions[permission] ?? [])
    source = PlayedSource(
      kind, permission, keys: keys + (Self.otherKeys[permission] ?? []),
      exceptions: permission == .screenTime
        ? [.restricted: "notDetermined"]
        : facts.statuses.value.isEmpty
          ? [.notDetermined: "unknown", .authorized: "unknown", .denied: "unknown"] : [:])
  }

  /// Parts of journeys that differ.
  private static let exceptions: [Permission: [String]] = [
    // That it is restricted can be read only once a request has told it.
    .screenTime: ["status-restricted"],
    // Nothing that is played waits until a framework should have settled.
    .gameCenterFriends: ["never-settles"],
  ]

  /// Keys that the table does not have, and of which each is enough.
  private static let otherKeys: [Permission: [String]] = [
    .finance: ["NSFinancialDataDescription"]
  ]
}

extension PermissionKind {
  /// Nothing of the phone's is read where there is no status; the model has it turn out all the same.
  fileprivate func turningOut(_ permission: Permission) -> Self {
    Self(name, flow, settingsPage: settingsPage, variant: variant) {
      TurningOut(makeSource(), permission)
    }
  }
}

private final class TurningOut<Grant: AccessGrant, Request: AccessRequest>: AccessSource {
  private let source: any AccessSource<Grant, Request>
  private let permission: Permission

  init(_ source: any AccessSource<Grant, Request>, _ permission: Permission) {
    self.source = source
    self.permission = permission
  }

  func read(_ reply: Reply<AccessEvent<Grant>>) {
    _ = PlayedPhone.reading(of: permission)
    source.read(reply)
  }

  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>) { source.ask(request, reply) }
}
