import type { FormState, ReportSummary } from '@gep/api-client/contract';
import { formState } from '@gep/api-client/contract';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { checkCount, pageWindow } from '../store/page-window';
import type { PageQuery } from '../store/page-window';
import { countForms, countsByState, formPage } from '../report/list-queries';
import type { FormsWanted } from '../report/list-queries';
import { fileNames, templatesOf } from '../report/report-queries';
import { departmentNames } from '../user/queries';
import type { User } from '../user/queries';
import { reportName } from './form-place';
import { summary } from './form-view';
import { inputOfKey } from './report-inputs';

/** Which forms are asked for. */
export interface FormQuery extends PageQuery {
  readonly projectId: string;
  readonly formState?: FormState;
  readonly overdue?: boolean;
  readonly userId?: string;
  /** A part of a name. */
  readonly text?: string;
}

/** A page of forms, with how many there are in each state. */
export interface FormList {
  readonly data: ReportSummary[];
  readonly totalCount: number;
  readonly counts: Record<FormState, number>;
  readonly overdueCount: number;
}

/** The forms of a project that a user may see: a department its own, the owner all. */
export async function listForms(
  services: Services,
  viewer: User,
  { projectId, text = '', ...query }: FormQuery,
): Promise<FormList> {
  const { db } = services.database;
  const now = services.now();
  const own = viewer.role === 'PROJECT_ADMIN' ? {} : { userId: viewer.id };
  const names = await departmentNames(db, projectId);
  const wanted: FormsWanted = {
    projectId,
    state: query.formState,
    overdue: query.overdue,
    userId: query.userId,
    named: text === '' ? undefined : await named(db, projectId, names, text),
    ...own,
  };
  const totalCount = await countForms(db, wanted, now);
  checkCount(query, totalCount);
  const page = await formPage(db, wanted, now, pageWindow(query));
  const files = await fileNames(
    db,
    page.map(({ form }) => form.id),
  );
  const states = await countsByState(db, { projectId, ...own }, now);
  const countOf = (state: FormState): number => states.find((one) => one.state === state)?.count ?? 0;
  return {
    data: page.map(({ form, template, latest }) =>
      summary(form, template, names.get(form.userId) ?? '', files.get(form.id) ?? null, latest ?? undefined),
    ),
    totalCount,
    counts: Object.fromEntries(formState.options.map((state) => [state, countOf(state)])) as Record<
      FormState,
      number
    >,
    overdueCount: states.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}

/** The reports and departments that have a text in their name; names of reports are found in both languages. */
async function named(
  db: Db,
  projectId: string,
  departments: ReadonlyMap<string, string>,
  text: string,
): Promise<FormsWanted['named']> {
  const wanted = text.toLowerCase();
  const has = (...names: string[]): boolean => names.some((name) => name.toLowerCase().includes(wanted));
  const templates = await templatesOf(db, projectId);
  return {
    templateIds: templates
      .filter((template) => {
        const { zh, en } = reportName(template, inputOfKey(template.inputKey));
        return has(zh, en);
      })
      .map(({ id }) => id),
    userIds: [...departments].filter(([, name]) => has(name)).map(([id]) => id),
  };
}
