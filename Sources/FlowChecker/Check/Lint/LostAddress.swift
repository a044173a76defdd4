import EveryPath
import FlowModel

/// An answer goes to an address that the world keeps, and shows to its `renumber`.
extension WorldLint {
  /// The components answered at other addresses: their tickets have got new numbers meanwhile.
  var lostAddresses: [Finding] {
    system.lostComponents.map { component in
      Finding(
        rule: "lost-address",
        sentence: "the world answers `\(system.components[component].name)` at an address that its "
          + "`renumber` leaves out, so the answer is lost; let it replace every address the world "
          + "keeps",
        lines: [])
    }
  }
}
