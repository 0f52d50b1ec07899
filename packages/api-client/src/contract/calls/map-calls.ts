import * as districtTable from '../district-table';
import * as layerStatistics from '../layer-statistics';
import * as regionStatistics from '../region-statistics';
import * as savedView from '../saved-view';
import * as styleLibrary from '../style-library';

/** Calls of the tools of the result map: tables, statistics, saved views and styles. */
export const mapCalls = {
  // Districts and regions
  listDistrictFigures: districtTable.listDistrictFigures,
  districtFile: districtTable.districtFile,
  polygonStatistics: regionStatistics.polygonStatistics,
  polygonSum: regionStatistics.polygonSum,
  fileStatistics: regionStatistics.fileStatistics,
  regionTableFile: regionStatistics.regionTableFile,
  // Statistics of layers
  vectorStatistics: layerStatistics.vectorStatistics,
  rasterStatistics: layerStatistics.rasterStatistics,
  rasterHistogram: layerStatistics.rasterHistogram,
  rasterUniqueValues: layerStatistics.rasterUniqueValues,
  rasterLedger: layerStatistics.rasterLedgerCall,
  fieldValues: layerStatistics.fieldValues,
  fieldDetail: layerStatistics.fieldDetail,
  // Saved views
  listSavedViews: savedView.listSavedViews,
  saveView: savedView.saveView,
  renameView: savedView.renameView,
  deleteView: savedView.deleteView,
  // Style library
  listPublicStyles: styleLibrary.listPublicStyles,
  listUserStyles: styleLibrary.listUserStyles,
  getUserStyle: styleLibrary.getUserStyle,
  saveUserStyle: styleLibrary.saveUserStyle,
  renameUserStyle: styleLibrary.renameUserStyle,
  deleteUserStyle: styleLibrary.deleteUserStyle,
} as const;
