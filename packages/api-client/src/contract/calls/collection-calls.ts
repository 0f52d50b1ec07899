import * as reportProgress from '../department-progress';
import * as layerPreview from '../layer-preview';
import * as notice from '../notice';
import * as report from '../report-form';
import * as reportTemplate from '../report-template';
import * as support from '../support';

/** Calls of the collection of data. */
export const collectionCalls = {
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
  // Notices that were sent
  listSentNotices: notice.listSentNotices,
  retryNotice: notice.retryNotice,
  getNoticeSetting: notice.getNoticeSetting,
  saveNoticeSetting: notice.saveNoticeSetting,
  // Previews
  vectorPreview: layerPreview.vectorPreview,
  rasterPreview: layerPreview.rasterPreview,
  rasterPreviewInfo: layerPreview.rasterPreviewInfo,
  vectorPreviewStatistics: layerPreview.vectorPreviewStatistics,
  rasterPreviewStatistics: layerPreview.rasterPreviewStatistics,
  rasterPreviewHistogram: layerPreview.rasterPreviewHistogram,
  rasterPreviewUniqueValues: layerPreview.rasterPreviewUniqueValues,
  // Downloads and support
  listDownloads: support.listDownloads,
  downloadFile: support.downloadFile,
  supportInfo: support.supportInfo,
} as const;
