import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { CallRequest } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { definitionOf } from '../model/model';
import { inputOf } from '../model/model-input';
import { previewAssignment } from './assignment';
import {
  cancelConfirmation,
  extendForm,
  reviewForm,
  saveForm,
  submitForm,
  withdrawForm,
} from './form-actions';
import { formWorkbook, uploadForm } from './form-file';
import { listForms } from './form-list';
import { formColumns, formSummary, formView, hasTemplate } from './form-view';
import { refusedWorkbook } from './refused-table';
import { modelProgress, progressCard, progressCards, remindDepartment } from './report-progress';
import { noticeSetting, saveNoticeSetting } from './notice-setting';
import { reportItems } from './report-items';
import { reportTemplate, saveReport, saveReports } from './save-report';
import { unconfirmedReports } from './unconfirmed-reports';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Data collection: what departments supply, the forms that they fill in, their progress and reminders. */
export function collectionRoutes(register: RegisterCall, services: Services): void {
  const view = (formId: string, request: CallRequest, version?: number) =>
    formView(services, sessionOf(request).user, formId, request.word, version);

  register(calls.listReportItems, ({ query }, { language }) => reportItems(services, query, language));
  register(calls.listUnconfirmedReports, ({ query }) => unconfirmedReports(services, query.projectId));
  register(calls.saveReportTemplate, ({ body }) => {
    const { projectId, inputKey, compareFlag = 0, userIds, ...setting } = body;
    const departments = userIds && { only: userIds };
    return saveReport(services, { projectId, inputKey, compareFlag }, { ...setting, departments });
  });
  register(calls.previewAssignment, ({ body: { projectId, items, ...change } }) =>
    previewAssignment(services, projectId, items, change),
  );
  register(calls.assignReports, ({ body }) => {
    const { projectId, items, submitDue, confirmDue, ...departments } = body;
    return saveReports(services, projectId, items, { submitDue, confirmDue, departments });
  });
  register(calls.assignModelFile, async ({ params, body }) => {
    inputOf(definitionOf(params.modelId), body.key);
    const place = { projectId: body.projectId, inputKey: body.key, compareFlag: 0 } as const;
    await saveReport(services, place, { departments: { only: body.userIds } });
  });
  register(calls.getReportTemplate, ({ params, query }) =>
    reportTemplate(services, query.projectId, params.id),
  );

  register(calls.listReportForms, ({ query }, request) =>
    listForms(services, sessionOf(request).user, query),
  );
  register(calls.getReportForm, ({ query }, request) => view(query.reportFormId, request, query.version));
  register(calls.saveReportForm, ({ body }, request) => {
    const { reportFormId, ...save } = body;
    return saveForm(services, sessionOf(request).user, reportFormId, save, request.word);
  });
  register(calls.uploadReportFile, async ({ query }, request) => {
    const { user } = sessionOf(request);
    const { reportFormId } = query;
    const conflicts = await uploadForm(services, user, reportFormId, request.files, request.caller);
    return { ...(await view(reportFormId, request)), conflicts: [...conflicts] };
  });
  register(calls.setReportFormState, async ({ body }, request) => {
    const { user } = sessionOf(request);
    if (body.formState === 'SUBMITTED') await submitForm(services, user, body.reportFormId, request.word);
    else await withdrawForm(services, user, body.reportFormId);
    return view(body.reportFormId, request);
  });
  register(calls.reviewReportForm, async ({ body }, request) => {
    const { reportFormId, ...review } = body;
    await reviewForm(services, sessionOf(request).user, reportFormId, review, request.caller);
    return view(reportFormId, request);
  });
  register(calls.cancelConfirmation, async ({ query }, request) => {
    await cancelConfirmation(services, sessionOf(request).user, query.reportFormId, request.caller);
    return view(query.reportFormId, request);
  });
  register(calls.extendReportForm, async ({ body }) => {
    const { reportFormId, submitDue = null } = body;
    await extendForm(services, reportFormId, submitDue === null ? null : new Date(submitDue));
    return formSummary(services, reportFormId);
  });
  register(calls.reportFormTemplate, ({ query }) => formColumns(services, query.reportFormId));
  register(calls.reportFormTemplateFile, async ({ query }, { language }) => {
    const book = await formWorkbook(services, query.reportFormId, language);
    return binaryAnswer(book.content, workbookType, book.fileName);
  });
  register(calls.refusedReportFile, async ({ query }, { language }) => {
    const book = await refusedWorkbook(services, query.reportFormId, language);
    return binaryAnswer(book.content, workbookType, book.fileName);
  });
  register(calls.templateExists, ({ query }) => hasTemplate(services, query.projectId, query.reportFormId));

  register(calls.listProgress, ({ query }, request) =>
    progressCards(services, sessionOf(request).user, query.projectId),
  );
  register(calls.listModelProgress, ({ query }) => modelProgress(services, query.projectId));
  register(calls.refreshProgress, ({ query }, request) =>
    progressCard(services, sessionOf(request).user, query.projectId, query.userId),
  );
  register(calls.getNoticeSetting, ({ query }) => noticeSetting(services, query.projectId));
  register(calls.saveNoticeSetting, ({ body: { projectId, reminderDays = null } }) =>
    saveNoticeSetting(services, projectId, reminderDays),
  );
  register(calls.remindDepartment, ({ body }) => remindDepartment(services, body.projectId, body.inputerId));
}
