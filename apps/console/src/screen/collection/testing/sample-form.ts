import type { FormState, InputOf, ReportForm, ReportSummary, ResponseOf } from '@gep/api-client';
import { isOpen } from '../form-work';

/** A form that was handed out and not begun. */
export function sampleSummary(number: number, change: Partial<ReportSummary> = {}): ReportSummary {
  return {
    reportFormId: `f${number}`,
    reportTemplateId: `t${number}`,
    projectId: 'p1',
    inputKey: 'visitors',
    compareFlag: 0,
    name: { zh: `报表${number}`, en: `Report ${number}` },
    type: 'TABLE',
    userId: 'u1',
    deptName: '统计局',
    formState: 'ASSIGNED',
    submitDue: null,
    confirmDue: null,
    isExtended: false,
    fillProgress: 0,
    version: 0,
    fileName: null,
    updateTime: null,
    submitTime: null,
    confirmTime: null,
    returnReason: '',
    ...change,
  };
}

/** A table form of two districts with two figures each. */
export function sampleForm(change: Partial<ReportForm> = {}): ReportForm {
  const figure = (key: string, zh: string, unit: string, high: number) => ({
    key,
    name: { zh, en: key },
    unit: { zh: unit, en: unit },
    type: 'number' as const,
    optional: false,
    bounds: [0, high] as [number, number],
    options: null,
  });
  const field = (key: string, zh: string, high: number) => ({
    key,
    name: { zh, en: key },
    type: 'number' as const,
    unit: '',
    bounds: [0, high] as [number, number],
  });
  return {
    ...sampleSummary(1, { name: { zh: '游客人数', en: 'Visitors' } }),
    columns: [
      {
        key: 'districtCode',
        name: { zh: '区划代码', en: 'district code' },
        unit: { zh: '', en: '' },
        type: 'district',
        optional: false,
        bounds: [null, null],
        options: null,
      },
      figure('visits', '人次', '万人次', 1000),
      figure('price', '人均花费', '元', 100_000),
    ],
    file: null,
    definition: {
      key: 'visitors',
      kind: 'table',
      name: { zh: '游客人数', en: 'Visitors' },
      fields: [field('visits', '人次', 1000), field('price', '人均花费', 100_000)],
      checks: [{ kind: 'districts', level: 'explain' }],
    },
    origin: null,
    earlier: null,
    districts: [
      { code: '350101', name: '东县' },
      { code: '350102', name: '西县' },
    ],
    rows: ['350101', '350102'].map((id) => ({ id, cells: { districtCode: id } })),
    growing: false,
    revision: 0,
    findings: [],
    explanations: [],
    warnings: [],
    versions: [],
    ...change,
  };
}

/** The list of forms as a server would page it, in the order of the forms. */
export function sampleList(
  forms: readonly ReportSummary[],
  { formState, overdue = false, userId, text = '', pageNum = 1, pageSize = 20 }: InputOf<'listReportForms'>,
): ResponseOf<'listReportForms'> {
  const count = (state: FormState): number => forms.filter((form) => form.formState === state).length;
  const isLate = (form: ReportSummary): boolean =>
    form.submitDue !== null && +new Date(form.submitDue) < Date.now() && isOpen(form.formState);
  const found = forms.filter(
    (form) =>
      (formState === undefined || form.formState === formState) &&
      (!overdue || isLate(form)) &&
      (userId === undefined || form.userId === userId) &&
      `${form.name.zh}${form.deptName}`.includes(text),
  );
  return {
    data: found.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    totalCount: found.length,
    counts: {
      ASSIGNED: count('ASSIGNED'),
      DRAFT: count('DRAFT'),
      SUBMITTED: count('SUBMITTED'),
      RETURNED: count('RETURNED'),
      CONFIRMED: count('CONFIRMED'),
    },
    overdueCount: forms.filter(isLate).length,
  };
}
