import EveryPath

extension PopupScheduler {
  /// Every event about the popups of the catalogue, their groups, containers and conditions.
  public var alphabet: [PopupEvent] {
    catalogue.flatMap(events)
      + catalogue.map(\.group).uniqued.flatMap { [.suspend($0), .resume($0)] }
      + catalogue.map(\.container).uniqued.flatMap { [.dismissContainer($0), .containerGone($0)] }
      + catalogue.compactMap(\.identifier).uniqued.map { .dismissIdentifier($0) }
      + catalogue.compactMap(\.condition).uniqued.flatMap {
        [.condition($0, isMet: false), .condition($0, isMet: true)]
      }
      + [.keyboard(isUp: true), .keyboard(isUp: false), .dismissAll]
      + [.scene(isActive: false), .scene(isActive: true)]
  }

  private func events(about popup: Popup) -> [PopupEvent] {
    let id = popup.id
    return [
      .add(popup), .appeared(id), .disappeared(id), .closed(id), .tappedOutside(id),
      .timedOut(id), .dismiss(id), .vanished(id),
    ]
  }
}
