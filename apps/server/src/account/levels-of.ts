import { regionLevels } from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';

/** The levels that there are districts of, from the highest down, and the one that is shown first. */
export interface Levels {
  readonly levels: readonly RegionLevel[];
  /** The highest with several districts: one district says what the whole area says. The highest where all have one. */
  readonly first: RegionLevel;
}

/** The levels of districts. */
export function levelsOf(districts: readonly { readonly level: string }[]): Levels {
  const count = (level: RegionLevel): number => districts.filter((one) => one.level === level).length;
  const levels = regionLevels.filter((level) => count(level) > 0);
  return { levels, first: levels.find((level) => count(level) > 1) ?? levels[0] };
}
