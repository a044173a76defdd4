import FlowModel

/// The permissions of a phone after its first one, named by a number; most phones have none.
///
/// A phone is copied and compared for every step of a search. With an array it would be a piece of
/// memory more, which differs from copy to copy.
struct OtherServices: Hashable, Sendable {
  private static let lists = Interned<[Service]>()

  /// The number of the list and one more; 0 if it is empty.
  private var number: UInt32 = 0

  init() {}

  init(_ services: [Service]) { self.services = services }

  private var services: [Service] {
    get { number == 0 ? [] : Self.lists[number - 1] }
    set { number = newValue.isEmpty ? 0 : Self.lists.number(of: newValue) + 1 }
  }

  /// Changes each of them, with its place among these.
  @inline(__always)
  mutating func update(_ change: (inout Service, _ index: Int) -> Void) {
    if number != 0 { updateSome(change) }
  }

  @inline(never)
  private mutating func updateSome(_ change: (inout Service, _ index: Int) -> Void) {
    let old = services
    var new = old
    for index in new.indices { change(&new[index], index) }
    if new != old { services = new }
  }
}

extension OtherServices: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { number == 0 ? 0 : services.count }
  var count: Int { endIndex }
  var isEmpty: Bool { number == 0 }

  subscript(index: Int) -> Service {
    get { services[index] }
    set {
      if services[index] != newValue { services[index] = newValue }
    }
  }
}
