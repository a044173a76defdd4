import EveryPath
import FlowModel
import StateSpace

/// What a search has found so far, in numbers: enough to go on in another process.
///
/// The states themselves are not in it, since a world need not be writable. Each is found again by
/// the one step that first led to it; so going on costs a step a state, and no judging.
public struct SavedSearch: Hashable, Sendable {
  /// The name of the system.
  public let system: String
  /// The fingerprint of the system's flows and worlds, and of the names of its properties.
  let model: String
  /// The sets of facts that were seen together, by the labels of the transitions.
  let sets: [[UInt64]]
  /// How many states are initial.
  let initialCount: Int
  /// How many transitions each state has that was looked at.
  let outDegrees: [Int]
  /// Where each transition leads.
  let targets: [Int]
  /// Which choice each transition is, by the order of their first use.
  let choices: [Int]
  /// The label of each transition.
  let labels: [Int]
  /// The transitions on which something happened for the first time: they say what was covered.
  let witnesses: [Int]
}

/// Why a search cannot go on from what was saved.
public struct UnfitSearch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  static let damaged = Self(
    description: "it is damaged or cut short, so nothing is taken from it; start a new search")
  static let changed = Self(
    description: "the model has changed since it was saved; start a new search")
  static let foreign = Self(
    description: "it is not a saved search; name a file that --save-search wrote")
  static let ofOtherVersion = Self(
    description: "it was saved by another version of this tool; start a new search")
}

// MARK: - Text

extension SavedSearch {
  private static let format = "journey-search"
  private static let heading = "\(format)/1"

  /// The search as text: a line of numbers a list, and a checksum; the same for the same search.
  public var text: String {
    var lines = [Self.heading, system, model, "\(initialCount)", "\(sets.count)"]
    lines += sets.map(Self.line)
    lines += [outDegrees, targets, choices, labels, witnesses].map(Self.line)
    let text = lines.joined(separator: "\n") + "\n"
    return text + Fingerprint(of: text.utf8).digits + "\n"
  }

  private static func line(_ numbers: [some BinaryInteger]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }

  /// Reads a search.
  ///
  /// - Throws: ``UnfitSearch`` if it is of another version, damaged, or contradicts itself.
  public init(utf8 bytes: [UInt8]) throws(UnfitSearch) {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard bytes.starts(with: Self.format.utf8), let heading = lines.first else { throw .foreign }
    guard heading.elementsEqual(Self.heading.utf8) else { throw .ofOtherVersion }
    guard lines.count > 6, lines.last?.isEmpty == true else { throw .damaged }
    let sum = lines[lines.count - 2]
    guard sum.elementsEqual(Fingerprint(of: bytes[..<sum.startIndex]).digits.utf8) else {
      throw .damaged
    }
    var rest = lines.dropFirst().dropLast(2)
    func next<Number: FixedWidthInteger>() throws(UnfitSearch) -> [Number] {
      guard let line = rest.popFirst(), let numbers: [Number] = Self.numbers(line) else {
        throw .damaged
      }
      return numbers
    }
    system = String(decoding: rest.popFirst() ?? [], as: UTF8.self)
    model = String(decoding: rest.popFirst() ?? [], as: UTF8.self)
    let (initial, count): ([Int], [Int]) = (try next(), try next())
    guard initial.count == 1, count.count == 1, count[0] <= rest.count else { throw .damaged }
    initialCount = initial[0]
    var sets: [[UInt64]] = []
    for _ in 0..<count[0] { sets.append(try next()) }
    self.sets = sets
    outDegrees = try next()
    targets = try next()
    choices = try next()
    labels = try next()
    witnesses = try next()
    guard rest.isEmpty, isConsistent else { throw .damaged }
  }

  /// The numbers of a line; nil if there is anything else in it, or one that is too large.
  private static func numbers<Number: FixedWidthInteger>(_ line: ArraySlice<UInt8>) -> [Number]? {
    var numbers: [Number] = []
    for digits in line.split(separator: 32) {
      var number: Number = 0
      for digit in digits {
        guard (48...57).contains(digit) else { return nil }
        let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
        let (sum, isLarger) = tens.addingReportingOverflow(Number(digit - 48))
        guard !isLarge, !isLarger else { return nil }
        number = sum
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether the numbers can be those of a search: each state but the initial ones, and each
  /// choice, comes first in its turn.
  private var isConsistent: Bool {
    let count = targets.count
    guard count <= Int(Int32.max), initialCount <= Int(Int32.max),
      choices.count == count, labels.count == count,
      outDegrees.allSatisfy({ $0 <= count }), outDegrees.reduce(0, &+) == count,
      labels.allSatisfy({ $0 < sets.count }), witnesses.allSatisfy({ $0 < count })
    else { return false }
    var (known, used, edge) = (initialCount, 0, 0)
    for (source, degree) in outDegrees.enumerated() {
      guard source < known, edge + degree <= count else { return false }
      for place in edge..<edge + degree {
        guard targets[place] <= known, choices[place] <= used else { return false }
        if targets[place] == known { known += 1 }
        if choices[place] == used { used += 1 }
      }
      edge += degree
    }
    return true
  }
}
