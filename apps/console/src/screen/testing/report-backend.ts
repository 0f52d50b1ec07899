import type { FormConflict, ReportItem } from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import type { TestContext, TestHandlers } from '@gep/api-client/testing';

/** A report of a table that nobody has been asked for yet. */
export function sampleReport(number: number, change: Partial<ReportItem> = {}): ReportItem {
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
export function sampleForm(
  number: number,
  formState: ReportItem['forms'][number]['formState'] = 'ASSIGNED',
): ReportItem['forms'][number] {
  return {
    reportFormId: `f${number}`,
    userId: `u${number}`,
    deptName: `区县${String(number).padStart(3, '0')}`,
    formState,
  };
}

/** What the server holds, for a test to look at and to change. */
export interface ReportBackend {
  items: ReportItem[];
  version: number;
  /** What somebody else has changed since the version that was read. */
  conflict: FormConflict['changes'] | null;
  readonly handlers: TestHandlers;
}

type Setting = Partial<Pick<ReportItem, 'givenName' | 'submitDue' | 'confirmDue'>> & {
  readonly userIds?: readonly string[] | undefined;
};

/** The calls on reports, with a version that every save counts up. */
export function reportBackend(items: readonly ReportItem[]): ReportBackend {
  const backend: ReportBackend = {
    items: [...items],
    version: 3,
    conflict: null,
    handlers: {
      listReportItems: (_input, { setVersion }) => {
        setVersion(`"${backend.version}"`);
        return backend.items;
      },
      saveReportTemplate: ({ body }, context) => {
        const { inputKey, compareFlag = 0, name, ...dues } = body;
        const change = { ...dues, ...(name !== undefined && { givenName: name ?? '' }) };
        return save(context, inputKey, compareFlag, change);
      },
      assignReports: ({ body: { items: places, projectId: _, ...change } }, context) =>
        places.map(({ inputKey, compareFlag }) => save(context, inputKey, compareFlag, change)),
    },
  };

  function save({ ifMatch, setVersion }: TestContext, inputKey: string, compareFlag: 0 | 1, change: Setting) {
    if (backend.conflict && ifMatch !== `"${backend.version}"`)
      throw new TestFault(
        'FORM_CHANGED',
        { form: 'x' },
        { form: 'reports', version: `"${backend.version}"`, changes: backend.conflict },
      );
    const item = backend.items.find((one) => one.inputKey === inputKey && one.compareFlag === compareFlag);
    if (!item) throw new TestFault('INPUT_UNKNOWN', { model: '', key: inputKey });
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
