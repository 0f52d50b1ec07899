import * as absentService from '../absent-service';
import * as basicSetting from '../basic-setting';
import * as department from '../department';
import * as forcedZero from '../forced-zero';
import * as model from '../model';
import * as modelSetup from '../model-setup';
import * as predecessor from '../predecessor';
import * as preflight from '../preflight';
import * as publicLibrary from '../public-library';
import * as range from '../range';
import * as reclassification from '../reclassification';
import * as regionFile from '../region-file';
import * as registration from '../registration';
import * as spaceSharing from '../space-sharing';

/** Calls of the settings, and of screens that few people open. */
export const settingCalls = {
  // Registration
  sendRegistrationCode: registration.sendRegistrationCode,
  register: registration.register,
  // Settings
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
  listReclassificationPresets: reclassification.listReclassificationPresets,
  // Departments
  addDepartment: department.addDepartment,
  updateDepartment: department.updateDepartment,
  deleteDepartment: department.deleteDepartment,
  changeDepartmentPassword: department.changeDepartmentPassword,
  listDepartments: department.listDepartments,
  listDistrictDepartments: department.listDistrictDepartments,
  departmentExists: department.departmentExists,
  // Models and their inputs
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
  // Public style library
  listPublicLibrary: publicLibrary.listPublicLibrary,
  importPublicStyles: publicLibrary.importPublicStyles,
  changePublicStyle: publicLibrary.changePublicStyle,
  deletePublicStyle: publicLibrary.deletePublicStyle,
  renamePublicGroup: publicLibrary.renamePublicGroup,
  deletePublicGroup: publicLibrary.deletePublicGroup,
} as const;
