import type {
  AssignmentEffect,
  FormConflict,
  FormState,
  InputOf,
  ReportItem,
  ResponseOf,
} from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import type { TestContext, TestHandlers } from '@gep/api-client/testing';

/** A form that a department has of a report. */
interface HeldForm {
  readonly userId: string;
  readonly deptName: string;
  readonly formState: FormState;
}

/** A report with its forms, of which the lists say only how many they are. */
type HeldReport = Omit<ReportItem, 'formCount' | 'deptNames'> & { forms: HeldForm[] };

/** A report of a table that nobody has been asked for yet. */
export function sampleReport(number: number, change: Partial<HeldReport> = {}): HeldReport {
  const name = { zh: `数据项${number}`, en: `Item ${number}` };
  return {
    inputKey: `input${number}`,
    compareFlag: 0,
    type: 'TABLE',
    name,
    givenName: '',
    inputName: name,
    reportTemplateId: null,
    models: [{ modelId: '1', name: { zh: '农林牧渔产品', en: 'Farming' } }],
    submitDue: null,
    confirmDue: null,
    supplied: false,
    forms: [],
    ...change,
  };
}

/** A form of a report, for a department. */
export function sampleForm(number: number, formState: FormState = 'ASSIGNED'): HeldForm {
  return { userId: `u${number}`, deptName: `区县${String(number).padStart(3, '0')}`, formState };
}

/** What the server holds, for a test to look at and to change. */
export interface ReportBackend {
  items: HeldReport[];
  version: number;
  /** What somebody else has changed since the version that was read. */
  conflict: FormConflict['changes'] | null;
  readonly handlers: TestHandlers;
}

type Setting = Partial<Pick<ReportItem, 'givenName' | 'submitDue' | 'confirmDue'>> & {
  readonly userIds?: readonly string[] | undefined;
};

/** The calls on reports, with a version that every save counts up. */
export function reportBackend(items: readonly HeldReport[]): ReportBackend {
  const backend: ReportBackend = {
    items: [...items],
    version: 3,
    conflict: null,
    handlers: {
      listReportItems: ({ query }, { setVersion }) => {
        setVersion(`"${backend.version}"`);
        return pageOf(backend.items, query);
      },
      previewAssignment: ({ body }) => effectOf(body.items.map(itemAt), body),
      saveReportTemplate: ({ body }, context) => {
        const { inputKey, compareFlag = 0, name, ...dues } = body;
        const change = { ...dues, ...(name !== undefined && { givenName: name ?? '' }) };
        return save(context, inputKey, compareFlag, change);
      },
      assignReports: ({ body: { items: places, added, removed, submitDue, confirmDue } }, context) =>
        places.map(({ inputKey, compareFlag }) => {
          const userIds = usersAfter(itemAt({ inputKey, compareFlag }), { added, removed });
          return save(context, inputKey, compareFlag, { userIds, submitDue, confirmDue });
        }),
    },
  };

  function itemAt({ inputKey, compareFlag }: Pick<HeldReport, 'inputKey' | 'compareFlag'>): HeldReport {
    const item = backend.items.find((one) => one.inputKey === inputKey && one.compareFlag === compareFlag);
    if (!item) throw new TestFault('INPUT_UNKNOWN', { model: '', key: inputKey });
    return item;
  }

  function save({ ifMatch, setVersion }: TestContext, inputKey: string, compareFlag: 0 | 1, change: Setting) {
    if (backend.conflict && ifMatch !== `"${backend.version}"`)
      throw new TestFault(
        'FORM_CHANGED',
        { form: 'x' },
        { form: 'reports', version: `"${backend.version}"`, changes: backend.conflict },
      );
    const item = itemAt({ inputKey, compareFlag });
    const { userIds, ...setting } = change;
    const given = Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined));
    Object.assign(item, given);
    item.name = item.givenName === '' ? item.inputName : { zh: item.givenName, en: item.givenName };
    if (userIds)
      item.forms = userIds.map(
        (userId) =>
          item.forms.find((one) => one.userId === userId) ?? sampleForm(Number(userId.replace('u', ''))),
      );
    backend.version += 1;
    setVersion(`"${backend.version}"`);
    return {
      ...{ id: `t-${inputKey}`, projectId: 'p1', inputKey, compareFlag, name: item.givenName },
      ...{ submitDue: item.submitDue, confirmDue: item.confirmDue },
      userIds: item.forms.map(({ userId: id }) => id),
    };
  }
  return backend;
}

function pageOf(
  items: readonly HeldReport[],
  { unassigned, text = '', pageNum = 1, pageSize = 20 }: InputOf<'listReportItems'>,
): ResponseOf<'listReportItems'> {
  const found = items.filter(
    ({ forms, name }) => (!unassigned || forms.length === 0) && name.zh.includes(text),
  );
  return {
    data: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ forms, ...item }) => ({
      ...item,
      formCount: forms.length,
      deptNames: forms.map(({ deptName }) => deptName).sort(),
    })),
    totalCount: found.length,
    matching: found.map(({ inputKey, compareFlag }) => ({ inputKey, compareFlag })),
    counts: { all: items.length, unassigned: items.filter(({ forms }) => forms.length === 0).length },
    models: items[0]?.models ?? [],
    bothYears: items.some(({ compareFlag }) => compareFlag === 1),
  };
}

type Change = Pick<InputOf<'assignReports'>, 'added' | 'removed'>;

function usersAfter({ type, forms }: HeldReport, { added = [], removed = [] }: Change): string[] {
  if (type !== 'TABLE' && added.length > 0) return [...added];
  const kept = forms.map(({ userId }) => userId).filter((userId) => !removed.includes(userId));
  return [...new Set([...kept, ...added])];
}

function effectOf(items: readonly HeldReport[], change: Change): AssignmentEffect {
  const forms = items.flatMap((item) => item.forms);
  const taken = items.flatMap((item) =>
    item.forms
      .filter(({ userId }) => !usersAfter(item, change).includes(userId))
      .map(({ deptName, formState }) => ({ name: item.name, deptName, formState })),
  );
  const lostForms = taken.filter(({ formState }) => formState !== 'ASSIGNED');
  return {
    held: [...new Set(forms.map(({ userId }) => userId))].map((userId) => ({
      userId,
      forms: forms.filter((form) => form.userId === userId).length,
    })),
    oneFile: items.some(({ type }) => type !== 'TABLE'),
    submitDue: { same: true, due: items[0]?.submitDue ?? null },
    confirmDue: { same: true, due: items[0]?.confirmDue ?? null },
    added: items.flatMap((item) => {
      const had = item.forms.map(({ userId }) => userId);
      return usersAfter(item, change).filter((userId) => !had.includes(userId));
    }).length,
    taken: taken.length,
    ...{ lost: lostForms.length, lostForms, tooMany: null },
    confirmed: taken.find(({ formState }) => formState === 'CONFIRMED') ?? null,
  };
}
