import EveryPath

/// Offers tea on a page, and boils water in a kettle.
public final class TeaDriver: Driver {
  private let page: any TeaPage
  private let kettle: any Kettle
  private var boils = 0

  public init(_ page: any TeaPage, _ kettle: any Kettle) {
    (self.page, self.kettle) = (page, kettle)
  }

  public func perform(_ effect: TeaFlow.Effect, reply: Reply<TeaFlow.Event>) {
    switch effect {
    case .offer:
      page.offer { reply.resolveFromAnyThread($0.map { .chosen($0) } ?? .declined) }
    case .boil(let degrees):
      boils += 1
      Task { reply.resolveFromAnyThread(await kettle.boil(degrees) ? .boiled : .failed) }
    }
  }
}

@MainActor
public protocol TeaPage {
  func offer(_ answer: @escaping @Sendable (Blend?) -> Void)
}

@MainActor
public protocol Kettle {
  func boil(_ degrees: Int) async -> Bool
}
