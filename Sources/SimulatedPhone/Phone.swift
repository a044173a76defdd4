public import FlowModel
public import PermissionFacts

/// A model of an iPhone and the person holding it: the world of permission flows.
///
/// Where iOS is known to vary, or is not known, the phone offers every variant as a choice of its
/// own. What a real phone answers when first asked (status, hardware, policy) is chosen when it is
/// first read, so one phone stands for all.
public struct Phone: World {
  /// What can happen to it.
  public typealias Move = SimulatedPhone.Move
  /// What an app can receive from it.
  public typealias Stimulus = SimulatedPhone.Stimulus
  /// What a property can see of it.
  public typealias Observation = SimulatedPhone.Observation

  /// What the person is looking at.
  public enum Front: Hashable, Sendable {
    case app
    case settings
    case home
    case lock
  }

  /// The app's scene, while its process lives.
  public enum Scene: Hashable, Sendable {
    case active
    case inactive
    case background
  }

  /// Whether the app's process lives.
  public internal(set) var isRunning = false
  /// The app's scene.
  public internal(set) var scene = Scene.background
  /// What the person is looking at.
  public internal(set) var front = Front.home
  /// Whether the person is in Settings because the app sent them.
  public internal(set) var isOnErrand = false
  /// The first permission, and the system's prompt for it.
  public internal(set) var service: Service
  /// The other permissions, if any.
  var others: [Service] = []
  /// The capture session of a camera.
  public internal(set) var capture = Capture()
  /// The app's pages and dialogs.
  public internal(set) var interface = Interface()
  /// Whether policies hold still, see ``calm(_:_:)``.
  var isCalm = false
  /// Whether moves are offered also where they cannot matter to an app.
  var isThorough = false
  /// Whether something may cover the app at any time, and not only where it matters.
  var isCoveredAnytime = false
  /// An order to open Settings that has not been carried out.
  var openingSettings: Address?
  /// One for which Settings has opened beside the app, which nothing has reported.
  var besideOpener: Address?
  /// Who waits until the app may ask or present.
  var readyWaiter: Address?

  /// A phone that is switched on, with the app not running and nothing known yet.
  ///
  /// - Parameters:
  ///   - permission: The permission the app asks for.
  ///   - others: Further permissions, in the order of their slots, from 1.
  public init(_ permission: Permission = .camera, _ others: Permission...) {
    service = Service(permission)
    self.others = others.map { Service($0) }
  }

  /// A phone on which policies hold still, for several permissions together.
  ///
  /// What Screen Time, profiles and managed defaults say may be anything, but does not change
  /// during a journey; a change in Settings ends the app or is seen by it. What happens when
  /// policies change, or when an app goes on seeing the old status, is for each permission alone.
  public static func calm(_ permission: Permission, _ others: Permission...) -> Phone {
    var phone = Phone(permission)
    phone.others = others.map { Service($0) }
    phone.isCalm = true
    return phone
  }

  /// A phone for a permission that iOS does not have, or that the table lacks.
  ///
  /// - Parameters:
  ///   - facts: What the phone does about it; its name is what stands on the screens.
  ///   - isCalm: Whether policies hold still, see ``calm(_:_:)``.
  ///   - isThorough: Whether moves are offered also where they cannot matter to an app, which shows
  ///     that they do not.
  public init(facts: PermissionFacts, isCalm: Bool = false, isThorough: Bool = false) {
    service = Service(facts)
    self.isCalm = isCalm
    self.isThorough = isThorough
  }

  /// A phone whose first answers about its one permission are already decided.
  public init(
    _ permission: Permission = .camera, answer: AuthorizationStatus, isRestricted: Bool = false,
    hasHardware: Bool = true, hasDescription: Bool = true, isSwitchedOff: Bool = false
  ) {
    service = Service(permission)
    service.decide(
      answer, isRestricted: isRestricted, hasHardware: hasHardware, hasDescription: hasDescription,
      isSwitchedOff: isSwitchedOff)
  }

  /// The same phone, on which something may cover the app at any time.
  ///
  /// By default it does where something of the app's own is under way: elsewhere the app cannot
  /// tell it from being left and come back to.
  public var everywhere: Phone {
    var phone = self
    phone.isCoveredAnytime = true
    return phone
  }

  /// The same phone, on which what is asked for at these slots has been refused before.
  public func refusing(_ slots: some Sequence<PermissionSlot>) -> Phone {
    var phone = self
    for slot in slots { phone.edit(slot) { $0.decide(.denied) } }
    return phone
  }

  /// The permission at a slot, from 0; there must be one, see ``slots``.
  @inline(__always)
  public subscript(_ slot: PermissionSlot) -> Service {
    _read { if slot == 0 { yield service } else { yield others[known(slot)] } }
  }

  @inline(__always)
  mutating func edit(_ slot: PermissionSlot, _ change: (inout Service) -> Void) {
    if slot == 0 { change(&service) } else { change(&others[known(slot)]) }
  }

  /// Where a permission stands among the others.
  private func known(_ slot: PermissionSlot) -> Int {
    precondition(
      slots.contains(slot),
      "this phone has no permission at slot \(slot); its slots are \(slots): give it another "
        + "permission, or name one of these with `at:`")
    return slot - 1
  }

  /// The slots of its permissions.
  public var slots: Range<PermissionSlot> { 0..<(1 + others.count) }

  /// The slot whose prompt is on the screen.
  public var promptOnScreen: PermissionSlot? {
    if service.prompt.isOnScreen { return 0 }
    return others.isEmpty ? nil : others.firstIndex { $0.prompt.isOnScreen }.map { $0 + 1 }
  }

  /// Whether the person is in Settings in a window beside the app, which is active all the same.
  var isBesideSettings: Bool { front == .settings && scene == .active }

  /// Whether the person can touch the app: in front, active, nothing of the system over it.
  var isTouchable: Bool {
    isRunning && front == .app && scene == .active && promptOnScreen == nil
  }

  /// Whether the app may ask or present: active, no transition, no dialog of its own, no prompt.
  var isReady: Bool {
    isRunning && scene == .active && promptOnScreen == nil && interface.shown == nil
      && !interface.isBusy && !isAnotherPending
  }

  /// Whether a phone with several permissions has a request under way.
  private var isAnotherPending: Bool {
    !others.isEmpty && (service.isPending || others.contains { $0.isPending })
  }

  /// Replaces every address that still may be answered.
  public mutating func renumber(_ number: (Address) -> Address) {
    service.renumber(number)
    for index in others.indices { others[index].renumber(number) }
    capture.starter = capture.starter.map(number)
    interface.renumber(number)
    // An answer that is not awaited changes nothing; Settings does not open after so long.
    openingSettings = openingSettings.map(number)?.ifAwaited
    besideOpener = besideOpener.map(number)?.ifAwaited
    readyWaiter = readyWaiter.map(number)?.ifAwaited
  }

  /// Whether something happens by itself right now.
  public var isBusy: Bool {
    isRunning
      && (service.isBusy || others.contains { $0.isBusy } || (readyWaiter != nil && isReady)
        || capture.isBusy || interface.isBusy
        || openingSettings != nil
        || (front == .app && scene == .inactive && promptOnScreen == nil))
  }

  /// Ends the app's process.
  public mutating func endProcess(_ output: inout WorldOutput<Phone>) {
    isRunning = false
    scene = .background
    if front == .app { front = .home }
    service.endProcess(at: 0, &output)
    for index in others.indices { others[index].endProcess(at: index + 1, &output) }
    capture.endProcess()
    interface = Interface()
    openingSettings = nil
    besideOpener = nil
    readyWaiter = nil
    output.processEnded()
  }
}
