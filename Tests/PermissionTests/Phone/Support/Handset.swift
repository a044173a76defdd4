import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// A phone in a test's hand: it takes moves and orders, and keeps what came of them.
struct Handset {
  private(set) var phone: Phone
  /// What the app was told, in order.
  private(set) var stimuli: [Stimulus] = []
  /// What a property could see, in order.
  private(set) var observations: [Observation] = []

  static let reply = Address(component: 0, ticket: 1)

  /// A phone with the app in front and active, and no news yet.
  init(
    _ answer: AuthorizationStatus = .notDetermined, isRestricted: Bool = false,
    hasDescription: Bool = true
  ) {
    self.init(
      Phone(answer: answer, isRestricted: isRestricted, hasDescription: hasDescription))
  }

  /// Any phone, with the app in front and active, and no news yet.
  init(_ phone: Phone) {
    self.phone = phone
    take(.launch(isFresh: true), .becomeActive)
    forget()
  }

  /// A phone of two permissions that the app has read, neither of which is decided.
  static func undecided(_ first: Permission, _ second: Permission) -> Handset {
    var handset = Handset(Phone(first, second))
    for slot in 0...1 {
      handset.read(at: slot)
      handset.take(.about(slot, .statusIsRead(.notDetermined)))
    }
    return handset
  }

  var moves: [Move] {
    var moves: [Move] = []
    phone.offer(&moves)
    return moves
  }

  var hazards: [Hazard] {
    observations.compactMap { if case .hazard(let hazard) = $0 { hazard } else { nil } }
  }

  func offers(_ move: Move) -> Bool { moves.contains(move) }

  /// What can happen to one permission now.
  func moves(at slot: PermissionSlot) -> [ServiceMove] {
    moves.compactMap { if case .about(slot, let move) = $0 { move } else { nil } }
  }

  /// What a permission may turn out to be when it is first read.
  func firstReads(at slot: PermissionSlot = 0) -> [Move.FirstRead] {
    moves(at: slot).compactMap { if case .statusIsRead(let first?) = $0 { first } else { nil } }
  }

  /// What the person can answer on the prompt.
  func answers(at slot: PermissionSlot = 0) -> [PromptAnswer.Name] {
    moves(at: slot).compactMap { if case .answerPrompt(let name) = $0 { name } else { nil } }
  }

  /// What the person can set in Settings, each once.
  func settable(at slot: PermissionSlot = 0) -> [AuthorizationStatus] {
    var found: [AuthorizationStatus] = []
    for case .set(let status, _) in moves(at: slot) where !found.contains(status) {
      found.append(status)
    }
    return found
  }

  mutating func forget() {
    stimuli = []
    observations = []
  }

  /// Takes moves one after the other, each of which has to be possible.
  mutating func take(_ moves: Move..., sourceLocation: SourceLocation = #_sourceLocation) {
    for move in moves {
      #expect(offers(move), "\(move) is not possible", sourceLocation: sourceLocation)
      order { $0.take(move, &$1) }
    }
  }

  /// The person looks at the app's page in Settings.
  mutating func visitSettings() {
    take(.goHome(nil), .openSettingsThemselves)
    forget()
  }

  /// Gives an order.
  mutating func order(_ deed: (inout Phone, inout WorldOutput<Phone>) -> Void) {
    var output = WorldOutput<Phone>()
    deed(&phone, &output)
    stimuli += output.stimuli
    observations += output.observations
  }

  mutating func request(_ request: PermissionRequest = .access, at slot: PermissionSlot = 0) {
    order { $0.requestPermission(Self.reply, for: request, at: slot, &$1) }
  }

  /// The same phone, whose app has asked.
  func asked(_ request: PermissionRequest = .access) -> Handset {
    var handset = self
    handset.request(request)
    return handset
  }

  /// The same phone, with the prompt on the screen.
  func prompted(_ request: PermissionRequest = .access) -> Handset {
    var handset = asked(request)
    handset.take(.promptAppears)
    return handset
  }

  mutating func read(at slot: PermissionSlot = 0) {
    order { phone, _ in phone.readPermission(Self.reply, at: slot) }
  }

  mutating func openPage() { order { $0.openPage(Self.reply, &$1) } }

  mutating func leavePage() { order { $0.leavePage(Self.reply, &$1) } }

  mutating func openSettings() { order { $0.openSettings(Self.reply, &$1) } }

  mutating func startSession() { order { $0.startSession(Self.reply, &$1) } }

  mutating func show(_ dialog: Dialog = Dialog(.guide, .denied), onPage: Bool = false) {
    order { $0.show(dialog, onPage: onPage, Self.reply, &$1) }
  }
}
