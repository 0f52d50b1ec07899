import * as app from '../app';
import * as basicSetting from '../basic-setting';
import * as comparability from '../comparability';
import * as districtTable from '../district-table';
import * as ecosystemTypes from '../ecosystem-types';
import * as events from '../events';
import * as layerData from '../layer-data';
import * as layerStatistics from '../layer-statistics';
import * as model from '../model';
import * as notice from '../notice';
import * as project from '../project';
import * as regionStatistics from '../region-statistics';
import * as result from '../result';
import * as run from '../run';
import * as savedView from '../saved-view';
import * as session from '../session';
import * as styleLibrary from '../style-library';

/** Calls of the frame, the projects, the runs and the result map, which most screens make. */
export const commonCalls = {
  // Session and user
  login: session.login,
  logout: session.logout,
  userInfo: session.userInfo,
  updateUser: session.updateUser,
  changePassword: session.changePassword,
  projection: session.projection,
  // Projects
  createProject: project.createProject,
  listProjects: project.listProjects,
  getProject: project.getProject,
  renameProject: project.renameProject,
  deleteProject: project.deleteProject,
  copyProject: project.copyProject,
  copyProgress: project.copyProgress,
  // Settings that most screens read
  getBasicSetting: basicSetting.getBasicSetting,
  listEcosystemTypes: ecosystemTypes.listEcosystemTypes,
  listModels: model.listModels,
  getSelectedModels: model.getSelectedModels,
  // Pretreatment and calculation
  startPretreatment: run.startPretreatment,
  getPretreatment: run.getPretreatment,
  stopPretreatment: run.stopPretreatment,
  startCalculation: run.startCalculation,
  getCalculation: run.getCalculation,
  getCalculationWindows: run.getCalculationWindows,
  stopCalculation: run.stopCalculation,
  resetCalculation: run.resetCalculation,
  projectEvents: events.projectEvents,
  // Notices
  listNotices: notice.listNotices,
  countUnreadNotices: notice.countUnreadNotices,
  readNotices: notice.readNotices,
  // Results
  listCalculatedModels: result.listCalculatedModels,
  resultView: result.resultView,
  listDistrictFigures: districtTable.listDistrictFigures,
  districtFile: districtTable.districtFile,
  resultFile: result.resultFile,
  outdatedResults: result.outdatedResults,
  resultPlausibility: result.resultPlausibility,
  getComparability: comparability.getComparability,
  // Layers and their statistics
  listLayers: layerData.listLayers,
  regionPreview: layerData.regionPreview,
  vectorData: layerData.vectorData,
  rasterData: layerData.rasterData,
  rasterBaseInfo: layerData.rasterBaseInfoCall,
  saveLayerStyle: layerData.saveLayerStyle,
  vectorStatistics: layerStatistics.vectorStatistics,
  rasterStatistics: layerStatistics.rasterStatistics,
  rasterHistogram: layerStatistics.rasterHistogram,
  rasterUniqueValues: layerStatistics.rasterUniqueValues,
  rasterLedger: layerStatistics.rasterLedgerCall,
  fieldValues: layerStatistics.fieldValues,
  fieldDetail: layerStatistics.fieldDetail,
  polygonStatistics: regionStatistics.polygonStatistics,
  polygonSum: regionStatistics.polygonSum,
  fileStatistics: regionStatistics.fileStatistics,
  regionTableFile: regionStatistics.regionTableFile,
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
  // Installation
  appInfo: app.appInfo,
  basemap: app.basemap,
  healthz: app.healthz,
} as const;
