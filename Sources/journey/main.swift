import CameraModel
import JourneyWalker
import PermissionFacts
import PermissionModels
import PopupsModel

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + PermissionSystems.shelf + PopupSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
