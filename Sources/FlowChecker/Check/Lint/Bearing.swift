import EveryPath

/// What a finding is about, which shows what follows from what.
struct Bearing: Hashable, Sendable {
  /// What kind of fault it is, causes before what follows from them.
  enum Kind: Int, Sendable {
    /// An answer can come after which a journey stands still.
    case unawaited
    /// An answer has no row where it comes.
    case unhandled
    /// An event is refused.
    case refusal
    /// Nothing that comes leads on.
    case standstill
    /// An answer may never come.
    case uncertain
    /// No transition leads to an end.
    case trap
    /// Nothing leads to a state, an event or an effect.
    case absence

    /// Whether it keeps journeys from coming to what lies behind its place.
    fileprivate var blocks: Bool {
      switch self {
      case .unawaited, .standstill, .trap: true
      case .unhandled, .refusal, .uncertain, .absence: false
      }
    }

    /// Whether it is a row that was forgotten.
    fileprivate var lacksRow: Bool { self == .unhandled || self == .refusal }
  }

  let kind: Kind
  /// The component's number in its system.
  var component = 0
  /// The positions where it is so.
  let places: [Int]
  /// The symbols it speaks of.
  let events: [Int]
  /// The states from which one would come to what is missing, were they come to.
  let origins: [Int]

  init(
    _ kind: Kind, component: Int = 0, places: [Int] = [], events: [Int] = [], origins: [Int] = []
  ) {
    self.kind = kind
    self.component = component
    self.places = places
    self.events = events
    self.origins = origins
  }

  /// Whether a journey that rests at a position of a component goes no further because of it.
  func blocks(_ position: Int, of component: Int) -> Bool {
    kind.blocks && self.component == component && places.contains(position)
  }

  /// Whether it keeps journeys from coming to what lies behind its places, or may.
  var holdsUp: Bool { kind.blocks || kind == .unhandled }

  /// Whether it is that an input has no row.
  func refuses(_ input: Coverage.Input) -> Bool {
    kind.lacksRow && component == input.component && places.contains(input.position)
      && events.contains(input.symbol)
  }

  /// What two that are alike are about.
  func joined(with other: Bearing) -> Bearing {
    Bearing(
      kind, component: component, places: places + other.places, events: events + other.events,
      origins: origins + other.origins)
  }

  /// Whether it follows from another finding: of an earlier kind at the same place; or nothing
  /// leads to it because nothing leads to where one would come from, or due to the other's event.
  fileprivate func follows(from other: Bearing) -> Bool {
    guard other.component == component, other != self else { return false }
    let isEarlier = other.kind.rawValue < kind.rawValue
    switch kind {
    case .unawaited, .unhandled: return false
    case .standstill, .trap:
      return isEarlier && places.contains(where: other.places.contains)
    case .uncertain:
      return isEarlier && !other.kind.lacksRow && places.contains(where: other.places.contains)
    case .refusal:
      return isEarlier && places.allSatisfy(other.places.contains)
        && (other.kind.blocks || events.allSatisfy(other.events.contains))
    case .absence:
      return other.kind == .absence
        ? other.places.contains(where: origins.contains)
        : events.contains(where: other.events.contains)
    }
  }
}

extension [Finding] {
  /// The findings, those that say the same at the same lines in one, each with those that follow
  /// from it; missing rows and what holds journeys up come first, all others in order.
  ///
  /// What nothing leads to is judged anew once journeys come through: it is listed with the first
  /// finding that holds them up, if no other explains it.
  var causesFirst: [Finding] {
    let findings = flatMap(\.all)
    var causes = findings.indices.map { number in cause(of: number, among: findings) }
    let rings = Set(findings.indices.compactMap { causes.openRing(from: $0) })
    let barrier = findings.firstIndex { $0.bearing?.holdsUp ?? false }
    if let barrier, let component = findings[barrier].bearing?.component {
      for number in findings.indices where causes[number] == nil {
        guard let bearing = findings[number].bearing, bearing.kind == .absence else { continue }
        let isUnexplained = bearing.origins.isEmpty || rings.contains(number)
        if bearing.component == component, isUnexplained {
          causes[number] = causes.first(of: barrier)
        }
      }
    }
    var result: [Finding] = []
    for (number, finding) in findings.enumerated() where causes[number] == nil {
      var cause = finding
      cause.consequences = findings.indices.filter {
        $0 != number && causes.first(of: $0) == number
      }.map { findings[$0] }
      result.append(cause)
    }
    result = result.groupedByLine.map(Finding.init(joining:))
    return result.filter(\.comesFirst) + result.filter { !$0.comesFirst }
  }

  /// The first finding of the earliest kind that one follows from.
  private func cause(of number: Int, among findings: [Finding]) -> Int? {
    guard let bearing = findings[number].bearing else { return nil }
    return findings.indices.filter { other in
      other != number && findings[other].bearing.map { bearing.follows(from: $0) } ?? false
    }.min { rank(findings[$0]) < rank(findings[$1]) }
  }

  private func rank(_ finding: Finding) -> Int { finding.bearing?.kind.rawValue ?? 0 }
}

extension Finding {
  /// Whether it, or what follows from it, is a missing row or holds journeys up.
  var comesFirst: Bool {
    all.contains { $0.bearing.map { $0.kind.blocks || $0.kind.lacksRow } ?? false }
  }
}

extension [Int?] {
  /// The finding at the beginning of a chain of causes.
  fileprivate func first(of number: Int) -> Int {
    var at = number
    while let next = self[at] { at = next }
    return at
  }

  /// Lets a ring of causes begin with its first finding, and returns it; nil if there is no ring.
  fileprivate mutating func openRing(from number: Int) -> Int? {
    var ring = [number]
    while let next = self[ring[ring.count - 1]] {
      if let start = ring.firstIndex(of: next) {
        let first = ring[start...].min() ?? next
        self[first] = nil
        return first
      }
      ring.append(next)
    }
    return nil
  }
}
