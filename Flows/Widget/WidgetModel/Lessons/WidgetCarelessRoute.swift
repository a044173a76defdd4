import EveryPath
import FlowModel
import WidgetFlow

/// A route with one mistake at a time.
extension WidgetRoute {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case opensAgain
    case countsTwice
    case staysHome
  }

  /// The route with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(self, name: "widget-mutant-\(fault.rawValue)") { state in
      switch (fault, state) {
      case (.opensAgain, .onPage):
        On(.widgetTapped) {
          Perform(.track)
          open
        }
      case (.countsTwice, .elsewhere):
        On(.widgetTapped) {
          Perform(.track)
          Perform(.track)
          open
        }
      case (.staysHome, .elsewhere):
        On(.widgetTapped) {
          Perform(.track)
          Stay()
        }
      default: transitions(from: state)
      }
    }
  }
}
