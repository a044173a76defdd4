/// A name that nothing else has: itself, or with the first number from 2 behind it that is free.
///
/// - Parameters:
///   - mark: what stands between the name and the number.
///   - taken: the names that are taken already, to which it is added.
package func distinct(
  _ name: String, numberedAfter mark: String, among taken: inout Set<String>
) -> String {
  var candidate = name
  var number = 1
  while !taken.insert(candidate).inserted {
    number += 1
    candidate = "\(name)\(mark)\(number)"
  }
  return candidate
}
