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
let automation = PermissionTable.automation

JourneyCommand.main(
  catalogs: [
    ListedCatalog(
      "Camera", CameraSystems.catalog, of: "CameraSystems.catalog", in: "CameraModel"),
    ListedCatalog(
      "Permissions", PermissionSystems.catalog, of: "PermissionSystems.catalog",
      in: "PermissionModels"),
    ListedCatalog(
      "Permissions, one after the other", CoordinatorSystems.catalog,
      of: "CoordinatorSystems.catalog", in: "PermissionModels"),
    ListedCatalog(
      "Guest mode", GuestSystems.catalog, of: "GuestSystems.catalog", in: "GuestModel"),
    ListedCatalog(
      "Popups", PopupSystems.catalog, of: "PopupSystems.catalog", in: "PopupsModel"),
    ListedCatalog(
      "Login of a messenger", IMLoginSystems.catalog, of: "IMLoginSystems.catalog",
      in: "IMLoginModel"),
    ListedCatalog(
      "Widget", WidgetSystems.catalog, of: "WidgetSystems.catalog", in: "WidgetModel"),
    ListedCatalog(
      "All of them", KickedSystems.catalog, of: "KickedSystems.catalog", in: "KickedModel"),
  ],
  tables: [
    ListedTable("permissions", columns: facts.columns, rows: facts.rows),
    ListedTable("consents", columns: consents.columns, rows: consents.rows),
    ListedTable("automation", columns: automation.columns, rows: automation.rows),
  ],
  permissions: Declaration.all)
