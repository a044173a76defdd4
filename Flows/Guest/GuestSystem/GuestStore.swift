public import GuestFlow

/// Where the data of guests and accounts are, each owner's apart, and who uses the app.
///
/// A move is ``copy(_:from:to:)``, ``verify(_:from:to:)`` and ``drop(_:from:to:)`` for each
/// collection. Each may be repeated, also after the process was ended in the middle of it, and
/// leads to the same. They block, for a copy to another volume as long as it takes: call them
/// from a thread that may wait, one at a time.
public protocol GuestStore: Sendable {
  /// Who uses the app, and the journal of a move; nobody if nothing is stored.
  ///
  /// - Throws: What keeps it from being read: a failure of the disk, or another version's format.
  func record() throws -> IdentityRecord
  /// Writes it whole or not at all, and never over what cannot be read.
  func write(_ record: IdentityRecord) throws
  /// Brings a collection to the user by its policy.
  ///
  /// - Returns: The names of what can never be moved, in order; it stays where it is.
  /// - Throws: What keeps the whole from being moved: the disk is full, or fails.
  func copy(_ item: some GuestCollection, from guest: String, to user: String) throws -> [String]
  /// Whether the user has, by the policy, all of the guest's that can be moved.
  func verify(_ item: some GuestCollection, from guest: String, to user: String) throws -> Bool
  /// Deletes what the user has of the guest's, and nothing else.
  func drop(_ item: some GuestCollection, from guest: String, to user: String) throws
  /// Deletes all data of an owner; nothing to do if there are none.
  func delete(_ owner: DataOwner) throws
}

/// Why a store could not do something: what, where, and what helps, in a sentence.
public struct GuestStoreError: Error, CustomStringConvertible, Hashable, Sendable {
  /// The sentence.
  public var description: String
  /// The system's number of the error; 0 if the system reported none.
  public var code: Int32

  /// An error.
  public init(_ description: String, code: Int32 = 0) {
    self.description = description
    self.code = code
  }
}
