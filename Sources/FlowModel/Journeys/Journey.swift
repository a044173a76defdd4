import EveryPath

/// A path through a system, step by step, by the ids of its choices.
///
/// It is a value that can be saved, compared and replayed. Ids are stable over unrelated edits, so
/// a journey outlives changes of the flow that do not concern it.
public struct Journey: Hashable, Sendable, Identifiable {
  /// One step.
  public struct Step: Hashable, Sendable {
    /// What causes it: a person or the system.
    public var by: Cause
    /// The id of the choice.
    public var choice: String
    /// The screen it leads to.
    public var screen: String
    /// A remark.
    public var note: String?

    /// A step.
    public init(by: Cause, choice: String, screen: String, note: String? = nil) {
      self.by = by
      self.choice = choice
      self.screen = screen
      self.note = note
    }
  }

  /// What is expected at the end.
  public struct Expectation: Hashable, Sendable {
    /// The names of the properties that the journey breaks; empty for none.
    public var broken: [String] = []
    /// The outcomes that the journey delivers, in order; nil if not said.
    public var outcomes: [String]?
    /// The position each component is in at the end; nil if not said.
    public var position: String?

    /// Nothing is broken, nothing else is said.
    public init() {}
  }

  /// The system's name.
  public var system: String
  /// The system's fingerprint when the journey was made.
  public var fingerprint: String
  /// The number of the system's world in which it begins, counted from 1; nil if it is not said, as
  /// in a system of one world.
  public var world: Int?
  /// What the journey shows.
  public var title: String
  /// The seed, if it was made at random.
  public var seed: UInt64?
  /// The steps.
  public var steps: [Step]
  /// What is expected at the end.
  public var expectation = Expectation()

  /// A journey.
  public init(
    system: String, fingerprint: String, world: Int? = nil, title: String, seed: UInt64? = nil,
    steps: [Step]
  ) {
    self.system = system
    self.fingerprint = fingerprint
    self.world = world
    self.title = title
    self.seed = seed
    self.steps = steps
  }

  /// The system's name and the title.
  public var id: String { "\(system): \(title)" }
}

extension Journey {
  /// The command that walks it: `journey walk widget --world 3 --steps 'launch,token'`.
  ///
  /// - Parameter tool: how the walker is called; one of your own has another name.
  public func command(of tool: String = "journey") -> String {
    Self.command(of: tool, system: system, world: world, choices: steps.map(\.choice))
  }

  package static func command(
    of tool: String, system: String, world: Int?, choices: [String]
  ) -> String {
    let place = world.map { " --world \($0)" } ?? ""
    let ids = choices.joined(separator: ",")
    return "\(tool) walk \(system)\(place)" + (ids.isEmpty ? "" : " --steps '\(ids)'")
  }
}

extension Journey: CustomStringConvertible {
  /// The title.
  public var description: String { title }

  /// The journey in one line, to paste: `journey:camera/9f3c scan deny`, and with the number of its
  /// world, if that is said, `journey:widget/64b8/3 gallery`.
  public var line: String {
    let place = world.map { "/\($0)" } ?? ""
    return "journey:\(system)/\(fingerprint.prefix(4))\(place) "
      + steps.map(\.choice).joined(separator: " ")
  }
}

extension Journey {
  /// What a journey is called unless it is given a title.
  package static func title(of steps: Int, to screen: String, in system: String) -> String {
    steps == 0 ? "The start of \(system)" : "\(steps) \(steps == 1 ? "step" : "steps") to \(screen)"
  }

  /// Whether the title says no more than how far it goes.
  package var hasUsualTitle: Bool {
    title == Self.title(of: steps.count, to: steps.last?.screen ?? "", in: system)
  }
}

/// A journey in one line, as it is pasted: `journey:camera/9f3c scan deny`.
///
/// It names system, beginning of the fingerprint, perhaps the world, and choices, nothing else.
public struct JourneyLine: Hashable, Sendable {
  /// How such a line begins.
  public static let mark = "journey:"

  /// The system's name.
  public let system: String
  /// The beginning of the fingerprint; empty if it is not given.
  public let fingerprint: String
  /// The number of the world in which it begins, counted from 1; nil if it is not given.
  public let world: Int?
  /// The ids of the choices.
  public let choices: [String]

  /// Reads a line; nil if it is not one.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let head = words.first, head.hasPrefix(Self.mark) else { return nil }
    let pieces = head.dropFirst(Self.mark.count)
      .split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard let system = pieces.first, !system.isEmpty else { return nil }
    self.system = String(system)
    fingerprint = pieces.count > 1 ? String(pieces[1]) : ""
    world = pieces.count > 2 ? wholeNumber(pieces[2]) : nil
    guard pieces.count < 3 || world ?? 0 > 0 else { return nil }
    choices = Array(words.dropFirst())
  }
}
