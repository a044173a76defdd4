import Foundation
public import GuestFlow

/// The steps of a move; each may be repeated.
extension FileGuestStore {
  /// Copies a collection into the user's store by its policy.
  public func copy(_ item: GuestItem) throws {
    guard item != .file else { return try copyFiles() }
    let guests = try data(of: .guest)
    var users = try data(of: .user)
    merge(item, of: guests, into: &users)
    guard users != (try data(of: .user)) else { return }
    try write(users, of: .user)
  }

  /// Reads the user's copy back; false if something of the guest's is not there.
  public func verify(_ item: GuestItem) throws -> Bool {
    let guests = try data(of: .guest)
    let users = try data(of: .user)
    switch item {
    case .file:
      let there = try Set(fileNames(of: .user))
      return try fileNames(of: .guest).allSatisfy(there.contains)
    case .row: return guests.rows.allSatisfy { users.rows[$0] == $1 }
    case .visit: return guests.visits.allSatisfy { users.visits[$0.key] != nil }
    case .cartLine: return guests.cart.values.allSatisfy { users.absorbed.contains($0.key) }
    }
  }

  /// Deletes the guest's collection.
  public func drop(_ item: GuestItem) throws {
    guard item != .file else { return try dropFiles() }
    let guests = try data(of: .guest)
    var rest = guests
    switch item {
    case .file: break
    case .row: rest.rows = [:]
    case .visit: rest.visits = [:]
    case .cartLine: rest.cart = [:]
    }
    if rest != guests { try write(rest, of: .guest) }
  }

  private func merge(_ item: GuestItem, of guests: GuestData, into users: inout GuestData) {
    switch item {
    case .file: break
    case .row: users.rows.merge(guests.rows) { _, guests in guests }
    case .visit: users.visits.merge(guests.visits) { own, _ in own }
    case .cartLine:
      for (product, line) in guests.cart.sorted(by: { $0.key < $1.key })
      where !users.absorbed.contains(line.key) {
        // The sum and the mark that it was taken are one write.
        users.absorbed.append(line.key)
        let own = users.cart[product]
        users.cart[product] = GuestData.CartLine(
          key: own?.key ?? line.key, quantity: (own?.quantity ?? 0) + line.quantity)
      }
    }
  }

  /// A file the user has wins; any other is copied aside, then put in its place.
  private func copyFiles() throws {
    try remove(.download)
    let (from, to) = (files(of: .guest), files(of: .user))
    try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
    let own = try Set(fileNames(of: .user))
    for name in try fileNames(of: .guest) where !own.contains(name) {
      let bytes = try Data(contentsOf: from.appendingPathComponent(name))
      try write(bytes, to: to.appendingPathComponent(name), by: .download, "copy \(name)")
    }
  }

  private func dropFiles() throws {
    let folder = files(of: .guest)
    for name in try fileNames(of: .guest) {
      willChange("delete \(name)")
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
