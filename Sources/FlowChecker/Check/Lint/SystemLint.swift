import EveryPath
import FlowModel

/// What is odd about a system as it is declared, whatever happens in it; each rule has its file.
enum SystemLint {
  /// Every finding, rule by rule, each as authored.
  ///
  /// What properties and the world ask for is known once the system has been searched.
  static func findings<W: World>(_ system: System<W>) -> [Finding] {
    var findings: [Finding] = NoWorld.findings(of: system)
    findings += MissingComponent.findings(of: system)
    findings += AmbiguousPredicate.findings(of: system)
    findings += ForeignValues.findings(of: system)
    findings += UnknownReceiver.findings(of: system)
    findings += RepeatedProperty.findings(of: system)
    findings += NamelessProperty.findings(of: system)
    findings += EndlessTime.findings(of: system)
    findings += NoTime.findings(of: system)
    return findings
  }
}
