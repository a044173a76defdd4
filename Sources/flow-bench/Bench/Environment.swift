import Foundation

/// On what everything is measured.
enum Environment {
  static func print(to report: Report) {
    report.line("\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores")
    report.line("\(compiler), \(build)")
    report.line("times are of the processor, not of the wall, unless said otherwise")
  }

  private static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? "an unknown processor"
  }

  private static var compiler: String {
    guard let swiftc = Tool("swiftc"), let told = try? swiftc.run(["--version"]).output else {
      return "an unknown compiler"
    }
    return told.split(separator: "\n").first.map(String.init) ?? "an unknown compiler"
  }

  static var build: String {
    #if DEBUG
      "DEBUG BUILD: its times say nothing"
    #else
      "release build"
    #endif
  }
}
