/// A short list that keeps its first two elements in itself.
///
/// A phone is copied and compared for every step of a search; an array would be a piece of memory
/// more, which differs from copy to copy.
struct Few<Element: Hashable & Sendable>: Hashable, Sendable {
  private var head: Element?
  private var second: Element?
  /// Nil if there are none, which is copied faster than an empty array.
  private var others: [Element]?

  init() {}
}

extension Few: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  init(arrayLiteral elements: Element...) { self.init(elements) }

  var startIndex: Int { 0 }

  var endIndex: Int { head == nil ? 0 : second == nil ? 1 : 2 + (others?.count ?? 0) }

  var count: Int { endIndex }

  var isEmpty: Bool { head == nil }

  subscript(place: Int) -> Element {
    get {
      if place == 0, let head { return head }
      if place == 1, let second { return second }
      guard let others else { preconditionFailure("there is nothing at this place") }
      return others[place - 2]
    }
    set {
      precondition(place < endIndex, "there is nothing at this place")
      switch place {
      case 0: head = newValue
      case 1: second = newValue
      default: others?[place - 2] = newValue
      }
    }
  }

  mutating func append(_ element: Element) {
    if head == nil {
      head = element
    } else if second == nil {
      second = element
    } else {
      others = (others ?? []) + [element]
    }
  }

  mutating func replaceSubrange(
    _ places: Range<Int>, with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(places, with: elements)
    self = Few()
    for element in all { append(element) }
  }

  // Most lists are empty, and stay as they are.
  mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    guard !isEmpty, try contains(where: isGone) else { return }
    self = Few(try filter { try !isGone($0) })
  }

  /// Changes every element.
  mutating func update(_ change: (inout Element) -> Void) {
    guard !isEmpty else { return }
    for place in indices { change(&self[place]) }
  }

  /// Keeps the first of equal elements.
  mutating func removeRepeats() {
    guard others != nil else {
      if second == head { second = nil }
      return
    }
    let all = self
    self = Few(all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] })
  }
}
