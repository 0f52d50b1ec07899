import { geodataLimits } from '../limits';

/** Counts distinct whole numbers; gives up at the first other number or past 256 of them. */
export interface ClassCounter {
  add(value: number): void;
  /** Ascending; null where the cells are not classes. */
  finish(): { value: number; count: number }[] | null;
}

export function createClassCounter(): ClassCounter {
  let counts: Map<number, number> | null = new Map();
  // Small whole numbers are the usual codes: counted without hashing.
  const small = new Float64Array(256);
  return {
    add(value) {
      if (counts === null) return;
      if (value >= 0 && value < 256 && Number.isInteger(value)) {
        small[value]++;
        return;
      }
      if (!Number.isInteger(value)) {
        counts = null;
        return;
      }
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (counts.size > geodataLimits.raster.classes) counts = null;
    },
    finish() {
      if (counts === null) return null;
      const all = [...counts].map(([value, count]) => ({ value, count }));
      small.forEach((count, value) => {
        if (count > 0) all.push({ value, count });
      });
      if (all.length > geodataLimits.raster.classes || all.length === 0) return null;
      return all.sort((a, b) => a.value - b.value);
    },
  };
}
