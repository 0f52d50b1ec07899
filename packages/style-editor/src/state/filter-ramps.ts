import type { ColorRamp, RampType } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';

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

export const rampTypes = ['sequential', 'diverging', 'qualitative'] as const satisfies readonly RampType[];

/** Whether two ramps are one. */
export function sameRamp(one: Ramp, two: Ramp): boolean {
  return one.name === two.name && one.colors.join() === two.colors.join();
}

/**
 * The ramps that pass the filter under their headings: lately used ones, of which some may be a person's own, on top
 * and there only. Empty headings are left out.
 * @param typeWords by what else than its code a type is found, e.g. its names in all languages.
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
