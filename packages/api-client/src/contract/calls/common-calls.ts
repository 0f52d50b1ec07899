import * as app from '../app';
import * as basicSetting from '../basic-setting';
import * as comparability from '../comparability';
import * as ecosystemTypes from '../ecosystem-types';
import * as events from '../events';
import * as layerData from '../layer-data';
import * as model from '../model';
import * as notice from '../notice';
import * as project from '../project';
import * as result from '../result';
import * as run from '../run';
import * as session from '../session';

/** Calls of the frame, the projects, the runs and the layers of the result map, which most screens make. */
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
  resultFile: result.resultFile,
  outdatedResults: result.outdatedResults,
  resultPlausibility: result.resultPlausibility,
  getComparability: comparability.getComparability,
  // Layers
  listLayers: layerData.listLayers,
  regionPreview: layerData.regionPreview,
  vectorData: layerData.vectorData,
  rasterData: layerData.rasterData,
  rasterBaseInfo: layerData.rasterBaseInfoCall,
  saveLayerStyle: layerData.saveLayerStyle,
  // Installation
  appInfo: app.appInfo,
  basemap: app.basemap,
  healthz: app.healthz,
} as const;
