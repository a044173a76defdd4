import CameraModel
import JourneyWalker
import PermissionFacts
import PopupsModel

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + PopupSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
