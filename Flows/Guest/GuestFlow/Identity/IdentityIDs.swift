/// Whose data: by the id that the server gave.
///
/// Two ids are the same only if their bytes are, also where a `String` takes two spellings of one
/// text for the same.
public enum DataOwner: Hashable, Sendable, Codable {
  case guest(String)
  case user(String)

  /// Whether both have the same data.
  public static func == (one: DataOwner, other: DataOwner) -> Bool {
    switch (one, other) {
    case (.guest(let one), .guest(let other)), (.user(let one), .user(let other)):
      one.utf8.elementsEqual(other.utf8)
    case (.guest, .user), (.user, .guest): false
    }
  }

  /// Feeds what two owners are compared by.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .guest(let id), .user(let id): for byte in id.utf8 { hasher.combine(byte) }
    }
  }
}

/// Who uses this device, and the journal of a move, as they are stored in one write.
public struct IdentityRecord: Codable, Hashable, Sendable {
  /// Who it is, as far as the flow must know it.
  public var facts: IdentityFacts
  /// The guest whose data are used, or move to the user; nil if there is none.
  public var guest: String?
  /// The user; nil if there is none.
  public var user: String?

  /// A record; of no one, unless something else is given.
  public init(_ facts: IdentityFacts = .nobody, guest: String? = nil, user: String? = nil) {
    self.facts = facts
    self.guest = guest
    self.user = user
  }

  /// Also reads what was written before there were ids: a user has to log in again, a guest is
  /// asked for anew.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.contains(.facts) else {
      self.init(try IdentityFacts(from: decoder).isUser ? .expired : .nobody)
      return
    }
    self.init(
      try values.decode(IdentityFacts.self, forKey: .facts),
      guest: try values.decodeIfPresent(String.self, forKey: .guest),
      user: try values.decodeIfPresent(String.self, forKey: .user))
  }
}

/// The ids behind what an ``IdentityFlow`` says: the flow hears of a guest, of the account it knows,
/// and of another one; whose they are is kept here.
///
/// A driver has one, and a model calls the same functions.
public struct IdentityIDs: Hashable, Sendable {
  /// What is stored.
  public private(set) var record = IdentityRecord()
  /// The guest id that the server gave, until it is written.
  public private(set) var granted: String?
  /// The account that the server accepted, until it is written.
  public private(set) var accepted: String?

  /// The ids of what is stored.
  public init(_ record: IdentityRecord = IdentityRecord()) { self.record = record }

  /// The server gave a guest identity, which is of no use once there is an account.
  public mutating func grant(_ guest: String) -> IdentityEvent {
    if record.user == nil { granted = guest }
    return .guestGranted
  }

  /// The server confirmed an account: the one that is stored, or another.
  public mutating func accept(_ user: String) -> IdentityEvent {
    accepted = user
    let known = record.user.map { DataOwner.user($0) }
    return .loginAccepted(isOther: known != nil && known != .user(user))
  }

  /// What is to be written for these facts.
  public func record(for facts: IdentityFacts) -> IdentityRecord {
    switch facts {
    case .nobody: IdentityRecord()
    case .guest: IdentityRecord(.guest, guest: granted ?? record.guest)
    case .moving: IdentityRecord(.moving, guest: record.guest, user: accepted ?? record.user)
    case .user, .expired, .kicked, .deleting: IdentityRecord(facts, user: record.user)
    }
  }

  /// It is written.
  public mutating func wrote(_ record: IdentityRecord) {
    self.record = record
    if record.guest == granted || record.user != nil { granted = nil }
    if record.user == accepted { accepted = nil }
  }

  /// It could not be written: the account that was accepted is not in use.
  public mutating func wroteNothing() { accepted = nil }

  /// The id of an owner; nil if there is none.
  public func owner(_ owner: Owner) -> DataOwner? {
    switch owner {
    case .guest: record.guest.map { .guest($0) }
    case .user: record.user.map { .user($0) }
    }
  }
}
