import CameraModel
import JourneyWalker
import PermissionFacts
import PermissionModels

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + PermissionSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
