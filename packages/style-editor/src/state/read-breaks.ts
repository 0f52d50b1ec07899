import { editBreak } from '@gep/map-engine/classify';
import { limits } from '@gep/map-engine/model';

/** Why pasted breaks were refused; `place` counts from 1. */
export type PasteFault =
  | { readonly code: 'not-number' | 'out-of-byte-range'; readonly place: number; readonly got: string }
  | {
      readonly code: 'not-ascending';
      readonly place: number;
      readonly got: string;
      readonly before: string;
    }
  | { readonly code: 'count'; readonly got: number; readonly min: number; readonly max: number };

export type ReadBreaks =
  | { readonly ok: true; readonly breaks: readonly number[] }
  | { readonly ok: false; readonly fault: PasteFault };

/** The cells of a column or row of a spreadsheet; a single cell is not a list. */
export function splitCells(text: string): readonly string[] {
  return text
    .split(/[\t\r\n;；]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/**
 * All breaks out of cells: finite numbers of at most 20 decimals, ascending, one more than classes. The first that
 * is wrong is named.
 */
export function readBreaks(
  cells: readonly string[],
  { byteRaster = false, maxClasses }: { readonly byteRaster?: boolean; readonly maxClasses: number },
): ReadBreaks {
  const fail = (fault: PasteFault): ReadBreaks => ({ ok: false, fault });
  const breaks: number[] = [];
  for (const [i, got] of cells.entries()) {
    const place = i + 1;
    // Alone among edges a value can only fail by itself.
    const read = editBreak([0], 0, got, { byteRaster });
    if (!read.ok) {
      const code = read.problem.code === 'break-out-of-byte-range' ? 'out-of-byte-range' : 'not-number';
      return fail({ code, place, got });
    }
    breaks.push(read.breaks[0]);
    if (i > 0 && breaks[i] <= breaks[i - 1]) {
      return fail({ code: 'not-ascending', place, got, before: cells[i - 1] });
    }
  }
  const min = limits.detailClasses.min + 1;
  const max = maxClasses + 1;
  if (breaks.length < min || breaks.length > max) {
    return fail({ code: 'count', got: breaks.length, min, max });
  }
  return { ok: true, breaks };
}
