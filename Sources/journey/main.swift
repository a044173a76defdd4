import CameraModel
import GuestModel
import JourneyWalker
import PermissionFacts

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + GuestSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
