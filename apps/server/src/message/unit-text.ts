import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from './phrase';

/** Units that are words: money, and what is counted. Values are in yuan, the table of districts in ten thousands. */
type WordedUnit = 'yuan' | 'ten-thousand-yuan' | 'person' | 'visits' | 'room-nights';

/** Definitions of models name yuan by its sign, and so do results that were stored by earlier versions. */
const keys: Readonly<Record<string, WordedUnit>> = {
  yuan: 'yuan',
  元: 'yuan',
  'ten-thousand-yuan': 'ten-thousand-yuan',
  person: 'person',
  visits: 'visits',
  'room-nights': 'room-nights',
};

/** A unit as a reader sees it. Money and counts are worded, also those per something; signs of the SI (m³, t, kWh) stay. */
export function unitText(unit: string, language: Language): string {
  const [counted, ...per] = unit.split('/');
  const key = keys[counted];
  return key === undefined ? unit : [textOf(phrase(`unit.${key}`))[language], ...per].join('/');
}
