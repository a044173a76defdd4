import EveryPath

/// A model of everything around a flow: device, system, person, server.
///
/// A world is a value that can be compared and hashed, so that a search can tell whether it has
/// been seen. It offers moves, takes one, carries out what components order, and reports what
/// components can receive. It knows nothing of tickets but the addresses it has to answer to.
///
/// ``offer(_:)``, ``take(_:_:)``, ``renumber(_:)`` and ``picture`` are what a world must write. All
/// else has a default: a world in which no process ends and nothing happens by itself. A world whose
/// process can end writes both ``endProcess(_:)`` and ``isRunning``: with one of them alone a process
/// that has ended counts as alive, or none ever ends within a step.
public protocol World: Hashable, Sendable {
  /// Something that can happen next.
  associatedtype Move: Hashable & Sendable
  /// What the components of a system can receive: an answer, or something spontaneous.
  associatedtype Stimulus: Hashable & Sendable
  /// What a property can see of a step: what was done, and hazards.
  associatedtype Observation: Hashable & Sendable

  /// Everything that can happen now, in a fixed order.
  ///
  /// An end of the process between two steps is one of these moves: it calls ``endProcess(_:)``. A
  /// world that offers none is never ended there, and no property is judged on it. Only an end in
  /// the middle of a step, between two orders, is tried without being offered. After either the
  /// world offers a launch, if there is to be one.
  ///
  /// What happens outside and what the app hears of it are better two moves than one, so that the
  /// process can end between them.
  func offer(_ moves: inout [Move])

  /// Lets a move happen.
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>)

  /// Replaces every address that still may be answered.
  ///
  /// A system uses it to keep the numbers of tickets small, and to make all dead ones equal. It
  /// also learns from it which orders may still be answered: an address that is left out counts as
  /// given up, and an answer to it reaches no order, or another one. So it has no default.
  ///
  /// It is called at the end of each step. What makes no difference from then on is best forgotten
  /// here: states that differ in it alone are searched one by one otherwise.
  mutating func renumber(_ number: (Address) -> Address)

  // MARK: Processes

  /// Ends the app's process, as the system does; what it held is gone, the rest of the world stays.
  ///
  /// What it held includes the addresses of orders that will not be answered. It reports
  /// ``WorldOutput/processEnded(_:)``; a process whose end is not reported has none. It is called
  /// by the moves that end the process, see ``offer(_:)``, and wherever an end in the middle of a
  /// step is tried.
  mutating func endProcess(_ output: inout WorldOutput<Self>)

  /// Whether the app's process lives.
  var isRunning: Bool { get }

  /// Ends a process, as the system does.
  ///
  /// The app's is number 0. A world with others, such as an app extension, writes this form too.
  mutating func endProcess(_ process: Int, _ output: inout WorldOutput<Self>)

  /// Whether a process lives; the app's is number 0.
  func isRunning(_ process: Int) -> Bool

  /// What a process is called in sentences.
  static func name(ofProcess process: Int) -> String

  // MARK: What is sent and shown

  /// The id of a move, and its words.
  func text(of move: Move) -> ChoiceText

  /// Whether something happens by itself right now, so that the moment is not one of rest.
  var isBusy: Bool { get }

  /// The id of what a person sees.
  var screen: String { get }

  /// What holds now, in facts a person can read: a name and a value each.
  var facts: [(name: String, value: String)] { get }

  /// What is not possible now although a person might expect it, with the reason.
  var notNow: [ClosedChoice] { get }

  /// What a person sees, with the words that stand there: a walker draws it.
  ///
  /// It has no default, for a walk without a screen is one through names.
  var picture: Picture { get }

  /// What an observation says, in words.
  static func words(for observation: Observation) -> String

  /// What an observation says of this world, where it must say more than the observation knows.
  func words(of observation: Observation) -> String

  /// What can be asked of a state by a plain word, beside what properties speak of.
  ///
  /// `journey find` knows them by their names, as in `alert and prompt`.
  static var words: [Predicate<Self>] { get }

  /// What a move shows, where it is taken now, of what is known of such worlds.
  ///
  /// What many flight records show of it is counted, see `journey measure`.
  func evidence(of move: Move) -> [Evidence]

  // MARK: UI tests

  /// What a UI test does to bring a move about; nil for one that a test can only meet.
  func touch(for move: Move) -> Touch?

  /// What the phone turns out to be by a move, where a test has to prepare it; nil for another.
  func preparation(for move: Move) -> Preparation?

  /// What a UI test can tell the screen by; nil for a world of which there are no UI tests.
  var sight: SeenScreen? { get }

  // MARK: What else lives in it

  /// Where what lives in the world is, beside its system's components: in words, one for each.
  var positions: [String] { get }

  /// The same world, which also offers what can change nothing for an app.
  ///
  /// A check leaves that out; what explains a record, or takes a journey again, needs it.
  var everywhere: Self { get }

  /// Changes when the behaviour of what lives in the world does, beside its system's components.
  var fingerprint: String { get }
}

extension World {
  /// No process ends.
  public mutating func endProcess(_ output: inout WorldOutput<Self>) {}

  /// It lives.
  public var isRunning: Bool { true }

  /// Ends the app's process, the only one.
  public mutating func endProcess(_ process: Int, _ output: inout WorldOutput<Self>) {
    endProcess(&output)
  }

  /// Whether the app's process lives, the only one.
  public func isRunning(_ process: Int) -> Bool { isRunning }

  /// The app.
  public static func name(ofProcess process: Int) -> String { "the app" }

  /// The system's doing, in the words of the move itself.
  public func text(of move: Move) -> ChoiceText {
    ChoiceText(.system, identifier(of: move), identifier(of: move))
  }

  /// Nothing happens by itself.
  public var isBusy: Bool { false }

  /// Nothing to see.
  public var screen: String { "" }

  /// Nothing to read.
  public var facts: [(name: String, value: String)] { [] }

  /// Nothing to explain.
  public var notNow: [ClosedChoice] { [] }

  /// The observation itself.
  public static func words(for observation: Observation) -> String { identifier(of: observation) }

  /// What the observation says by itself.
  public func words(of observation: Observation) -> String { Self.words(for: observation) }

  /// None: what properties speak of is enough.
  public static var words: [Predicate<Self>] { [] }

  /// It shows nothing.
  public func evidence(of move: Move) -> [Evidence] { [] }

  /// Nothing.
  public func touch(for move: Move) -> Touch? { nil }

  /// Nothing.
  public func preparation(for move: Move) -> Preparation? { nil }

  /// There are no UI tests.
  public var sight: SeenScreen? { nil }

  /// Nothing but the components is anywhere.
  public var positions: [String] { [] }

  /// The world itself: it leaves nothing out.
  public var everywhere: Self { self }

  /// Nothing but the components has a behaviour that may change.
  public var fingerprint: String { "" }

  /// Whether a process lives and can be ended in the middle of a step.
  @inlinable
  func canEnd(_ process: Int) -> Bool {
    guard isRunning(process) else { return false }
    var (ended, output) = (self, WorldOutput<Self>())
    ended.endProcess(process, &output)
    return output.items.contains(.ended(process: process))
  }
}

/// A value that a world shows of what is known of it.
public struct Evidence: Hashable, Sendable, Comparable {
  /// What it is about, such as a permission.
  public let subject: String
  /// What is known of it, such as which statuses can be read.
  public let fact: String
  /// The value that shows, such as `denied`.
  public let value: String

  /// Evidence that the fact `fact` about `subject` has the value `value`.
  public init(_ subject: String, _ fact: String, _ value: String) {
    (self.subject, self.fact, self.value) = (subject, fact, value)
  }

  /// By their words, one after the other.
  public static func < (left: Evidence, right: Evidence) -> Bool {
    (left.subject, left.fact, left.value) < (right.subject, right.fact, right.value)
  }
}

/// Where an answer goes: to the component that asked, under its ticket.
public struct Address: Hashable, Sendable {
  /// The number of the component.
  public let component: UInt8
  /// The ticket.
  public let ticket: UInt16

  /// The ticket of an answer that is not waited for.
  public static let nobody = UInt16.max

  /// The same component, which does not wait for the answer any more.
  public var unawaited: Address { Address(component: component, ticket: Self.nobody) }

  /// Whether the answer is waited for.
  @inlinable package var isAwaited: Bool { ticket != Self.nobody }
  /// Whether the answer is heard: it is waited for, or the component takes answers without tickets.
  ///
  /// What nothing hears makes no difference: a world need not keep what it says.
  public let isHeard: Bool

  /// An address.
  public init(component: UInt8, ticket: UInt16, isHeard: Bool = false) {
    self.component = component
    self.ticket = ticket
    self.isHeard = isHeard || ticket != Self.nobody
  }
}
