import FlowModel

extension Tool {
  /// Says no before the work begins if a file would be replaced that nobody said may be, or could not
  /// be written.
  func checkPlace(of path: String?, _ invocation: Invocation) throws(Trouble) {
    guard let path else { return }
    guard !console.exists(path) || invocation.has("force") else {
      throw Trouble("\(harmless(path)) exists and is left alone; --force replaces it.")
    }
    try console.tryWriting(path)
  }
}
