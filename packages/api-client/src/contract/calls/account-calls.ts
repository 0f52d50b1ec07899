import * as accountChange from '../account-change';
import * as accountFigure from '../account-figure';
import * as accountReport from '../account-report';
import * as accountSummary from '../account-summary';
import * as accountTemplate from '../account-template';
import * as changedCells from '../changed-cells';
import * as evidenceBundle from '../evidence-bundle';
import * as extentAccount from '../extent-account';
import * as indicators from '../indicators';
import * as range from '../range';
import * as resultInput from '../result-input';
import * as scenario from '../scenario';
import * as seeaTables from '../seea-tables';

/** Calls of the account: its figures, tables, report and scenarios. */
export const accountCalls = {
  // Report and evidence
  accountReport: accountReport.accountReport,
  listReportChapters: accountReport.listReportChapters,
  saveReportText: accountReport.saveReportText,
  getAccountTemplate: accountTemplate.getAccountTemplate,
  accountTemplateFile: accountTemplate.accountTemplateFile,
  uploadAccountTemplate: accountTemplate.uploadAccountTemplate,
  deleteAccountTemplate: accountTemplate.deleteAccountTemplate,
  evidenceBundle: evidenceBundle.evidenceBundle,
  getFigure: accountFigure.getFigure,
  listResultInputs: resultInput.listResultInputs,
  // Ranges and scenarios
  resultRanges: range.resultRanges,
  prepareScenario: scenario.prepareScenario,
  landCoverScenario: scenario.landCoverScenario,
  // Figures and tables of the account
  getAccountChange: accountChange.getAccountChange,
  accountChangeFile: accountChange.accountChangeFile,
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
} as const;
