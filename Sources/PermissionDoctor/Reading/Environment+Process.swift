import Foundation
package import ToolSupport

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// What surrounds this process.
  ///
  /// - Parameter usual: The name of the program, where it was started by none.
  package static func process(usually usual: String) -> Environment {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    let path = harmless(CommandLine.arguments.first ?? "")
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return Environment(
      toolName: name.isEmpty ? usual : name,
      command: path.isEmpty
        ? nil : command(startedAs: path, in: FileManager.default.currentDirectoryPath),
      variables: variables, inputIsTerminal: isatty(0) != 0,
      outputIsTerminal: isatty(1) != 0, errorsAreOnTerminal: isatty(2) != 0)
  }
}

extension Descriptor {
  /// Makes sure that a closed stream stays useless, so that no file opened later takes its number.
  package static func closeGaps() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
