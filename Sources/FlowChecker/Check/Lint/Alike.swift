extension Array {
  /// Those that are alike side by side, in the order of the first of each kind.
  func alike(_ areAlike: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let group = groups.firstIndex(where: { areAlike($0[0], element) }) {
        groups[group].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
