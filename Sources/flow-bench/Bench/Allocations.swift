import Foundation

/// Counts how often memory is asked for.
///
/// A library of a few lines stands before the C library's `malloc`. It is compiled on the spot and
/// loaded before everything else into another process of this tool, which counts and reports.
enum Allocations {
  /// What can be counted.
  enum Counted: String {
    case dispatch

    func print() throws {
      switch self {
      case .dispatch: try Section.printAllocations()
      }
    }
  }

  /// The argument with which the tool calls itself to count.
  private static let argument = "--count-allocations"

  /// What this process was started to count; nil if it was not started for that.
  static var asked: Counted? {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == argument else { return nil }
    return Counted(rawValue: arguments[2])
  }

  private static let source = """
    #include <stddef.h>
    #include <errno.h>
    long flow_bench_allocations;
    extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
    extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
    static void *given(void *p) {
      flow_bench_allocations++;
      return p;
    }
    void *malloc(size_t n) { return given(__libc_malloc(n)); }
    void *calloc(size_t n, size_t m) { return given(__libc_calloc(n, m)); }
    void *realloc(void *p, size_t n) { return given(__libc_realloc(p, n)); }
    void *memalign(size_t a, size_t n) { return given(__libc_memalign(a, n)); }
    void *aligned_alloc(size_t a, size_t n) { return memalign(a, n); }
    int posix_memalign(void **p, size_t a, size_t n) {
      *p = memalign(a, n);
      return *p ? 0 : ENOMEM;
    }

    """

  /// How often some work asks for memory; nil in a process that does not count.
  static func during(_ work: () -> Void) -> Int? {
    guard let count = counter("flow_bench_allocations") else { return nil }
    let before = count.pointee
    work()
    return count.pointee - before
  }

  // Safe: the library above defines it as a `long`, and is never unloaded.
  private static func counter(_ name: String) -> UnsafeMutablePointer<Int>? {
    dlsym(nil, name)?.assumingMemoryBound(to: Int.self)
  }

  /// What a counting process prints: one number for each piece of work.
  ///
  /// - Throws: why nothing can be counted here.
  static func count(_ counted: Counted) throws -> [Int] {
    #if os(Linux)
      guard counter("flow_bench_allocations") == nil else {
        throw Failure("the counting process is not to start another one")
      }
      guard let gcc = Tool("gcc") else { throw Failure("there is no `gcc`") }
      return try withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("count.c")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let built = try gcc.run(
          ["-O2", "-w", "-shared", "-fPIC", "-o", "count.so", "count.c"], in: folder)
        guard built.status == 0 else { throw Failure("gcc: \(built.output)") }
        let told = try Tool(path: "/proc/self/exe".resolved).run(
          [argument, counted.rawValue], in: folder,
          with: ["LD_PRELOAD": folder.appendingPathComponent("count.so").path])
        let numbers = told.output.split(separator: " ").compactMap {
          Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        guard told.status == 0, !numbers.isEmpty else { throw Failure(told.output) }
        return numbers
      }
    #else
      throw Failure("it is done on Linux alone")
    #endif
  }
}

extension String {
  /// The path behind a symbolic link.
  fileprivate var resolved: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self)) ?? self
  }
}
