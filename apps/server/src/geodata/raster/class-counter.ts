import { geodataLimits } from '../limits';

/** Counts distinct whole numbers, up to 256 of them; looks for another number to the last cell. */
export interface ClassCounter {
  add(value: number): void;
  /** Ascending; null where the cells are not classes. */
  finish(): { value: number; count: number }[] | null;
  /** The first value that is not a whole number; null without one. */
  notWhole(): number | null;
}

export function createClassCounter(): ClassCounter {
  let counts: Map<number, number> | null = new Map();
  let notWhole: number | null = null;
  // Small whole numbers are the usual codes: counted without hashing.
  const small = new Float64Array(256);
  return {
    add(value) {
      if (notWhole !== null) return;
      if (!Number.isInteger(value)) {
        notWhole = value;
        return;
      }
      if (counts === null) return;
      if (value >= 0 && value < 256) {
        small[value]++;
        return;
      }
      counts.set(value, (counts.get(value) ?? 0) + 1);
      if (counts.size > geodataLimits.raster.classes) counts = null;
    },
    finish() {
      if (counts === null || notWhole !== null) return null;
      const all = [...counts].map(([value, count]) => ({ value, count }));
      small.forEach((count, value) => {
        if (count > 0) all.push({ value, count });
      });
      if (all.length > geodataLimits.raster.classes || all.length === 0) return null;
      return all.sort((a, b) => a.value - b.value);
    },
    notWhole: () => notWhole,
  };
}
