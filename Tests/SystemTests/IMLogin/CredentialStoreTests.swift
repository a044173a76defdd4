import Foundation
import IMLoginFlow
import IMLoginSystem
import Testing

/// Account and token in a keychain that behaves, and the right outside of it.
@MainActor
@Suite struct CredentialStoreTests {
  private let keychain = MemoryKeychain()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let anna = Credentials(account: "anna", token: "1")

  /// A store as a new process makes it.
  private func store() -> CredentialStore { CredentialStore(keychain: keychain, folder: folder) }

  private func read(_ store: CredentialStore? = nil, isUnlocked: Bool = true) -> StoreReading? {
    let (isAvailable, reading) = (store ?? self.store())
      .read(isProtectedDataAvailable: isUnlocked)
    return isAvailable ? reading : nil
  }

  @Test func `What was saved is fit in the next process, and nothing after it was cleared`() {
    #expect(read() == .empty)
    store().save(anna)
    let next = store()
    #expect(read(next) == .fit)
    #expect(next.credentials == anna)
    next.clear()
    #expect(read() == .empty)
    #expect(next.problem == nil)
  }

  @Test(arguments: [true, false])
  func `A shut keychain is not empty, whatever it says`(_ readsEmpty: Bool) {
    store().save(anna)
    keychain.isShut = true
    keychain.readsEmpty = readsEmpty
    #expect(read(isUnlocked: false) == nil)
    #expect(store().read(isProtectedDataAvailable: false).1 == (readsEmpty ? .empty : .unreadable))
    keychain.isShut = false
    #expect(read() == .fit)
  }

  @Test func `After the first unlock it is believed although the phone is locked again`() {
    #expect(read(isUnlocked: false) == nil)
    #expect(read() == .empty)
    #expect(read(isUnlocked: false) == .empty)
    store().save(anna)
    #expect(read(isUnlocked: false) == .fit)
  }

  @Test(arguments: [true, false])
  func `What a shut keychain refused is done at the unlock`(_ readsEmpty: Bool) {
    let store = store()
    keychain.isShut = true
    keychain.readsEmpty = readsEmpty
    store.save(anna)
    #expect(store.problem != nil)
    keychain.isShut = false
    store.unlocked()
    #expect(store.problem == nil)
    #expect(read() == .fit)
    keychain.isShut = true
    store.clear()
    keychain.isShut = false
    #expect(read() == .unfit)
    store.unlocked()
    #expect(read() == .empty)
  }

  @Test func `The last order counts at the unlock`() {
    let store = store()
    keychain.isShut = true
    store.save(anna)
    store.clear()
    keychain.isShut = false
    store.unlocked()
    #expect(read() == .empty)
  }

  @Test func `A save whose unlock never came has no right`() {
    store().save(anna)
    keychain.isShut = true
    let process = store()
    process.clear()
    process.save(Credentials(account: "bert", token: "2"))
    keychain.isShut = false
    let next = store()
    #expect(read(next) == .unfit)
    #expect(next.credentials == anna)
  }

  @Test func `The right of one login is not that of the next, nor of an older keychain`() throws {
    store().save(anna)
    let note = folder.appendingPathComponent("im-login.json")
    let right = try Data(contentsOf: note)
    #expect(!String(decoding: right, as: UTF8.self).contains("anna"))
    store().save(anna)
    try right.write(to: note)
    #expect(read() == .unfit)
    try Data("damaged".utf8).write(to: note)
    #expect(read() == .unfit)
  }

  @Test func `A refused token is unfit until another process has renewed it`() {
    store().save(anna)
    let process = store()
    #expect(read(process) == .fit)
    process.noteRefusal()
    #expect(read(process) == .unfit)
    #expect(!store().renew(Credentials(account: "bert", token: "2")))
    #expect(store().renew(Credentials(account: "anna", token: "2")))
    #expect(read(process) == .fit)
    #expect(process.credentials?.token == "2")
    keychain.isShut = true
    #expect(!store().renew(anna))
  }

  @Test func `A refusal noted while a save waits for the unlock is remembered`() {
    let store = store()
    keychain.isShut = true
    store.save(anna)
    store.noteRefusal()
    keychain.isShut = false
    #expect(read(store) == .unfit)
  }

  @Test func `A right that cannot be written is written later`() throws {
    let store = store()
    store.save(anna)
    // In the place of the folder is a file.
    let parent = CredentialStore(keychain: keychain, folder: folder.appendingPathComponent("x"))
    try Data().write(to: folder.appendingPathComponent("x"))
    parent.save(anna)
    #expect(parent.problem?.contains("right") == true)
    #expect(read(parent) == .unfit)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("x"))
    parent.unlocked()
    #expect(read(parent) == .fit)
  }

  @Test func `The one in memory behaves alike`() {
    let store = CredentialStore.inMemory()
    #expect(read(store) == .empty)
    store.save(anna)
    #expect(read(store) == .fit)
    store.noteRefusal()
    #expect(read(store) == .unfit)
    store.clear()
    #expect(read(store) == .empty)
  }
}
