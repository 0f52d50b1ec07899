import { limits } from '@gep/api-client/contract';
import type { LocalText, ReportFinding } from '@gep/api-client/contract';
import type { EarlierYear, TableFile } from '@gep/ecosystem-models';
import { judgeForm } from '@gep/ecosystem-models/table-checks';
import type { FormFinding, JudgedForm, NamedDistrict } from '@gep/ecosystem-models/table-checks';
import type { Word } from '../error/word';
import type { StoredRow } from '../store/schema';
import { plainRow } from './form-cells';

/**
 * Judges the stored rows of a table form, as its screen does while somebody types.
 * @param name of the form, for messages
 */
export function checkForm(
  input: TableFile,
  name: LocalText,
  stored: readonly StoredRow[],
  districts: readonly NamedDistrict[],
  earlier: EarlierYear | null,
): JudgedForm {
  const context = { districts, earlier, kept: limits.shownProblems };
  return judgeForm(input, name, stored.map(plainRow), context);
}

export function wordFinding({ problem, ...finding }: FormFinding, word: Word): ReportFinding {
  return { ...finding, message: word(problem).message };
}

/** The key of an explanation that serves a finding in all rows of its column at once. */
export function keyOfAll({ key, row, column, problem }: FormFinding): string {
  return row === null ? key : [problem.name, '*', column].join('/');
}

/** How many findings of a kind there are; of faults also those that are not listed. */
export function countOf(kind: ReportFinding['kind'], { findings, faultCount }: JudgedForm): number {
  return kind === 'forced' ? faultCount : findings.filter((one) => one.kind === kind).length;
}
