import type { TableFile, TableFinding } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import type { ProblemArgs, StoredProblem } from '../error/stored-problem';
import { numberText } from '../message/number-text';
import { phrase, textOf } from '../message/phrase';
import { rangePhrase } from '../message/range-phrase';
import { districtsMissing } from '../model/records/read-rows';
import type { NamedDistrict } from '../model/records/read-rows';

interface FindingPlace {
  /** Number of the row as people count it. */
  readonly row: number;
  readonly districts: readonly NamedDistrict[];
  readonly isYearBefore: boolean;
}

/** What a check of the definition found, as a problem; columns are keys. */
export function checkProblem(
  input: TableFile,
  { check, value = NaN, against = NaN, factor = NaN, districts: missing = [] }: TableFinding,
  { row, districts, isYearBefore }: FindingPlace,
): StoredProblem {
  if (check.kind === 'districts')
    return districtsMissing(
      '',
      districts.filter(({ code }) => missing.includes(code)),
    );
  const year = yearText(isYearBefore);
  const at: ProblemArgs = { row, column: check.field, value };
  switch (check.kind) {
    case 'magnitude': {
      const range = textOf(rangePhrase(check.typical ?? [null, null]));
      const plausible = Number.isNaN(against)
        ? inBoth((language) => textOf(phrase('check.usual-range', { range: range[language] }))[language])
        : inBoth(
            (language) =>
              textOf(phrase('check.value-of', { year: year[language], value: numberText(against) }))[
                language
              ],
          );
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

/** What the year is called that a form is compared with. */
export function yearText(isYearBefore: boolean): LocalText {
  return textOf(phrase(isYearBefore ? 'check.last-year' : 'check.comparable-year'));
}

function inBoth(text: (language: 'zh' | 'en') => string): LocalText {
  return { zh: text('zh'), en: text('en') };
}
