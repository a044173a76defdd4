import FlowModel

/// What a ``Few`` can hold.
protocol FewElement: Hashable, Sendable {
  /// What the longer ones hold besides their first two.
  static var rests: Interned<[Self]> { get }
}

extension Address: FewElement {
  static let rests = Interned<[Address]>()
}

extension Service.Callback: FewElement {
  static let rests = Interned<[Service.Callback]>()
}

/// A short list that keeps its first two elements in itself, and the number of the others.
///
/// A phone is copied and compared for every step of a search; an array would be a piece of memory
/// more, which differs from copy to copy.
struct Few<Element: FewElement>: Hashable, Sendable {
  private(set) var head: Element?
  private(set) var second: Element?
  /// The number of the others; 0 if there are none.
  private var rest: UInt32 = 0

  init() {}

  private var others: [Element] {
    get { rest == 0 ? [] : Element.rests[rest - 1] }
    set { rest = newValue.isEmpty ? 0 : Element.rests.number(of: newValue) + 1 }
  }
}

extension Few: RandomAccessCollection, ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { fill(with: elements) }

  var startIndex: Int { 0 }

  var endIndex: Int { head == nil ? 0 : second == nil ? 1 : 2 + others.count }

  var count: Int { endIndex }

  var isEmpty: Bool { head == nil }

  subscript(place: Int) -> Element {
    if place == 0, let head { return head }
    if place == 1, let second { return second }
    return others[place - 2]
  }

  mutating func append(_ element: Element) {
    if head == nil {
      head = element
    } else if second == nil {
      second = element
    } else {
      others.append(element)
    }
  }

  /// Removes the first element, if there is one.
  mutating func removeFirst() {
    (head, second) = (second, nil)
    if rest != 0 { fill(with: others) }
  }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    if let element = second, isGone(element) { second = nil }
    if let element = head, isGone(element) { (head, second) = (second, nil) }
    if rest != 0 { fill(with: others.filter { !isGone($0) }) }
  }

  /// Appends to what is left of the first two.
  private mutating func fill(with elements: [Element]) {
    rest = 0
    for element in elements { append(element) }
  }

  /// Changes every element.
  @inline(__always)
  mutating func update(_ change: (inout Element) -> Void) {
    if var element = head {
      change(&element)
      head = element
    }
    if var element = second {
      change(&element)
      second = element
    }
    guard rest != 0 else { return }
    others = others.map { element in
      var element = element
      change(&element)
      return element
    }
  }

  /// Keeps the first of equal elements.
  @inline(__always)
  mutating func removeRepeats() {
    if second != nil { removeFurtherRepeats() }
  }

  @inline(never)
  private mutating func removeFurtherRepeats() {
    guard rest != 0 else {
      if second == head { second = nil }
      return
    }
    let all = [head, second].compactMap(\.self) + others
    let first = all.indices.filter { !all[..<$0].contains(all[$0]) }
    guard first.count < all.count else { return }
    self = Few()
    fill(with: first.map { all[$0] })
  }
}
