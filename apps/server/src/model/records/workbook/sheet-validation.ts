import type { NumberField } from '@gep/ecosystem-models';
import type { DataValidation } from 'hucre/xlsx';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { textOf } from '../../../message/phrase';
import type { CheckPlace } from './check-formula';
import { sayIn } from './sheet-layout';

/** Excel refuses longer texts. */
const longestMessage = 250;
/** Any number: what spreadsheets hold. */
const largest = '1E+307';

/** Drop-downs of districts, options and types, and numbers within their bounds, while they are typed. */
export function validations({ columns, lists, first, last, language }: CheckPlace): DataValidation[] {
  const say = sayIn(language);
  const shared = { allowBlank: true, showErrorMessage: true, errorTitle: say('workbook.invalid') } as const;
  return columns.flatMap((column): DataValidation[] => {
    const range = `${column.letters}${first}:${column.letters}${last}`;
    if (column.kind === 'code')
      return [
        {
          ...shared,
          type: 'list',
          range,
          formula1: lists.codes,
          errorMessage: say('check.district-unknown'),
        },
      ];
    if (column.kind !== 'field') return [];
    const { field } = column;
    const list = lists.ofField.get(field.key);
    const name = field.name[language];
    if (field.type === 'number') {
      const bounds = field.bounds.some((bound) => bound !== null)
        ? textOf(rangePhrase(field.bounds))[language]
        : '';
      const text = bounds
        ? say('check.outside', { column: name, range: bounds })
        : say('check.not-number', { column: name });
      return [{ ...shared, ...decimal(field), range, errorMessage: text.slice(0, longestMessage) }];
    }
    if (list === undefined) return [];
    // Several types can be written one after another: the list only helps.
    const isOpen = field.type === 'types';
    const errorMessage = say('check.not-allowed', { column: name });
    return [{ ...shared, type: 'list', range, formula1: list, showErrorMessage: !isOpen, errorMessage }];
  });
}

function decimal({
  bounds: [low, high],
}: NumberField): Pick<DataValidation, 'type' | 'operator' | 'formula1' | 'formula2'> {
  return {
    type: 'decimal',
    operator: 'between',
    formula1: low === null ? `-${largest}` : String(low),
    formula2: high === null ? largest : String(high),
  };
}
