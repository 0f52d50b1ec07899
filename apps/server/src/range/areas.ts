import { regionLevels } from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import { lowestOf } from '../result/district-figures';
import type { FigureDistrict } from '../result/district-figures';

/** The districts of a level, and in which of them each district of the account cube is. */
export interface Areas<D extends FigureDistrict> {
  readonly districts: readonly D[];
  readonly areaOf: Int32Array;
}

/**
 * The districts of a level among those that a result has figures of, in the order of their codes.
 * @throws GepError VALIDATION for a level that has none
 */
export function areasOf<D extends FigureDistrict>(all: readonly D[], level: RegionLevel): Areas<D> {
  const levels = regionLevels.filter((one) => all.some((district) => district.level === one));
  if (!levels.includes(level)) {
    const rule = phrase('rule.one-of', { allowed: ['whole', ...levels].join(', ') });
    return fail('VALIDATION', { field: 'level', rule }, 'query.level');
  }
  const districts = all.filter((one) => one.level === level).sort((a, b) => (a.code < b.code ? -1 : 1));
  const indexOf = new Map(districts.map(({ code }, index) => [code, index]));
  const byPlace = new Map(all.map((one) => [`${one.level} ${one.code}`, one]));
  const areaOf = (one: FigureDistrict): number => {
    if (one.level === level) return indexOf.get(one.code) ?? NaN;
    const levelAbove = levels[levels.findIndex((own) => own === one.level) - 1];
    const above = byPlace.get(`${levelAbove} ${one.parentCode}`);
    if (above === undefined)
      throw new RangeError(
        `${one.level} ${one.code}: got ${one.parentCode}, allowed: codes of a ${levelAbove}`,
      );
    return areaOf(above);
  };
  return { districts, areaOf: Int32Array.from(lowestOf(all), areaOf) };
}
