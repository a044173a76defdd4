/// What the identity can be told.
public enum IdentityEvent: Hashable, Sendable {
  /// What is stored, and whether protected data was available when it was read.
  case facts(isAvailable: Bool, IdentityFacts)
  /// What is stored cannot be read now: the phone was not unlocked yet, or the disk fails.
  case unreadable
  /// What is protected can be read: the phone was unlocked, or the app came to the front.
  case protectedDataAvailable
  /// The server gave a guest identity.
  case guestGranted
  /// There is no guest identity now.
  case guestRefused
  /// The network is there again.
  case networkBack
  /// What was to be written is written, whole.
  case written
  /// Nothing was written.
  case writeFailed
  /// Database, downloads, history and statistics are those of the owner.
  case storeOpened
  /// The gate asks for a login.
  case loginAsked
  /// The server confirmed the account; whether it is another than the user's that is stored.
  case loginAccepted(isOther: Bool)
  /// The server, or the way to it, did not.
  case loginRefused(LoginFault)
  /// The account is known and has things of its own.
  case loginConflict
  /// The person wants the merge.
  case mergeAgreed
  /// The person does not want to log in any more.
  case loginCancelled
  /// The item is in the user's store, whole or as its policy says.
  case copied
  /// The user's copy was read back and is right.
  case verified
  /// The guest's copy is gone.
  case dropped
  /// The step did not come about; nothing was deleted.
  case ioFailed
  /// The move is to be tried again.
  case moveRetried
  /// What cannot be moved is to be left where it is.
  case moveLeft
  /// The person wants to log out.
  case logoutAsked
  /// The session is over, whatever the server says.
  case loggedOut
  /// The person wants the account deleted.
  case deletionAsked
  /// The server has no such account any more.
  case accountDeleted
  /// The server did not delete it, or was not reached.
  case deletionRefused
  /// The account's data are gone.
  case dataDeleted
  /// A session ended without a logout; whether it is the one in use, or an earlier one.
  case lapsed(Lapse, isCurrent: Bool)
}

/// What the identity can order.
public enum IdentityEffect<Item: GuestCollection>: Hashable, Sendable {
  /// Read what is stored.
  ///
  /// Ask first whether protected data is available (`isProtectedDataAvailable`): before the unlock
  /// a store may fail, or read as empty (reported: OneSignal/OneSignal-iOS-SDK#1666). One that
  /// opens at the first unlock is available from then on: keep something in it, and see whether it
  /// is there.
  case readFacts
  /// Ask the server for this device's guest identity.
  case requestGuest
  /// Write who uses the app, with the journal, in one write.
  case write(IdentityFacts)
  /// Work on the data of this owner from now on.
  case openStore(Owner)
  /// Work on no data, and show none.
  case closeStore
  /// Ask the account server; never while a request is open.
  case login
  /// Log in to the known account although it has things of its own.
  case confirmMerge
  /// Give the open login request up.
  case abortLogin
  /// Copy the item to the user's store by its policy; nothing to do if it is there or never was.
  case copy(Item)
  /// Read the user's copy back; right if the guest has none.
  case verify(Item)
  /// Delete the guest's copy; nothing to do if there is none.
  case drop(Item)
  /// Close the journal, and say by name what could not be moved and is left where it is.
  case leaveRest
  /// End the session at the server.
  case logout
  /// Delete the account at the server; one that is gone already is deleted.
  case deleteAccount
  /// Delete the user's data on this device; nothing to do if there are none.
  case deleteData
}
