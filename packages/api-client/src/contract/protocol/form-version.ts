import * as z from 'zod';
import { instant } from './shared-schemas';

/** What several people may change, one after the other: of a project, or of one user in several windows. */
export const forms = {
  basicSetting: { of: 'project', zh: '基本设置', en: 'the basic settings' },
  departments: { of: 'project', zh: '部门', en: 'the departments' },
  modelSelection: { of: 'project', zh: '模型选择', en: 'the selected models' },
  absentServices: { of: 'project', zh: '不存在的服务', en: 'the absent services' },
  inputs: { of: 'project', zh: '模型数据', en: 'the inputs' },
  reports: { of: 'project', zh: '数据分发', en: 'the reports' },
  parameters: { of: 'project', zh: '模型参数', en: 'the parameters' },
  uncertainties: { of: 'project', zh: '不确定性', en: 'the uncertainties' },
  forcedZero: { of: 'project', zh: '强制修正', en: 'the forced correction' },
  layerStyle: { of: 'project', zh: '图层样式', en: 'the layer style' },
  noticeSetting: { of: 'project', zh: '通知设置', en: 'the notice settings' },
  savedViews: { of: 'project', zh: '地图视图', en: 'the saved views' },
  indicatorInputs: { of: 'project', zh: '人口与 GDP', en: 'population and GDP' },
  reportTexts: { of: 'project', zh: '报告正文', en: 'the texts of the report' },
  projectName: { of: 'project', zh: '项目名称', en: 'the project name' },
  personalInfo: { of: 'user', zh: '个人信息', en: 'the personal info' },
  userStyles: { of: 'user', zh: '我的样式', en: 'the private styles' },
} as const;

export type FormName = keyof typeof forms;

/** One thing that somebody else has changed. */
export const formChange = z.object({
  /** Which one, where the form has many entries: a department, an input and its year. Empty: the form has one. */
  entry: z.string(),
  field: z.string(),
  /** What that is called, in the language of the request. */
  name: z.string(),
  /** Null where a program did it. The account is for the owner and for the user itself, for others empty. */
  changedBy: z.object({ userId: z.string(), userName: z.string() }).nullable(),
  changedTime: instant,
});
export type FormChange = z.infer<typeof formChange>;

/** `data` of FORM_CHANGED: what was changed since the version that the refused request named. */
export const formConflict = z.object({
  form: z.enum(Object.keys(forms) as [FormName, ...FormName[]]),
  /** The version of now: a request that names it overwrites the changes. */
  version: z.string(),
  changes: z.array(formChange),
});
export type FormConflict = z.infer<typeof formConflict>;

/**
 * The number behind a version (`"17"`, or `W/"17"` after a proxy has packed the answer); null for `*`, which stands for
 * any version; undefined for what is none.
 * @example
 * versionNumber('"17"'); // 17
 * versionNumber('*'); // null
 * versionNumber('17 or so'); // undefined
 */
export function versionNumber(text: string): number | null | undefined {
  if (text.trim() === '*') return null;
  const digits = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A version as the headers ETag and If-Match carry it.
 * @example
 * versionText(17); // '"17"'
 */
export function versionText(number: number): string {
  return `"${number}"`;
}
