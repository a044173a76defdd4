import FlowModel
import StateSpace

/// The fields of a world that grow with every step away from the starts: a search through such a
/// world has no end.
///
/// A few states of a few depths, evenly spread, stand for all: a field is named if the greatest
/// size that is found there is greater at each of these depths than at the one before. In a world
/// that is finite such a field comes to its bound, and is named no more.
struct GrowingFields {
  private static let depths = 6
  /// How many states are looked at, at each depth.
  private static let states = 32
  /// How many fields are named at the most.
  private static let most = 4

  /// The paths of the fields, such as `log.count`, in the order in which the world declares them.
  ///
  /// - Parameters:
  ///   - levels: where each depth begins; the last one may have been looked at in part.
  ///   - world: the world of a state by its number.
  static func names<W>(_ levels: Levels, world: (Int) -> W) -> [String] {
    guard levels.depth >= depths else { return [] }
    let sizes = (1...depths).map { share in
      let depth = levels.depth * share / depths
      return self.sizes(levels.states(at: depth), world)
    }
    guard let last = sizes.last else { return [] }
    let growing = last.paths.filter { path in
      let course = sizes.map { $0.greatest[path] }
      return zip(course, course.dropFirst()).allSatisfy { before, after in
        guard let before, let after else { return before == nil && after != nil }
        return before < after
      }
    }
    return Array(growing.prefix(most))
  }

  private static func sizes<W>(_ numbers: Range<Int>, _ world: (Int) -> W) -> FieldSizes {
    var sizes = FieldSizes()
    let step = max(1, numbers.count / states)
    for number in stride(from: numbers.lowerBound, to: numbers.upperBound, by: step) {
      sizes.visit(world(number))
    }
    return sizes
  }
}

/// The sizes of the fields of values: how great numbers are, and how many elements lists have.
struct FieldSizes {
  /// How deep values are looked into.
  private static let depth = 8
  /// Up to how many elements of a list are looked into.
  private static let elements = 32
  /// From here on a number is no count: it is a hash, or a set of bits.
  private static let countless = Double(1 << 40)

  /// The paths of the fields, in the order in which they were met.
  private(set) var paths: [String] = []
  private(set) var greatest: [String: Double] = [:]

  /// Looks into a value; what it refers to is not looked into.
  mutating func visit(_ value: Any) { visit(value, "", Self.depth) }

  private mutating func visit(_ value: Any, _ path: String, _ depth: Int) {
    guard depth > 0 else { return }
    switch value {
    case let number as any BinaryInteger: return note(path, Double(number))
    case let number as any BinaryFloatingPoint: return note(path, Double(number))
    case let duration as Duration: return note(path, duration / .seconds(1))
    case let text as String: return note(path + ".count", Double(text.count))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      note(path + ".count", Double(mirror.children.count))
      // Which of many elements of a set come first is not the same in every process.
      guard mirror.children.count <= Self.elements else { return }
      for child in mirror.children { visit(child.value, path + "[]", depth - 1) }
    case .optional:
      for child in mirror.children { visit(child.value, path, depth) }
    case .class: return
    default:
      for child in mirror.children {
        visit(child.value, Self.path(path, child.label), depth - 1)
      }
    }
  }

  private mutating func note(_ path: String, _ size: Double) {
    guard !path.isEmpty, size.magnitude < Self.countless else { return }
    if greatest[path] == nil { paths.append(path) }
    greatest[path] = max(greatest[path] ?? 0, size.magnitude)
  }

  private static func path(_ path: String, _ label: String?) -> String {
    guard let label else { return path }
    return path.isEmpty ? label : "\(path).\(label)"
  }
}

/// Says that fields of a world keep growing.
package func keepGrowing(_ fields: [String]) -> String {
  let names = fields.map { "`\($0)`" }.joined(separator: ", ")
  return "\(names) \(fields.count == 1 ? "keeps" : "keep") growing"
}
