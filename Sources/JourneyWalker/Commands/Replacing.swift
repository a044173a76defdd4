import FlowModel

extension Tool {
  /// Says no before the work begins if a file would be replaced that nobody said may be.
  func refuseToReplace(_ path: String?, _ invocation: Invocation) throws(Trouble) {
    guard let path, console.exists(path), !invocation.has("force") else { return }
    throw Trouble("\(harmless(path)) exists and is left alone; --force replaces it.")
  }
}
