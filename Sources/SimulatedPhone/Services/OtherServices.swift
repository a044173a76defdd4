import FlowModel

/// The permissions of a phone after its first one; most phones have none.
///
/// A phone is copied and compared for every step of a search. With an array it would be a piece of
/// memory more, which differs from copy to copy; here equal lists are at one place. Whatever list there
/// was, addresses included, stays there as long as the process lives.
struct OtherServices: Equatable, @unchecked Sendable {
  /// Where each list is.
  ///
  /// What is there was written before anybody else could know of it, and is never changed: so any thread
  /// may read it.
  private static let lists = Guarded<[[Service]: OtherServices]>([:])

  private var first: UnsafePointer<Service>?
  /// How many there are.
  private(set) var count = 0

  init() {}

  init(_ services: [Service]) { self = Self.list(services) }

  private static func list(_ services: [Service]) -> OtherServices {
    guard !services.isEmpty else { return OtherServices() }
    return lists.withLock { lists in
      if let known = lists[services] { return known }
      let memory = UnsafeMutableBufferPointer<Service>.allocate(capacity: services.count)
      _ = memory.initialize(from: services)
      var list = OtherServices()
      (list.first, list.count) = (UnsafePointer(memory.baseAddress), services.count)
      lists[services] = list
      return list
    }
  }

  /// Changes each of them, with its place among these.
  @inline(__always)
  mutating func update(_ change: (inout Service, _ index: Int) -> Void) {
    if count > 0 { updateSome(change) }
  }

  @inline(never)
  private mutating func updateSome(_ change: (inout Service, _ index: Int) -> Void) {
    for index in indices {
      var service = self[index]
      change(&service, index)
      self[index] = service
    }
  }
}

extension OtherServices: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Service {
    get {
      guard let first, indices.contains(index) else {
        preconditionFailure("there is no such permission")
      }
      return first[index]
    }
    set {
      guard self[index] != newValue else { return }
      var services = Array(self)
      services[index] = newValue
      self = Self.list(services)
    }
  }
}
