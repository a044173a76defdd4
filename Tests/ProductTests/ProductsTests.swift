import PermissionDoctor
import Testing

/// Each permission is a product that links its own framework, down to the selector: an app needs
/// the purpose strings of the permissions it names, and no others.
@Suite struct ProductsTests {
  static let products = (try? Product.all) ?? []

  @Test func `Every product has a folder, and every folder is a product`() throws {
    #expect(!Self.products.isEmpty)
    #expect(Self.products.map(\.name) == (try Repository.names(in: Product.folder)))
    #expect(Self.products.allSatisfy { !$0.sources.isEmpty })
  }

  @Test(arguments: products)
  func `A product imports its own framework and no other's`(_ product: Product) {
    let found = product.sources.flatMap { product.boundary.violations(in: $0.text, path: $0.path) }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    #expect(product.imports.contains(product.framework))
  }

  @Test(arguments: products)
  func `A product names nothing that another permission's purpose string is asked for`(
    _ product: Product
  ) {
    let found = ForbiddenName.all.flatMap { $0.violations(in: product) }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: products)
  func `A closure that a framework calls belongs to no actor`(_ product: Product) throws {
    let names = BareClosure.known.union(try Declarations(of: product.imports).functions)
    let found = product.sources.flatMap { BareClosure.found(in: $0.text, $0.path, names) }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: Boundary.shared)
  func `The core, the flows and the faces import no permission's framework`(
    _ boundary: Boundary
  ) throws {
    let paths = try Repository.sources(in: boundary.folder)
    #expect(!paths.isEmpty)
    let found = try paths.flatMap { path in
      boundary.violations(in: SwiftText(try Repository.text(of: path)), path: path)
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
