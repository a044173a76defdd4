import CameraModel
import GuestModel
import IMLoginModel
import JourneyWalker
import PermissionFacts
import PermissionModels
import PopupsModel
import WidgetModel

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + PermissionSystems.shelf + GuestSystems.shelf
    + PopupSystems.shelf + IMLoginSystems.shelf + WidgetSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
