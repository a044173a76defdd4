import EveryPath
import FlowChecker
import FlowModel
import PermissionFacts
import PermissionFlows
import PermissionModels
import SimulatedPhone
import Testing

/// A permission that is a value.
@Suite struct WholeAccessTests {
  @Test(arguments: WholeAccessFlow.all)
  func `a permission may be out of reach for the reasons that its row of facts tells`(
    _ flow: WholeAccessFlow
  ) throws {
    let facts = PermissionFacts.of(try permission(of: flow))
    let statuses = facts.statuses.value
    let effect = facts.keyMissing.first?.value.effect
    // Face ID tells a refusal without a status; a switch may be told as no more than a refusal.
    let isDenied: Bool = statuses.contains(.denied) || flow == .faceID
    let isOnlyDenied: Bool = flow == .motion || flow == .siri
    let isSwitchedOff: Bool = facts.globalSwitch.value != .none && !isOnlyDenied
    let isMissing: Bool = effect != .noKey && effect != .noCrash
    let expected: [(AccessRefusal, Bool)] = [
      (.denied, isDenied),
      (.deniedRequestable, statuses.contains(.deniedRequestable)),
      (.restricted, statuses.contains(.restricted)),
      (.unavailable, facts.hardware.value == .mayLack),
      (.switchedOff, isSwitchedOff),
      (.missingDescription, isMissing),
      (.failed, facts.settling.value == .maybeNever),
    ]
    #expect(flow.refusals == expected.filter(\.1).map(\.0))
    #expect(flow.hasStatus == statuses.contains(.authorized))
    #expect(flow.tellsFailure == !facts.otherFailures.isEmpty)
    #expect(flow.renewsObject == (facts.staleObject != nil))
    #expect(flow.hasSettingsRow == (facts.row.value != .elsewhere))
    #expect(flow.hasQuestion == (facts.callback.value != .never))
    #expect(flow.settlesLate == (facts.settling.value == .onceAsked))
  }

  /// The camera's way has a name that its page does not take.
  private func permission(of flow: WholeAccessFlow) throws -> Permission {
    try #require(flow == .camera ? .camera : Permission(rawValue: flow.name))
  }

  @Test func `A permission is in the catalog once, in the order of the table`() throws {
    let catalog = PermissionSystems.catalog.filter { !$0.isLesson }.map(\.name)
    let values = WholeAccessFlow.all.map(\.name)
    #expect(catalog.filter { values.contains($0) } == values)
    let permissions = try WholeAccessFlow.all.map { try permission(of: $0) }
    #expect(Permission.allCases.filter { permissions.contains($0) } == permissions)
  }

  @Test func `every permission has a system, and a line that says what it is about`() {
    let systems = PermissionSystems.catalog
    for permission in Permission.allCases {
      let name = permission == .camera ? "camera-access" : permission.rawValue
      #expect(systems.first { $0.name == name }?.summary.isEmpty == false, "\(permission)")
    }
  }

  @Test(arguments: EveryFlow.all.filter { !($0 is WholeAccessFlow) })
  func `a permission with a flow of its own tells a failure where its row of facts has one`(
    _ flow: any AccessFlow
  ) throws {
    let facts = try #require(
      PermissionFacts.all.filter { flow.name.hasPrefix($0.name) || flow.name == "location-exact" }
        .max { $0.name.count < $1.name.count })
    #expect(flow.tellsFailure == !facts.otherFailures.isEmpty, "\(flow.name)")
  }

  @Test func `A permission is the same permission with another policy`() {
    let flow = WholeAccessFlow.alarms.with(AccessPolicy(hasPrimer: true))
    #expect(flow.policy.hasPrimer)
    #expect(flow.with(AccessPolicy()) == .alarms)
  }

  @Test func `a switch alone is read, explained, and looked at again after Settings`()
    throws
  {
    let walk = try phoneWalk(
      "live-activities",
      "launch,active,begin,status-denied,dialog-up,open-settings,dialog-gone,status,"
        + "wait-leaving-enter-wait-0.2-s,settings-open,switch-on,return,active,status")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `a permission that is a switch alone is never asked about`() throws {
    #expect(throws: Never.self) { try FlowGraph(WholeAccessFlow.liveActivities) }
    let graph = try FlowGraph(WholeAccessFlow.liveActivities)
    #expect(!graph.compiled.effects.contains { $0.id.hasPrefix("request") })
    #expect(!graph.compiled.symbols.contains { $0.id.hasPrefix("answered") })
  }

  @Test func `asks again where a new process does not know the answer yet, and is not prompted`()
    throws
  {
    let walk = try phoneWalk(
      "screen-time", "launch,active,begin,status-too-early,unread-authorized,callback,status")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `what was allowed in Settings is granted although the new process reads too early`()
    throws
  {
    let walk = try phoneWalk(
      "screen-time",
      "launch,active,begin,status-denied,dialog-up,open-settings,dialog-gone,status,"
        + "wait-leaving-enter-wait-0.2-s,settings-open,switch-on-kill,launch,active,"
        + "status-too-early,status-too-early,callback,status")
    #expect(walk.outcomes == ["granted(full)"])
  }
}
