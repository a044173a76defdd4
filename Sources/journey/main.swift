import CameraModel
import GuestModel
import JourneyWalker
import KickedModel
import PermissionFacts
import PermissionModels
import PopupsModel

let facts = PermissionTable.full

JourneyTool.main(
  systems: CameraSystems.shelf + PermissionSystems.shelf + GuestSystems.shelf
    + PopupSystems.shelf + KickedSystems.shelf,
  tables: [ListedTable("permissions", columns: facts.columns, rows: facts.rows)])
