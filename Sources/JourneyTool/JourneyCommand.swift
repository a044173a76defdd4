public import FlowModel
public import PermissionFacts

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal program: walks, replays, checks and draws the systems it is given.
public enum JourneyCommand {
  /// Runs the command line of this process on `systems`, and ends the process.
  ///
  /// `journey list` prints the systems, `journey list NAME` one of the `tables`; `journey doctor`
  /// holds an Info.plist against some of the `permissions`.
  ///
  /// ```swift
  /// JourneyCommand.main(systems: [camera, location])
  /// ```
  public static func main(
    systems: [any AnySystem], tables: [ListedTable] = [], permissions: [Declaration] = []
  ) -> Never {
    main(catalogs: [ListedCatalog(nil, systems)], tables: tables, permissions: permissions)
  }

  /// Runs the command line of this process on the systems of some catalogs, and ends the process.
  ///
  /// `journey list` prints each catalog under its title.
  public static func main(
    catalogs: [ListedCatalog], tables: [ListedTable] = [], permissions: [Declaration] = []
  ) -> Never {
    Descriptor.closeGaps()
    let tool = Tool(
      catalogs: catalogs, tables: tables, permissions: permissions, console: SystemConsole(),
      environment: .process(usually: "journey"))
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
