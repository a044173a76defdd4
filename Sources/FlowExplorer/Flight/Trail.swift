import FlowModel
import StateSpace

/// The places that a breadth-first walk has come to, in that order, and how it first came to each.
///
/// For the search of a flight record, which is no breadth-first search of a system: it goes in rounds, in
/// each of which one more rare move may be taken, and goes on from the ends of the last round in the order
/// of their depth. As an explored system each round would search all that the rounds before it saw.
struct Trail<Place: Hashable, Step> {
  private var places = Numbering<Place>()
  private var arrivals: [(from: Int, step: Step)?] = []

  /// How many places there are.
  var count: Int { places.count }

  /// The place with a number.
  subscript(_ number: Int) -> Place { places[UInt32(number)] }

  /// Whether a place was come to.
  func contains(_ place: Place) -> Bool { places.contains(place) }

  /// Comes to a place from another, or begins there; the number of the place if it is new.
  @discardableResult
  mutating func reach(_ place: Place, from arrival: (from: Int, step: Step)?) -> Int? {
    let (number, isNew) = places.insert(place)
    guard isNew else { return nil }
    arrivals.append(arrival)
    return Int(number)
  }

  /// The steps by which a place was first reached, each with the number of the place it begins at.
  func steps(to number: Int) -> [(from: Int, step: Step)] {
    var steps: [(from: Int, step: Step)] = []
    var number = number
    while arrivals.indices.contains(number), let arrival = arrivals[number] {
      steps.append(arrival)
      number = arrival.from
    }
    return steps.reversed()
  }
}
