import CameraModel
import JourneyWalker
import PermissionFacts

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
