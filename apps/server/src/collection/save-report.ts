import { canMove } from '@gep/api-client/contract';
import type { ReportTemplate } from '@gep/api-client/contract';
import type { FileInput } from '@gep/ecosystem-models';
import { fail, notFound } from '../error/gep-error';
import { changedFields, noteChanges, openForm } from '../form/form';
import { notify } from '../notice/notify';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { lockProject } from '../store/lock-project';
import { newId } from '../store/new-id';
import { departmentNames, findUsers } from '../user/queries';
import { departmentsAfter } from './assignment';
import type { DepartmentChange } from './assignment';
import { nameInNews, newsByReader } from './form-news';
import type { FormNews } from './form-news';
import { reportName } from './form-place';
import { inputOfKey, isTable } from './report-inputs';
import {
  deleteForms,
  filesOfForms,
  findTemplate,
  formsOfTemplate,
  insertForms,
  putTemplate,
  templateAt,
} from '../report/report-queries';
import type {
  ReportForm as FormRow,
  ReportPlace,
  ReportTemplate as TemplateRow,
} from '../report/report-queries';

/** What the owner sets of a report; what is undefined stays. */
export interface ReportSetting {
  /** Null: that of the input. */
  readonly name?: string | null;
  readonly submitDue?: string | null;
  readonly confirmDue?: string | null;
  /** The departments that have to fill it in: of those that go the form goes, with what is in it. */
  readonly departments?: DepartmentChange;
}

/** Sets a report. @throws GepError INPUT_UNKNOWN, ONE_DEPARTMENT, FORM_CONFIRMED, NOT_FOUND for others than the project's departments */
export async function saveReport(
  services: Services,
  place: ReportPlace,
  setting: ReportSetting,
): Promise<ReportTemplate> {
  const [saved] = await saveReports(services, place.projectId, [place], setting);
  return saved;
}

/** Sets several reports in the same way, all or none. @throws as `saveReport` */
export async function saveReports(
  services: Services,
  projectId: string,
  places: readonly Omit<ReportPlace, 'projectId'>[],
  setting: ReportSetting,
): Promise<ReportTemplate[]> {
  const { saved, dropped } = await services.database.transaction(async (tx) => {
    await lockProject(tx, projectId);
    const { departments } = setting;
    if (departments) await checkDepartments(tx, projectId, departments.only ?? departments.added ?? []);
    const saved: ReportTemplate[] = [];
    const gone: string[] = [];
    const news: FormNews[] = [];
    for (const place of places) {
      const one = await saveOne(services, tx, { ...place, projectId }, setting);
      saved.push(one.template);
      gone.push(...one.goneFiles);
      news.push(...one.news);
    }
    await notify(services, tx, newsByReader(news));
    return { saved, dropped: await services.files.drop(tx, gone) };
  });
  await dropped.afterCommit();
  return saved;
}

/** @throws GepError NOT_FOUND */
export async function reportTemplate(
  { database: { db } }: Services,
  projectId: string,
  id: string,
): Promise<ReportTemplate> {
  const row = await findTemplate(db, id);
  if (row?.projectId !== projectId) return notFound('report');
  return templateView(row, await userIdsOf(db, row));
}

async function saveOne(
  services: Services,
  tx: Db,
  place: ReportPlace,
  { name, submitDue, confirmDue, departments }: ReportSetting,
): Promise<{ template: ReportTemplate; goneFiles: string[]; news: FormNews[] }> {
  const { projectId, inputKey, compareFlag } = place;
  const at = { of: { projectId }, form: 'reports', entry: `${inputKey}/${compareFlag}` } as const;
  await openForm(tx, at);
  const input = inputOfKey(inputKey);
  const before = await templateAt(tx, place);
  const after: TemplateRow = {
    id: before?.id ?? newId(),
    ...place,
    name: name === undefined ? (before?.name ?? '') : (name ?? ''),
    submitDue: submitDue === undefined ? (before?.submitDue ?? null) : dateOf(submitDue),
    confirmDue: confirmDue === undefined ? (before?.confirmDue ?? null) : dateOf(confirmDue),
  };
  const forms = before ? await formsOfTemplate(tx, before.id) : [];
  const had = forms.map(({ userId }) => userId);
  const wanted = departments && departmentsAfter(had, input, departments);
  if (wanted && wanted.length > 1 && !isTable(input))
    fail('ONE_DEPARTMENT', { form: reportName(after, input) });
  await putTemplate(tx, after);
  const goneFiles = wanted ? await assign(services, tx, after, wanted) : [];
  const have = wanted ?? had;
  await noteChanges(
    tx,
    at,
    changedFields(shown(before ?? { name: '', submitDue: null, confirmDue: null }, had), shown(after, have)),
  );
  const news = newsOfReport(after, input, forms, have, before?.submitDue ?? null);
  return { template: templateView(after, have), goneFiles, news };
}

/** New forms for those who had none, and a moved due date for those who have not submitted yet. */
function newsOfReport(
  template: TemplateRow,
  input: FileInput,
  before: readonly FormRow[],
  departments: readonly string[],
  dueBefore: Date | null,
): FormNews[] {
  const isMoved = textOf(dueBefore) !== textOf(template.submitDue);
  return departments.flatMap((userId): FormNews[] => {
    const form = before.find((one) => one.userId === userId);
    const isConcerned =
      !form || (isMoved && form.extendedDue === null && canMove(form.state, 'save', 'department'));
    if (!isConcerned) return [];
    return [
      {
        userId,
        projectId: template.projectId,
        event: form ? 'DUE_MOVED' : 'ASSIGNED',
        name: nameInNews(reportName(template, input), template.compareFlag),
        due: template.submitDue,
      },
    ];
  });
}

/** What of a report is compared: dates by their text. */
function shown(
  { name, submitDue, confirmDue }: Pick<TemplateRow, 'name' | 'submitDue' | 'confirmDue'>,
  departments: readonly string[],
) {
  return {
    name,
    submitDue: textOf(submitDue),
    confirmDue: textOf(confirmDue),
    departments: [...departments].sort(),
  };
}

/** Gives each department its form and takes those of others away. @returns ids of files that nothing names any more */
async function assign(
  services: Services,
  tx: Db,
  template: TemplateRow,
  wanted: readonly string[],
): Promise<string[]> {
  const { id, projectId } = template;
  const forms = await formsOfTemplate(tx, id);
  const others = forms.filter(({ userId }) => !wanted.includes(userId));
  // Its data are in the inputs of the models: they would stay there with nobody to answer for them.
  const confirmed = others.find(({ state }) => state === 'CONFIRMED');
  if (confirmed) {
    const department = (await departmentNames(tx, projectId)).get(confirmed.userId) ?? '';
    fail('FORM_CONFIRMED', { form: reportName(template, inputOfKey(template.inputKey)), department });
  }
  const gone = others.map((form) => form.id);
  const files = await filesOfForms(tx, gone);
  await deleteForms(tx, gone);
  const added = wanted.filter((userId) => !forms.some((form) => form.userId === userId));
  await insertForms(
    tx,
    added.map((userId) => ({
      id: newId(),
      projectId,
      templateId: id,
      userId,
      assignedAt: services.now(),
    })),
  );
  return files.flatMap(({ fileIds }) => fileIds);
}

async function checkDepartments(db: Db, projectId: string, userIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(userIds)];
  const users = await findUsers(db, wanted);
  if (users.filter((user) => user.projectId === projectId).length !== wanted.length) notFound('department');
}

async function userIdsOf(db: Db, { id }: TemplateRow): Promise<string[]> {
  return (await formsOfTemplate(db, id)).map(({ userId }) => userId);
}

function templateView(row: TemplateRow, userIds: readonly string[]): ReportTemplate {
  return {
    ...row,
    compareFlag: row.compareFlag === 1 ? 1 : 0,
    submitDue: textOf(row.submitDue),
    confirmDue: textOf(row.confirmDue),
    userIds: [...userIds],
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;
