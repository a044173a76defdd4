import CameraModel
import IMLoginModel
import JourneyWalker
import PermissionFacts

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + IMLoginSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
