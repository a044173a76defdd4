import FlowModel

extension Tool {
  /// The file to write what was asked for to; nil for the standard output.
  func outputFile(_ invocation: Invocation) -> String? {
    invocation.options["output"].flatMap { $0 == "-" ? nil : $0 }
  }

  /// Fails before the work begins if a file would be replaced without `--force`, or could
  /// not be written.
  func checkPlace(of path: String?, _ invocation: Invocation) throws(ToolError) {
    guard let path else { return }
    guard path != "-" else {
      throw ToolError("\"-\" is not a file to write to; write ./- for a file of that name.")
    }
    guard !console.exists(path) || invocation.has("force") else {
      throw ToolError("\(harmless(path)) exists and is left alone; --force replaces it.")
    }
    try console.tryWriting(path)
  }
}
