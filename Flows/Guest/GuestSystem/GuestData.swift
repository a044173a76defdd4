/// One owner's rows, history and cart, as they are kept in one file.
public struct GuestData: Codable, Hashable, Sendable {
  /// A line of a cart.
  public struct CartLine: Codable, Hashable, Sendable {
    /// Its key, which no other line of any guest has.
    public var key: String
    /// How many.
    public var quantity: Int

    /// So many of something, under a key.
    public init(key: String, quantity: Int) {
      self.key = key
      self.quantity = quantity
    }
  }

  /// The rows, by their ids.
  public var rows: [String: String] = [:]
  /// The history, by the time of the visit.
  public var visits: [String: String] = [:]
  /// The cart, by product.
  public var cart: [String: CartLine] = [:]
  /// The keys of the guest's lines that are part of this cart already.
  public var absorbed: [String] = []

  /// Nothing.
  public init() {}
}
