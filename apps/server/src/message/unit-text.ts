import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from './phrase';

/** Units of money in results: values are in yuan, the table of districts counts them in ten thousands. */
type MoneyUnit = 'yuan' | 'ten-thousand-yuan';

/** Definitions of models name yuan by its sign, and so do results that were stored by earlier versions. */
const keys: Readonly<Record<string, MoneyUnit>> = {
  yuan: 'yuan',
  元: 'yuan',
  'ten-thousand-yuan': 'ten-thousand-yuan',
};

/** A unit as a reader sees it. Money is worded; all other units are signs of the SI (m³, t, kWh) and stay. */
export function unitText(unit: string, language: Language): string {
  const key = keys[unit];
  return key === undefined ? unit : textOf(phrase(`unit.${key}`))[language];
}
