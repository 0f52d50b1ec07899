import { commonCalls } from '../contract/calls/common-calls';
import type { CallName } from '../contract/calls';
import type { CallContract } from '../contract/protocol/define-call';

/** A part of the contract that comes with the first of its calls; a test holds the names against it. */
interface LatePart {
  readonly names: readonly CallName[];
  readonly load: () => Promise<Readonly<Record<string, CallContract>>>;
}

export const lateParts: readonly LatePart[] = [
  {
    load: async () => (await import('../contract/calls/map-calls')).mapCalls,
    names: [
      'listDistrictFigures',
      'districtFile',
      'polygonStatistics',
      'polygonSum',
      'fileStatistics',
      'regionTableFile',
      'vectorStatistics',
      'rasterStatistics',
      'rasterHistogram',
      'rasterUniqueValues',
      'rasterLedger',
      'fieldValues',
      'fieldDetail',
      'listSavedViews',
      'saveView',
      'renameView',
      'deleteView',
      'listPublicStyles',
      'listUserStyles',
      'getUserStyle',
      'saveUserStyle',
      'renameUserStyle',
      'deleteUserStyle',
    ],
  },
  {
    load: async () => (await import('../contract/calls/setting-calls')).settingCalls,
    names: [
      'sendRegistrationCode',
      'register',
      'saveBasicSetting',
      'generateDepartments',
      'uploadRegionFile',
      'getRegionFile',
      'setRegionFileEncoding',
      'deleteRegionFile',
      'getForceCorrelation',
      'saveForceCorrelation',
      'uploadUrbanBoundary',
      'deleteUrbanBoundary',
      'restoreUrbanBoundary',
      'getSpatialAverage',
      'saveSpatialAverage',
      'listReclassificationPresets',
      'addDepartment',
      'updateDepartment',
      'deleteDepartment',
      'changeDepartmentPassword',
      'listDepartments',
      'listDistrictDepartments',
      'departmentExists',
      'selectModels',
      'listAbsentServices',
      'declareAbsentService',
      'withdrawAbsentService',
      'getModelSetup',
      'uploadModelFile',
      'saveModelFileSettings',
      'preflightModelFile',
      'compareModelFile',
      'inputTemplate',
      'deleteModelFile',
      'restoreModelFile',
      'saveModelParameters',
      'getUncertainties',
      'saveUncertainties',
      'assignModelFile',
      'templateExists',
      'listPublicLibrary',
      'importPublicStyles',
      'changePublicStyle',
      'deletePublicStyle',
      'renamePublicGroup',
      'deletePublicGroup',
    ],
  },
  {
    load: async () => (await import('../contract/calls/collection-calls')).collectionCalls,
    names: [
      'listReportItems',
      'listUnconfirmedReports',
      'saveReportTemplate',
      'previewAssignment',
      'assignReports',
      'getReportTemplate',
      'listReportForms',
      'saveReportForm',
      'uploadReportFile',
      'getReportForm',
      'preflightReportForm',
      'setReportFormState',
      'reviewReportForm',
      'cancelConfirmation',
      'extendReportForm',
      'reportFormTemplate',
      'reportFormTemplateFile',
      'refusedReportFile',
      'listProgress',
      'listModelProgress',
      'refreshProgress',
      'remindDepartment',
      'listSentNotices',
      'retryNotice',
      'getNoticeSetting',
      'saveNoticeSetting',
      'vectorPreview',
      'rasterPreview',
      'rasterPreviewInfo',
      'vectorPreviewStatistics',
      'rasterPreviewStatistics',
      'rasterPreviewHistogram',
      'rasterPreviewUniqueValues',
      'listDownloads',
      'downloadFile',
      'supportInfo',
    ],
  },
  {
    load: async () => (await import('../contract/calls/account-calls')).accountCalls,
    names: [
      'accountReport',
      'listReportChapters',
      'saveReportText',
      'getAccountTemplate',
      'accountTemplateFile',
      'uploadAccountTemplate',
      'deleteAccountTemplate',
      'evidenceBundle',
      'getFigure',
      'listResultInputs',
      'resultRanges',
      'prepareScenario',
      'landCoverScenario',
      'getAccountChange',
      'accountChangeFile',
      'getIndicatorInputs',
      'saveIndicatorInputs',
      'getIndicators',
      'indicatorFile',
      'extentAccount',
      'changedCells',
      'changedCellsData',
      'seeaTables',
      'seeaFile',
      'getAccountSummary',
      'getDistrictMatrix',
    ],
  },
];

/** Names of all calls. */
export const callNames: readonly CallName[] = [
  ...(Object.keys(commonCalls) as CallName[]),
  ...lateParts.flatMap(({ names }) => names),
];

/** The contracts that are here. */
const known = new Map<string, CallContract>(Object.entries(commonCalls));

/**
 * The contract of a call. Once its part is here the answer waits for nothing: what is saved as a page closes has to be sent
 * before the page has gone, and an import takes longer even of a script that is loaded.
 * @throws TypeError where its part cannot be fetched
 */
export async function contractOf(name: CallName): Promise<CallContract> {
  const part = known.has(name) ? undefined : lateParts.find(({ names }) => names.includes(name));
  if (part) for (const [own, contract] of Object.entries(await part.load())) known.set(own, contract);
  const contract = known.get(name);
  if (!contract) throw new Error(`no part of the contract has the call ${name}`);
  return contract;
}
