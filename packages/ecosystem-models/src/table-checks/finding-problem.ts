import type { TableFile } from '../file-input';
import type { TableFinding } from './check-table';
import { rangePhrase, yearPhrase } from './phrases';
import type { TablePhrase } from './phrases';
import { districtsMissing } from './read-rows';
import type { NamedDistrict } from './read-rows';
import type { TableProblem, TableProblemArgs } from './table-problem';

interface FindingPlace {
  /** Number of the row as people count it. */
  readonly row: number;
  readonly districts: readonly NamedDistrict[];
  readonly isYearBefore: boolean;
}

/** What a check of the definition found, as a problem; columns are keys. */
export function findingProblem(
  input: TableFile,
  { check, value = NaN, against = NaN, factor = NaN, districts: missing = [] }: TableFinding,
  { row, districts, isYearBefore }: FindingPlace,
): TableProblem {
  if (check.kind === 'districts')
    return districtsMissing(
      '',
      districts.filter(({ code }) => missing.includes(code)),
    );
  const year = yearPhrase(isYearBefore);
  const at: TableProblemArgs = { row, column: check.field, value };
  switch (check.kind) {
    case 'magnitude': {
      const plausible: TablePhrase = Number.isNaN(against)
        ? { phrase: 'check.usual-range', args: { range: rangePhrase(check.typical ?? [null, null]) } }
        : { phrase: 'check.value-of', args: { year, value: against } };
      return { name: 'CHECK_MAGNITUDE', args: { ...at, factor, plausible } };
    }
    case 'change':
      return { name: 'CHECK_CHANGE', args: { ...at, year, before: against, percent: 100 * check.most } };
    case 'opening': {
      const closing = input.fields.find(({ key }) => key === check.closing)?.name ?? '';
      return { name: 'CHECK_OPENING', args: { ...at, year, closing, before: against } };
    }
    case 'total':
      return { name: 'CHECK_TOTAL', args: { ...at, sum: against } };
    case 'range':
      return { name: 'CHECK_RANGE', args: { ...at, range: rangePhrase(check.within) } };
  }
}
