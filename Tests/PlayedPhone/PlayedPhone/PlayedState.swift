import FlowModel
import PermissionFacts
import SimulatedPhone

/// A simulated phone in use, and what waits for its answers.
struct PlayedState: Sendable {
  /// Something an app is to be told on another thread.
  typealias Call = @Sendable () -> Void

  var phone: Phone
  /// Calls to the app that have not returned.
  var callsUnderWay = 0
  /// How permissions are read from now on, where it is not as they stand.
  var readings: [PermissionSlot: ServiceMove] = [:]
  /// What the app ran into, in order.
  var hazards: [Hazard] = []
  /// Whether the system is one before iOS 17.
  var isBefore17 = false
  /// What an app takes a status for, if it takes it for another.
  var misreads: @Sendable (Reading) -> Reading = { $0 }
  /// Which process of the app it is.
  var process = 0
  /// Which journey is played.
  var journey = 0
  /// The capture session that runs.
  var session: (@Sendable (Stimulus) -> Void)?
  /// Permissions that the app touched, and that this phone does not have.
  var strangers: [Permission] = []
  private var waiting: [Address: @Sendable (PlayedPhone.Answer) -> Void] = [:]
  private var lastTicket: UInt16 = 0

  init(_ phone: Phone) { self.phone = phone }

  /// Whether another journey has begun since.
  func isOver(_ journey: Int?) -> Bool { journey.map { $0 != self.journey } ?? false }

  /// An address of its own.
  mutating func newAddress() -> Address {
    lastTicket = lastTicket == Address.nobody - 1 ? 1 : lastTicket + 1
    return Address(component: 0, ticket: lastTicket)
  }

  /// Where the phone has a permission; nil if it has not.
  mutating func slot(of permission: Permission) -> PermissionSlot? {
    let phone = phone
    let slot = phone.slots.first { phone[$0].permission == permission }
    if slot == nil { strangers.append(permission) }
    return slot
  }

  mutating func read(_ permission: Permission) -> Reading {
    guard let slot = slot(of: permission) else { return .notDetermined }
    var output = WorldOutput<Phone>()
    phone.readPermission(newAddress(), at: slot)
    if let move = reading(at: slot) { phone.take(.about(slot, move), &output) }
    _ = take(output)
    for case .read(let reading) in output.stimuli { return reading }
    return phone.reading(at: slot) ?? .notDetermined
  }

  /// How it is read now: as was said, if the phone can, else in the first way that it can.
  private func reading(at slot: PermissionSlot) -> ServiceMove? {
    var moves: [Move] = []
    phone.offer(&moves)
    if let wanted = readings[slot], moves.contains(.about(slot, wanted)) { return wanted }
    for case .about(slot, .statusIsRead(let first)) in moves { return .statusIsRead(first) }
    return nil
  }

  mutating func ask(
    for permission: Permission, _ request: PermissionRequest,
    _ told: @escaping @Sendable (PlayedPhone.Answer) -> Void
  ) -> [Call] {
    guard let slot = slot(of: permission) else { return [] }
    let address = newAddress()
    waiting[address] = told
    var output = WorldOutput<Phone>()
    // A request that has no answer yet is joined.
    if phone.isAsking(at: slot) {
      phone.joinRequest(address, at: slot)
    } else {
      phone.requestPermission(address, for: request, at: slot, &output)
    }
    return take(output)
  }

  mutating func renewObject(of permission: Permission) {
    guard let slot = slot(of: permission) else { return }
    phone.renewObject(at: slot)
  }

  /// Keeps hazards; returns what the app is told on other threads.
  mutating func take(_ output: WorldOutput<Phone>) -> [Call] {
    for case .hazard(let hazard) in output.observations { hazards.append(hazard) }
    if !phone.isRunning {
      waiting = [:]
      session = nil
    }
    var calls: [Call] = []
    for (address, stimulus) in output.addressed {
      let told = address.flatMap { waiting[$0] }
      switch stimulus {
      case .answered(let isAllowed):
        if let told { calls.append { told(isAllowed ? .yes : .no) } }
      case .failedOtherwise:
        if let told { calls.append { told(.failed) } }
      case .sessionStarted, .sessionFailed, .pictureLost, .interrupted, .interruptionEnded:
        if let session { calls.append { session(stimulus) } }
      default: break
      }
    }
    return calls
  }
}
