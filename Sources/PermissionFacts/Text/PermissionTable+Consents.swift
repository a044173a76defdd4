extension PermissionTable {
  /// What has no status to read, a row for each: how it is asked, how it is told, and what replaces
  /// the status.
  public static let consents = PermissionTable(
    columns: ["consent", "from", "asked by", "answer comes by", "instead of a status", "declared"],
    rows: Consent.all.map { consent in
      [
        consent.name, consent.systems.text, sourced(consent.asked) { $0 },
        sourced(consent.told) { $0 }, sourced(consent.instead) { $0 },
        sourced(consent.declared) { $0 },
      ]
    })
}
