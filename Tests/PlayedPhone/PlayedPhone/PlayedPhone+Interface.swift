public import FlowModel
public import SimulatedPhone

/// The frameworks that show something: they are told on the main actor, at once.
@MainActor
public protocol PlayedInterface: AnyObject {
  /// Something happened by itself.
  func heard(_ stimulus: Stimulus)

  /// The phone has changed, and all that was to be told has been.
  func phoneChanged(from old: Phone, to new: Phone)
}

/// An alert as a person reads it.
public struct PlayedAlert: Hashable, Sendable {
  /// The title.
  public let title: String
  /// What it says.
  public let message: String
  /// Its accessibility identifier.
  public let identifier: String
  /// Its buttons' labels and accessibility identifiers, in order.
  public let buttons: [Button]

  /// A button as a person reads it.
  public struct Button: Hashable, Sendable {
    /// What stands on it.
    public let label: String
    /// Its accessibility identifier.
    public let identifier: String

    /// A button.
    public init(label: String, identifier: String) {
      self.label = label
      self.identifier = identifier
    }
  }

  /// An alert.
  public init(title: String, message: String, identifier: String, buttons: [Button]) {
    self.title = title
    self.message = message
    self.identifier = identifier
    self.buttons = buttons
  }
}

/// What the stand-ins of frameworks that show something order.
@MainActor
extension PlayedPhone {
  /// Who is told what the phone does to the app's interface.
  public static var interface: (any PlayedInterface)? {
    get { held.interface }
    set { held.interface = newValue }
  }

  /// Which dialog of the phone's an alert is; nil if it is none.
  public static var readAlert: (PlayedAlert) -> Dialog? {
    get { held.readAlert }
    set { held.readAlert = newValue }
  }

  /// Which message of the phone's a view is, by its accessibility identifier; nil if it is none.
  public static var readMessage: (String) -> Reason? {
    get { held.readMessage }
    set { held.readMessage = newValue }
  }

  static var handlers: [Address: (Stimulus) -> Void] {
    get { held.handlers }
    set { held.handlers = newValue }
  }

  private static let held = Held()

  private final class Held {
    var interface: (any PlayedInterface)?
    var readAlert: (PlayedAlert) -> Dialog? = { _ in nil }
    var readMessage: (String) -> Reason? = { _ in nil }
    var handlers: [Address: (Stimulus) -> Void] = [:]
  }

  /// Orders something of the phone; each answer comes on the main actor.
  public static func order(
    _ give: (inout Phone, Address, inout WorldOutput<Phone>) -> Void,
    answered: @escaping (Stimulus) -> Void = { _ in }
  ) {
    let (address, output) = state.withLock { state in
      let address = state.newAddress()
      var output = WorldOutput<Phone>()
      give(&state.phone, address, &output)
      _ = state.take(output)
      return (address, output)
    }
    handlers[address] = answered
    tell(output)
  }

  /// Tells what belongs to the interface.
  static func tell(_ output: WorldOutput<Phone>) {
    for (address, stimulus) in output.addressed {
      if let address {
        handlers[address]?(stimulus)
      } else {
        interface?.heard(stimulus)
      }
    }
  }
}
