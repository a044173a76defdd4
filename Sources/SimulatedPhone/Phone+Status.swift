import FlowModel

extension Phone {
  /// What a fresh read says; nil while something it depends on has never been read.
  public var reading: Service.Reading? {
    guard let isRestricted = service.isRestricted else { return nil }
    if isRestricted { return .restricted }
    guard let hardware = capture.hardware else { return nil }
    if hardware == .none { return .noCamera }
    switch service.answer {
    case nil: return nil
    case .denied?: return .denied
    case .allowed?: return .authorized
    case Service.Answer.none?:
      return service.hasDescription.map { $0 ? .notDetermined : .missingDescription }
    }
  }

  /// Whether the app may use the camera at this moment, whatever it has been told.
  public var isAuthorized: Bool { service.answer == .allowed && service.isRestricted == false }

  /// What the phone may turn out to be, given what is known of it.
  var firstReads: [Move.FirstRead] {
    Move.FirstRead.allCases.filter { first in
      switch first {
      case .restricted: service.isRestricted == nil
      case .noCamera: mayLackCamera
      case .notDetermined:
        mayBe(.none) && service.hasDescription != false && capture.hardware != Capture.Hardware.none
      case .missingDescription:
        mayBe(.none) && service.hasDescription != true && capture.hardware != Capture.Hardware.none
      case .denied: mayBe(.denied) && capture.hardware != Capture.Hardware.none
      case .allowed: mayBe(.allowed) && capture.hardware != Capture.Hardware.none
      }
    }
  }

  private var mayLackCamera: Bool { service.isRestricted != true && capture.hardware == nil }

  private func mayBe(_ answer: Service.Answer) -> Bool {
    service.isRestricted != true && (service.answer == nil || service.answer == answer)
  }

  /// Lets the phone turn out to be something.
  mutating func turnOut(_ first: Move.FirstRead) {
    guard first != .restricted else {
      service.isRestricted = true
      return
    }
    service.isRestricted = false
    guard first != .noCamera else {
      capture.hardware = Capture.Hardware.none
      return
    }
    capture.hardware = .present
    switch first {
    case .notDetermined:
      service.answer = Service.Answer.none
      service.hasDescription = true
    case .missingDescription:
      service.answer = Service.Answer.none
      service.hasDescription = false
    case .denied, .allowed:
      service.answer = first == .denied ? .denied : .allowed
      service.hasDescription = nil
    case .restricted, .noCamera: break
    }
  }

  /// A change of the permission, or of what may be done with it.
  mutating func change(
    _ aftermath: Move.Aftermath, _ news: inout News<Phone>, _ change: (inout Service) -> Void
  ) {
    let old = reading
    change(&service)
    switch aftermath {
    case .kills: if isRunning { endProcess(&news) }
    case .survives: service.staleReading = nil
    case .seesOld: if isRunning, service.staleReading == nil { service.staleReading = old }
    }
    if !isAuthorized, capture.session == .picture || capture.session == .interrupted {
      // A running session is not told that it may not see any more (documented by absence).
      capture.session = .black
    }
  }
}
