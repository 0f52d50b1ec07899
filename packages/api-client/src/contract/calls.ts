import * as accountReport from './account-report';
import * as absentService from './absent-service';
import * as accountChange from './account-change';
import * as accountTemplate from './account-template';
import * as accountSummary from './account-summary';
import * as accountFigure from './account-figure';
import * as app from './app';
import * as basicSetting from './basic-setting';
import * as comparability from './comparability';
import * as department from './department';
import * as districtTable from './district-table';
import * as ecosystemTypes from './ecosystem-types';
import * as changedCells from './changed-cells';
import * as extentAccount from './extent-account';
import * as events from './events';
import * as evidenceBundle from './evidence-bundle';
import * as forcedZero from './forced-zero';
import * as indicators from './indicators';
import * as layerData from './layer-data';
import * as layerPreview from './layer-preview';
import * as layerStatistics from './layer-statistics';
import * as regionStatistics from './region-statistics';
import * as model from './model';
import * as modelSetup from './model-setup';
import * as notice from './notice';
import * as predecessor from './predecessor';
import * as preflight from './preflight';
import * as project from './project';
import * as range from './range';
import * as reclassification from './reclassification';
import * as regionFile from './region-file';
import * as report from './report-form';
import * as reportTemplate from './report-template';
import * as reportProgress from './department-progress';
import * as result from './result';
import * as resultInput from './result-input';
import * as run from './run';
import * as savedView from './saved-view';
import * as scenario from './scenario';
import * as seeaTables from './seea-tables';
import * as session from './session';
import * as spaceSharing from './space-sharing';
import * as registration from './registration';
import * as support from './support';
import * as publicLibrary from './public-library';
import * as styleLibrary from './style-library';

/** Every call of the API by name: the one table that client, server, documentation and tests read. */
export const calls = {
  // Session and user
  login: session.login,
  logout: session.logout,
  userInfo: session.userInfo,
  updateUser: session.updateUser,
  changePassword: session.changePassword,
  projection: session.projection,
  sendRegistrationCode: registration.sendRegistrationCode,
  register: registration.register,
  // Projects
  createProject: project.createProject,
  listProjects: project.listProjects,
  getProject: project.getProject,
  renameProject: project.renameProject,
  deleteProject: project.deleteProject,
  copyProject: project.copyProject,
  copyProgress: project.copyProgress,
  // Settings
  getBasicSetting: basicSetting.getBasicSetting,
  saveBasicSetting: basicSetting.saveBasicSetting,
  generateDepartments: basicSetting.generateDepartments,
  uploadRegionFile: regionFile.uploadRegionFile,
  getRegionFile: regionFile.getRegionFile,
  setRegionFileEncoding: regionFile.setRegionFileEncoding,
  deleteRegionFile: regionFile.deleteRegionFile,
  getForceCorrelation: forcedZero.getForceCorrelation,
  saveForceCorrelation: forcedZero.saveForceCorrelation,
  uploadUrbanBoundary: forcedZero.uploadUrbanBoundary,
  deleteUrbanBoundary: forcedZero.deleteUrbanBoundary,
  restoreUrbanBoundary: forcedZero.restoreUrbanBoundary,
  getSpatialAverage: spaceSharing.getSpatialAverage,
  saveSpatialAverage: spaceSharing.saveSpatialAverage,
  listEcosystemTypes: ecosystemTypes.listEcosystemTypes,
  listReclassificationPresets: reclassification.listReclassificationPresets,
  // Departments
  addDepartment: department.addDepartment,
  updateDepartment: department.updateDepartment,
  deleteDepartment: department.deleteDepartment,
  changeDepartmentPassword: department.changeDepartmentPassword,
  listDepartments: department.listDepartments,
  listDistrictDepartments: department.listDistrictDepartments,
  departmentExists: department.departmentExists,
  // Models
  listModels: model.listModels,
  getSelectedModels: model.getSelectedModels,
  selectModels: model.selectModels,
  listAbsentServices: absentService.listAbsentServices,
  declareAbsentService: absentService.declareAbsentService,
  withdrawAbsentService: absentService.withdrawAbsentService,
  getModelSetup: modelSetup.getModelSetup,
  uploadModelFile: modelSetup.uploadModelFile,
  saveModelFileSettings: modelSetup.saveModelFileSettings,
  preflightModelFile: preflight.preflightModelFile,
  compareModelFile: predecessor.compareModelFile,
  inputTemplate: modelSetup.inputTemplate,
  deleteModelFile: modelSetup.deleteModelFile,
  restoreModelFile: modelSetup.restoreModelFile,
  saveModelParameters: modelSetup.saveModelParameters,
  getUncertainties: range.getUncertainties,
  saveUncertainties: range.saveUncertainties,
  assignModelFile: modelSetup.assignModelFile,
  templateExists: modelSetup.templateExists,
  // Runs
  startPretreatment: run.startPretreatment,
  getPretreatment: run.getPretreatment,
  stopPretreatment: run.stopPretreatment,
  startCalculation: run.startCalculation,
  getCalculation: run.getCalculation,
  getCalculationWindows: run.getCalculationWindows,
  stopCalculation: run.stopCalculation,
  resetCalculation: run.resetCalculation,
  projectEvents: events.projectEvents,
  // Reports and progress
  listReportItems: reportTemplate.listReportItems,
  listUnconfirmedReports: reportTemplate.listUnconfirmedReports,
  saveReportTemplate: reportTemplate.saveReportTemplate,
  previewAssignment: reportTemplate.previewAssignment,
  assignReports: reportTemplate.assignReports,
  getReportTemplate: reportTemplate.getReportTemplate,
  listReportForms: report.listReportForms,
  saveReportForm: report.saveReportForm,
  uploadReportFile: report.uploadReportFile,
  getReportForm: report.getReportForm,
  preflightReportForm: report.preflightReportForm,
  setReportFormState: report.setReportFormState,
  reviewReportForm: report.reviewReportForm,
  cancelConfirmation: report.cancelConfirmation,
  extendReportForm: report.extendReportForm,
  reportFormTemplate: report.reportFormTemplate,
  reportFormTemplateFile: report.reportFormTemplateFile,
  refusedReportFile: report.refusedReportFile,
  listProgress: reportProgress.listProgress,
  listModelProgress: reportProgress.listModelProgress,
  refreshProgress: reportProgress.refreshProgress,
  remindDepartment: reportProgress.remindDepartment,
  // Notices
  listNotices: notice.listNotices,
  countUnreadNotices: notice.countUnreadNotices,
  readNotices: notice.readNotices,
  listSentNotices: notice.listSentNotices,
  retryNotice: notice.retryNotice,
  getNoticeSetting: notice.getNoticeSetting,
  saveNoticeSetting: notice.saveNoticeSetting,
  // Results
  listCalculatedModels: result.listCalculatedModels,
  resultView: result.resultView,
  listDistrictFigures: districtTable.listDistrictFigures,
  districtFile: districtTable.districtFile,
  resultFile: result.resultFile,
  accountReport: accountReport.accountReport,
  listReportChapters: accountReport.listReportChapters,
  saveReportText: accountReport.saveReportText,
  getAccountTemplate: accountTemplate.getAccountTemplate,
  accountTemplateFile: accountTemplate.accountTemplateFile,
  uploadAccountTemplate: accountTemplate.uploadAccountTemplate,
  deleteAccountTemplate: accountTemplate.deleteAccountTemplate,
  evidenceBundle: evidenceBundle.evidenceBundle,
  getFigure: accountFigure.getFigure,
  outdatedResults: result.outdatedResults,
  listResultInputs: resultInput.listResultInputs,
  resultPlausibility: result.resultPlausibility,
  resultRanges: range.resultRanges,
  prepareScenario: scenario.prepareScenario,
  landCoverScenario: scenario.landCoverScenario,
  // The account
  getAccountChange: accountChange.getAccountChange,
  accountChangeFile: accountChange.accountChangeFile,
  getComparability: comparability.getComparability,
  getIndicatorInputs: indicators.getIndicatorInputs,
  saveIndicatorInputs: indicators.saveIndicatorInputs,
  getIndicators: indicators.getIndicators,
  indicatorFile: indicators.indicatorFile,
  extentAccount: extentAccount.extentAccountCall,
  changedCells: changedCells.changedCellsCall,
  changedCellsData: changedCells.changedCellsData,
  seeaTables: seeaTables.seeaTables,
  seeaFile: seeaTables.seeaFile,
  getAccountSummary: accountSummary.getAccountSummary,
  getDistrictMatrix: accountSummary.getDistrictMatrix,
  // Layers
  listLayers: layerData.listLayers,
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
  regionPreview: layerPreview.regionPreview,
  vectorPreview: layerPreview.vectorPreview,
  rasterPreview: layerPreview.rasterPreview,
  rasterPreviewInfo: layerPreview.rasterPreviewInfo,
  vectorPreviewStatistics: layerPreview.vectorPreviewStatistics,
  rasterPreviewStatistics: layerPreview.rasterPreviewStatistics,
  rasterPreviewHistogram: layerPreview.rasterPreviewHistogram,
  rasterPreviewUniqueValues: layerPreview.rasterPreviewUniqueValues,
  // Saved views
  listSavedViews: savedView.listSavedViews,
  saveView: savedView.saveView,
  renameView: savedView.renameView,
  deleteView: savedView.deleteView,
  // Styles
  listPublicStyles: styleLibrary.listPublicStyles,
  listUserStyles: styleLibrary.listUserStyles,
  getUserStyle: styleLibrary.getUserStyle,
  saveUserStyle: styleLibrary.saveUserStyle,
  renameUserStyle: styleLibrary.renameUserStyle,
  deleteUserStyle: styleLibrary.deleteUserStyle,
  listPublicLibrary: publicLibrary.listPublicLibrary,
  importPublicStyles: publicLibrary.importPublicStyles,
  changePublicStyle: publicLibrary.changePublicStyle,
  deletePublicStyle: publicLibrary.deletePublicStyle,
  renamePublicGroup: publicLibrary.renamePublicGroup,
  deletePublicGroup: publicLibrary.deletePublicGroup,
  // The installation
  appInfo: app.appInfo,
  basemap: app.basemap,
  healthz: app.healthz,
  listDownloads: support.listDownloads,
  downloadFile: support.downloadFile,
  supportInfo: support.supportInfo,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
