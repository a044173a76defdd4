import FlowChecker
import FlowModel
import FlowTestSupport
import SimulatedPhone
import Testing

/// What developers report of permissions that fail, or are of no use, though nobody refused.
@Suite struct FailureWalkTests {
  @Test
  func `the local network fails though allowed: the notice checks Wi-Fi and tries again`() throws {
    var walk = try phoneWalk(
      "local-network", "launch,active,cast,status-authorized,fails-otherwise,status,dialog-up")
    let dialog = try #require(walk.state.world.interface.shown?.dialog)
    #expect(dialog == Dialog(.notice, .failed, offersRetry: true))
    #expect(walk.state.world.message(of: dialog).contains("connected to Wi-Fi"))
    walk.go("retry,dialog-gone,status,callback")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `the local network that was refused leads to Settings, and not to Wi-Fi`() throws {
    let walk = try phoneWalk(
      "local-network",
      "launch,active,cast,status-denied,callback,status,callback,status,dialog-up")
    let dialog = try #require(walk.state.world.interface.shown?.dialog)
    #expect(dialog == Dialog(.guide, .denied, offersRetry: true))
  }

  @Test
  func
    `the local network fails with no question: another try brings it, though Settings has no row`()
    throws
  {
    var walk = try phoneWalk(
      "local-network", "launch,active,cast,status-not-determined,fails-otherwise,status,dialog-up")
    #expect(!walk.state.world.service.hasRow)
    walk.go("retry,dialog-gone,status,prompt,allow,active,ready,status,callback")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `who closes that notice has not refused, for all the app knows`() throws {
    var walk = try phoneWalk(
      "local-network", "launch,active,cast,status-authorized,fails-otherwise,status,dialog-up")
    walk.go("not-now,dialog-gone")
    #expect(walk.outcomes == ["failed"])
  }

  @Test(
    arguments: [
      ("screen-time", "begin", "a passcode"), ("game-center-friends", "begin", "try again"),
      ("motion", "count-steps", "try again"), ("healthkit", "show-health", "try again"),
      ("contacts", "find-friends", "try again"), ("alarms", "begin", "try again"),
      ("reminders", "list", "try again"), ("tv-provider", "begin", "try again"),
    ])
  func `a request that fails with nothing decided has failed, and is not given up`(
    _ name: String, _ entry: String, _ words: String
  ) throws {
    var walk = try phoneWalk(
      name, "launch,active,\(entry),status-not-determined,fails-otherwise,status,dialog-up")
    let dialog = try #require(walk.state.world.interface.shown?.dialog)
    #expect(dialog == Dialog(.notice, .failed, offersRetry: true))
    #expect(walk.state.world.message(of: dialog).contains(words))
    walk.go("not-now,dialog-gone")
    #expect(walk.outcomes == ["failed"])
  }

  @Test func `Screen Time that is restricted says so after it was asked, and not before`() throws {
    var walk = try phoneWalk(
      "screen-time", "launch,active,begin,status-too-early,unread-restricted")
    walk.go("callback,status,dialog-up")
    #expect(walk.state.world.interface.shown?.dialog == Dialog(.notice, .restricted))
    walk.go("not-now,dialog-gone")
    #expect(walk.outcomes == ["restricted"])
  }

  @Test(
    arguments: [
      ("bluetooth", "connect"), ("homekit", "show-home"), ("game-center-friends", "begin"),
    ])
  func `a framework that never settles has failed, and is asked anew`(
    _ name: String, _ entry: String
  ) throws {
    var walk = try phoneWalk(name, "launch,active,\(entry),never-settles,dialog-up")
    #expect(
      walk.state.world.interface.shown?.dialog == Dialog(.notice, .failed, offersRetry: true))
    walk.go("retry,dialog-gone,status")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `Bluetooth whose question a key takes away is unavailable, and waits for nothing`()
    throws
  {
    var walk = try phoneWalk("bluetooth", "launch,active,connect,status-question-taken,dialog-up")
    #expect(walk.state.world.interface.shown?.dialog == Dialog(.notice, .unavailable))
    walk.go("not-now,dialog-gone")
    #expect(walk.outcomes == ["unavailable"])
  }

  @Test func `Bonjour without its key is found out before anything is asked`() throws {
    var walk = try phoneWalk("local-network", "launch,active,cast,status-no-description,dialog-up")
    #expect(walk.state.world.interface.shown?.dialog == Dialog(.notice, .misconfigured))
    walk.go("not-now,dialog-gone")
    #expect(walk.outcomes == ["misconfigured"])
  }

  @Test(arguments: [("nearby-interaction", "find-tag"), ("face-id", "unlock-app")])
  func `an error that is no refusal is told as a failure`(_ name: String, _ entry: String) throws {
    for start in ["status-authorized", "status-not-determined"] {
      let walk = try phoneWalk(name, "launch,active,\(entry),\(start),fails-otherwise")
      #expect(walk.outcomes == ["failed"])
    }
  }

  @Test(
    arguments: [
      ("bluetooth", "connect", "status-authorized"), ("motion", "count-steps", "status"),
    ])
  func `where there is a status, it decides, and not the failure`(
    _ name: String, _ entry: String, _ read: String
  ) throws {
    let walk = try phoneWalk(
      name,
      "launch,active,\(entry),status-not-determined,prompt,allow,fails-otherwise,active,\(read)")
    #expect(walk.outcomes == ["granted(full)"])
  }

  @Test func `notifications that are all switched off are not told as alerts and sounds`() throws {
    let walk = try phoneWalk(
      "notifications",
      "launch,active,remind,status-authorized,home,settings,set-muted,return,active,remind,status")
    #expect(walk.outcomes == ["granted(full)", "granted(muted)"])
  }

  @Test(
    arguments: [
      ("calendars-full", "plan"), ("calendars-write-only", "add-event"), ("reminders", "list"),
    ])
  func `the store is made anew before the grant is told`(_ name: String, _ entry: String) throws {
    var walk = try phoneWalk(
      name, "launch,active,\(entry),status-not-determined,prompt,allow,callback")
    #expect(walk.state.world.service.hasStaleObject)
    walk.go("active,status")
    #expect(walk.outcomes.count == 1)
    #expect(!walk.state.world.service.hasStaleObject)
  }
}
