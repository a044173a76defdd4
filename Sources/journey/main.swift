import CameraModel
import GuestModel
import IMLoginModel
import JourneyTool
import KickedModel
import PermissionFacts
import PermissionModels
import PopupsModel
import WidgetModel

let facts = PermissionTable.full
let consents = PermissionTable.consents

JourneyCommand.main(
  shelves: [
    ListedShelf(
      "Camera", CameraSystems.shelf, of: "CameraSystems.shelf", in: "CameraModel"),
    ListedShelf(
      "Permissions", PermissionSystems.shelf, of: "PermissionSystems.shelf", in: "PermissionModels"),
    ListedShelf(
      "Guest mode", GuestSystems.shelf, of: "GuestSystems.shelf", in: "GuestModel"),
    ListedShelf(
      "Popups", PopupSystems.shelf, of: "PopupSystems.shelf", in: "PopupsModel"),
    ListedShelf(
      "Login of a messenger", IMLoginSystems.shelf, of: "IMLoginSystems.shelf", in: "IMLoginModel"),
    ListedShelf(
      "Widget", WidgetSystems.shelf, of: "WidgetSystems.shelf", in: "WidgetModel"),
    ListedShelf(
      "All of them", KickedSystems.shelf, of: "KickedSystems.shelf", in: "KickedModel"),
  ],
  tables: [
    ListedTable("permissions", columns: facts.columns, rows: facts.rows),
    ListedTable("consents", columns: consents.columns, rows: consents.rows),
  ],
  permissions: Declaration.all.map { ListedPermission($0) })
