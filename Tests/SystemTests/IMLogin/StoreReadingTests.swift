import IMLoginFlow
import Testing

/// What a driver found in the store of logins.
@Suite struct StoreReadingTests {
  @Test(arguments: [
    (true, true, true, StoreReading.fit), (false, false, false, .empty),
    (false, true, false, .unfit), (true, true, false, .unfit), (true, false, true, .unfit),
  ])
  func `A store is classified where all of it can be read`(
    _ account: Bool, _ token: Bool, _ right: Bool, _ reading: StoreReading
  ) {
    #expect(StoreReading(account: account, token: token, right: right) == reading)
  }

  @Test(arguments: [
    (true, nil, true), (nil, nil, true), (nil, nil, false), (false, nil, false), (true, true, nil),
    (nil, nil, nil),
  ])
  func `A store is unreadable as soon as any of it is, and never taken for unfit or empty`(
    _ account: Bool?, _ token: Bool?, _ right: Bool?
  ) {
    #expect(StoreReading(account: account, token: token, right: right) == .unreadable)
  }
}
