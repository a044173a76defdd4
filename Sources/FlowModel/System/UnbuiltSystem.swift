/// A listed system that could not be made, or that is not the one its listing names.
public struct UnbuiltSystem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, as a sentence.
  public let description: String

  /// Making it ended with an error of its author's own.
  init(_ name: String, because error: any Error) {
    description = "\(name) could not be built: \(error)"
  }

  /// It has another name than its listing.
  init(_ name: String, isCalled other: String) {
    description =
      "The system that is listed as \"\(name)\" is called \"\(other)\"; its journeys and commands "
      + "name it so, so list it by that name."
  }
}
