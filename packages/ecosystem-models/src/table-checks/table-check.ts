/** `forced`: what is found has to be corrected. `explain`: it may stay with a written explanation. */
export type CheckLevel = 'forced' | 'explain';

interface CheckBase {
  readonly level: CheckLevel;
}

/** Every district has a row. */
export interface DistrictsCheck extends CheckBase {
  readonly kind: 'districts';
}

/** Checks of the number of a field. Of the checks of one field, the first that finds something in a row counts. */
export type NumberCheck = CheckBase & { readonly field: string } & (
    | {
        /** The number looks as if it was entered in another unit: 10³ or 10⁴ times what is plausible, or that part of it. */
        readonly kind: 'magnitude';
        /** What is plausible where the row had no number last year. */
        readonly typical?: readonly [number, number];
      }
    | {
        /** The number changed since last year by more than this part of it. */
        readonly kind: 'change';
        readonly most: number;
      }
    | {
        /** The number at the beginning of the year is that of another field at the end of the year before. */
        readonly kind: 'opening';
        readonly closing: string;
      }
    | {
        /** The total of a district is the sum of these fields in all of its rows. */
        readonly kind: 'total';
        readonly parts: readonly string[];
      }
    | {
        /** The number is in its usual range; both ends are in it. */
        readonly kind: 'range';
        readonly within: readonly [number, number];
      }
  );

/** What the rows of a table are checked for beyond what each cell may hold. Plain data, as all of a definition. */
export type TableCheck = DistrictsCheck | NumberCheck;

/** Every table asks for all districts; why one has nothing to report can be explained. */
export const allDistricts: DistrictsCheck = { kind: 'districts', level: 'explain' };

/** A change of more than this part is explained: ±30 %, as in statistical direct reporting. */
const explainedChange = 0.3;

/**
 * A number that is compared with that of last year, and where it has a usual range also with that.
 * @example
 * compared('price', [100, 1_000_000]).map(({ kind }) => kind); // ['magnitude', 'change', 'range']
 */
export function compared(field: string, typical?: readonly [number, number]): NumberCheck[] {
  const level = 'explain';
  return [
    { kind: 'magnitude', level, field, ...(typical && { typical }) },
    { kind: 'change', level, field, most: explainedChange },
    ...(typical ? [{ kind: 'range', level, field, within: typical } as const] : []),
  ];
}
