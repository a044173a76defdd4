extension PopupScheduler {
  /// Every event about the popups of the catalogue, their groups, containers and conditions.
  public var alphabet: [PopupEvent] {
    catalogue.flatMap(events)
      + unique(catalogue.map(\.group)).flatMap { [.suspend($0), .resume($0)] }
      + unique(catalogue.map(\.container)).flatMap { [.dismissContainer($0), .containerGone($0)] }
      + unique(catalogue.compactMap(\.identifier)).map { .dismissIdentifier($0) }
      + unique(catalogue.compactMap(\.condition)).flatMap {
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

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
