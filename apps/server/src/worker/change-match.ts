import { typeAt } from '@gep/ecosystem-models';
import type { TypeLevel } from '@gep/ecosystem-models';
import type { GridFrame } from '@gep/raster';

/** Cells whose ecosystem type changed between two years, in flat int32 files of one grid. */
export interface ChangedCells {
  readonly frame: GridFrame;
  readonly districtPath: string;
  readonly beforePath: string;
  readonly afterPath: string;
  /** Indices of the districts that count; null: all. */
  readonly districts: readonly number[] | null;
  readonly typeLevel: TypeLevel;
  /** Codes at that level; null: every type. If either is null, only cells whose type has changed count. */
  readonly from: number | null;
  readonly to: number | null;
  /** What a cell holds: its type before times this, plus that after. */
  readonly step: number;
}

/** What a cell of another change, or outside of the districts, has. */
export const noChange = -1;

/** Gives what a cell holds that belongs to a change, `noChange` for all others. */
export function changeMatch({
  districts,
  typeLevel,
  from,
  to,
  step,
}: ChangedCells): (district: number, before: number, after: number) => number {
  const typeOf = typeAt(typeLevel);
  const wanted = districts && new Set(districts);
  const stays = from !== null && from === to;
  return (district, before, after) => {
    if (district < 0 || (wanted !== null && !wanted.has(district))) return noChange;
    const [was, is] = [typeOf(before), typeOf(after)];
    if ((was === is && !stays) || (from !== null && was !== from) || (to !== null && is !== to))
      return noChange;
    return was * step + is;
  };
}
