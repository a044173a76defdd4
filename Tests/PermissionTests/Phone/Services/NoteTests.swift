import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// What the facts say the phone offers.
@Suite struct NoteTests {
  @Test(arguments: Permission.allCases)
  func `a note that is offered names moves of the phone`(_ permission: Permission) {
    let facts = PermissionFacts.of(permission)
    var missing = Set(facts.notes.flatMap { $0.moves ?? [] })
    var phones = [Phone(permission)]
    var seen = Set(phones)
    var next = 0
    while !missing.isEmpty, next < phones.count, next < 20_000 {
      let phone = phones[next]
      next += 1
      var moves: [Move] = []
      phone.offer(&moves)
      missing.subtract(moves.map { phone.text(of: $0).id })
      let successors = moves.map { move in phone.after { $0.take(move, &$1) } }
      phones += (successors + phone.ordered).filter { seen.insert($0).inserted }
    }
    #expect(missing.isEmpty, "\(missing.sorted()) after \(next) of \(phones.count)")
  }

  @Test func `a note names its moves, or what the phone does instead`() {
    let notes = PermissionFacts.all.flatMap(\.notes)
    #expect(notes.allSatisfy { $0.moves != [] && $0.reason != "" })
  }
}

extension Note {
  fileprivate var moves: [String]? {
    if case .offered(let moves) = modelled { moves } else { nil }
  }

  fileprivate var reason: String? {
    if case .notModelled(let reason) = modelled { reason } else { nil }
  }
}

extension Phone {
  fileprivate func after(_ deed: (inout Phone, inout WorldOutput<Phone>) -> Void) -> Phone {
    var phone = self
    var output = WorldOutput<Phone>()
    deed(&phone, &output)
    return phone
  }

  /// The phone after each of what an app can order of its permission.
  fileprivate var ordered: [Phone] {
    guard isRunning else { return [] }
    let requests = service.permission.map { PermissionFacts.of($0).answers.value.map(\.request) }
    let asked = Set(requests ?? []).sorted { $0.rawValue < $1.rawValue }.map { request in
      after { $0.requestPermission(Handset.reply, for: request, &$1) }
    }
    return [
      after { phone, _ in phone.readPermission(Handset.reply) },
      after { $0.useWithoutAsking(at: 0, &$1) },
    ] + (isAsking ? [] : asked)
  }
}
