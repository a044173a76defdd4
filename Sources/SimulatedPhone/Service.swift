import FlowModel

/// A permission as the system keeps it, and the system's prompt.
public struct Service: Hashable, Sendable {
  /// What the system has stored.
  public enum Answer: String, Hashable, Sendable {
    case none
    case denied
    case allowed
  }

  /// The system's prompt.
  public enum Prompt: String, Hashable, Sendable {
    case none
    /// Asked for, not on the screen yet.
    case queued
    case visible
    /// Taken off the screen without an answer, to be there again on return.
    case suspended
  }

  /// What the app is told when it reads the permission: status first, hardware second.
  ///
  /// A restricted device hides its cameras, so a check of the hardware first would report "no
  /// camera" wrongly (reported: MTBBarcodeScanner #86).
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    case authorized
    case notDetermined
    case denied
    case restricted
    case noCamera
    case missingDescription
  }

  /// What is stored; nil until first read.
  public internal(set) var answer: Answer?
  /// Whether Screen Time or a profile forbids it; nil until first read.
  public internal(set) var isRestricted: Bool?
  /// Whether the app has a usage description; nil until it matters.
  public internal(set) var hasDescription: Bool?
  /// The prompt.
  public internal(set) var prompt = Prompt.none
  /// What this process goes on being told although it has changed.
  public internal(set) var staleReading: Reading?

  /// Who waits for a reading, one of each part.
  var readers: [Address] = []
  var askers: [Address] = []
  var callbacks: [Callback] = []

  /// An answer on its way to the app.
  struct Callback: Hashable, Sendable {
    var address: Address
    let isAllowed: Bool
  }

  /// Whether the app's page in Settings has a switch: only after the app has asked, and not where
  /// the device is restricted (reported: react-native-permissions #671, hyperoslo/Gallery #152).
  public var hasRow: Bool { (answer == .denied || answer == .allowed) && isRestricted == false }

  mutating func renumber(_ number: (Address) -> Address) {
    for index in readers.indices { readers[index] = number(readers[index]) }
    for index in askers.indices { askers[index] = number(askers[index]) }
    for index in callbacks.indices { callbacks[index].address = number(callbacks[index].address) }
    // Answers nobody waits for change nothing: one of a kind stands for all.
    readers.removeAll { $0.ticket == Address.nobody }
    askers = Self.withoutRepeats(askers)
    callbacks = Self.withoutRepeats(callbacks)
  }

  private static func withoutRepeats<Value: Equatable>(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    return values.indices.filter { !values[..<$0].contains(values[$0]) }.map { values[$0] }
  }

  var isBusy: Bool { !readers.isEmpty || prompt == .queued || prompt == .suspended || !callbacks.isEmpty }

  mutating func processEnded(_ news: inout News<Phone>) {
    // An alert that was up when the process ended leaves no answer (uncertain): an epoch ends.
    if prompt != .none { news.note(.epochEnded) }
    prompt = .none
    staleReading = nil
    readers = []
    askers = []
    callbacks = []
  }
}
