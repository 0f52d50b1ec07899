import type { Ramp } from '../model';
import type { ColorRamp, RampType } from './color-ramp';

/** Which preset ramps a list shows. */
export interface RampFilter {
  /** Words of a name or a type, in any order. */
  readonly query: string;
  readonly type: RampType | 'all';
  /** Only ramps that all kinds of colour vision can read. */
  readonly safe: boolean;
}

/** One heading of the list with its ramps. */
export interface RampSection {
  readonly name: 'recent' | RampType;
  readonly ramps: readonly Ramp[];
}

/**
 * What ramps are made for, in the order in which lists show them.
 * @example
 * rampTypes; // ['sequential', 'diverging', 'qualitative']
 */
export const rampTypes = ['sequential', 'diverging', 'qualitative'] as const satisfies readonly RampType[];

/**
 * Whether two ramps are one: the same name and the same colours.
 * @example
 * sameRamp(toRamp('viridis'), toRamp('magma')); // false
 */
export function sameRamp(one: Ramp, two: Ramp): boolean {
  return one.name === two.name && one.colors.join() === two.colors.join();
}

/**
 * The ramps that pass the filter under their headings: lately used ones, of which some may be a person's own, on top
 * and there only. Empty headings are left out.
 * @param typeWords by what else than its code a type is found, e.g. its names in all languages.
 * @example
 * const words = { sequential: '顺序', diverging: '发散', qualitative: '定性' };
 * const filter: RampFilter = { query: 'viri', type: 'all', safe: true };
 * sectionRamps(colorRamps, [], filter, words).map(({ name, ramps }) => [name, ramps.length]); // [['sequential', 1]]
 */
export function sectionRamps(
  presets: readonly ColorRamp[],
  recent: readonly Ramp[],
  filter: RampFilter,
  typeWords: Readonly<Record<RampType, string>>,
): RampSection[] {
  const words = filter.query.toLowerCase().split(/\s+/);
  const passes = (ramp: Ramp & Partial<ColorRamp>): boolean => {
    const { name, type, colorBlindSafe = false } = ramp;
    const text = `${name} ${type ? `${type} ${typeWords[type]}` : ''}`.toLowerCase();
    return (
      (filter.type === 'all' || type === filter.type) &&
      (!filter.safe || colorBlindSafe) &&
      words.every((word) => text.includes(word))
    );
  };
  const top = recent.map((ramp) => presets.find((preset) => sameRamp(preset, ramp)) ?? ramp);
  const rest = presets.filter((preset) => !top.includes(preset));
  return [
    { name: 'recent' as const, ramps: top.filter(passes) },
    ...rampTypes.map((name) => ({ name, ramps: rest.filter((ramp) => ramp.type === name && passes(ramp)) })),
  ].filter(({ ramps }) => ramps.length > 0);
}
