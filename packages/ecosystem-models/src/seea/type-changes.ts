import { NO_TYPE } from '../account/account';
import { isEcosystemType, TYPE_LIMIT } from '../shared/ecosystem-tree';
import { ecosystemTypes } from '../shared/ecosystem-types';

/** Cells by district and by their ecosystem types in two years, of what occurs, in this order. */
export interface TypeChanges {
  readonly district: Int32Array;
  /** Codes; `NO_TYPE` for cells with a missing land type. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** Whole numbers: sums of them are exact. */
  readonly cells: Int32Array;
}

/** Counts the cells of windows, in any order. */
export interface TypeChangeCounter {
  /**
   * @param districts index of the district of each cell, -1 outside
   * @throws RangeError for lists of different lengths
   */
  readonly add: (districts: Int32Array, before: Int32Array, after: Int32Array) => void;
  readonly finish: () => TypeChanges;
}

const codes = [NO_TYPE, ...ecosystemTypes.map(({ value }) => value).sort((a, b) => a - b)];
const size = codes.length;
const placeOf = new Uint8Array(TYPE_LIMIT);
codes.forEach((code, place) => (placeOf[code] = place));

/**
 * Counts cells by district and by their types before and after.
 * @example
 * const counter = createTypeChangeCounter();
 * counter.add(Int32Array.of(0, 0, -1), Int32Array.of(111, 111, 111), Int32Array.of(111, 51, 51));
 * counter.finish().cells; // [1, 1]: forest that stayed, and forest that became cropland
 */
export function createTypeChangeCounter(): TypeChangeCounter {
  // A district has a table of all pairs: a nation's districts are thousands, but few of them meet in a window.
  const tables: (Uint32Array | undefined)[] = [];
  return {
    add(districts, before, after) {
      if (before.length !== districts.length || after.length !== districts.length)
        throw new RangeError(
          `cells: got ${districts.length}, ${before.length} and ${after.length}, allowed: the same number`,
        );
      for (let i = 0; i < districts.length; i++) {
        const district = districts[i];
        if (district < 0) continue;
        const from = isEcosystemType(before[i]) ? placeOf[before[i]] : 0;
        const to = isEcosystemType(after[i]) ? placeOf[after[i]] : 0;
        (tables[district] ??= new Uint32Array(size * size))[from * size + to]++;
      }
    },
    finish() {
      const rows: [district: number, before: number, after: number, cells: number][] = [];
      tables.forEach((table, district) =>
        table?.forEach((cells, pair) => {
          if (cells > 0) rows.push([district, codes[Math.floor(pair / size)], codes[pair % size], cells]);
        }),
      );
      const column = (at: number): Int32Array => Int32Array.from(rows, (row) => row[at]);
      return { district: column(0), before: column(1), after: column(2), cells: column(3) };
    },
  };
}
