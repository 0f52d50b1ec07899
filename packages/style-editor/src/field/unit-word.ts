import { limits } from '@gep/map-engine/model';
import type { LimitName, LimitUnit } from '@gep/map-engine/model';
import type { MessageKey, Words } from '../message';

const unitWords = {
  px: 'unit.px',
  deg: 'unit.deg',
  percent: 'unit.percent',
  stddev: 'unit.stddev',
  ratio: null,
  count: null,
  byte: null,
  number: null,
} as const satisfies Record<LimitUnit, MessageKey | null>;

/** The word of the unit of a limit, undefined for plain numbers. */
export function unitWord(limit: LimitName, { t }: Words): string | undefined {
  const word = unitWords[limits[limit].unit];
  return word ? t(word) : undefined;
}
