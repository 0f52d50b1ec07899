import type { RunRecord } from '../calculation/run-record';
import type { StoredProblem } from '../error/stored-problem';
import { isUnconfirmed } from '../model/unconfirmed';
import { joined } from '../message/joined';
import { inputName } from './outdated-results';

/** Says which data a calculation reads although nobody has confirmed them. */
export function unconfirmedWarning({ inputs }: Pick<RunRecord, 'inputs'>): StoredProblem[] {
  const open = inputs.filter(isUnconfirmed);
  if (open.length === 0) return [];
  const names = open.map(({ inputKey, forms = [] }) => {
    const departments = forms.filter(({ confirmed }) => confirmed === null).map(({ deptName }) => deptName);
    return {
      zh: `${inputName(inputKey, 'zh')}（${departments.join('、')}）`,
      en: `${inputName(inputKey, 'en')} (${departments.join(', ')})`,
    };
  });
  return [{ name: 'DATA_UNCONFIRMED', args: { count: open.length, list: joined(names, 'list.comma') } }];
}
