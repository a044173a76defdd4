/// The whole number that a text says in the digits 0 to 9 and nothing else; nil if it says none.
///
/// One that no `Int` holds is `Int.max`.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(text) ?? .max
}
