import JourneyTool
import PermissionFacts

extension ListedPermission {
  /// What an app declares, as the tool takes it.
  init(_ declaration: Declaration) {
    let keys = declaration.keys.value.map { key in
      let (first, last): (String?, Int?) =
        switch key.systems {
        case .all: (nil, nil)
        case .from(let version, 0): ("\(version)", nil)
        case .from(let version, let minor): ("\(version).\(minor)", nil)
        case .upTo(let version): (nil, version)
        }
      return Key(
        key.name, holds: Key.Value(key.value), from: first, upTo: last, for: key.use,
        without: declaration.effect(without: key))
    }
    let taken = declaration.questionTaken?.value
    self.init(
      declaration.name, keys: keys, unseen: declaration.needsBeside,
      taken: taken.map { Taken($0.entry, in: $0.keys.map(\.name)) })
  }
}

extension ListedPermission.Key.Value {
  fileprivate init(_ value: UsageKey.Value) {
    self =
      switch value {
      case .text: .text
      case .texts: .texts
      case .textsByName: .textsByName
      case .details: .details
      case .flag: .flag
      }
  }
}
