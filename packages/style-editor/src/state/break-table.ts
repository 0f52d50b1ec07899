import { editBreak } from '@gep/map-engine/classify';
import type { Problem } from '@gep/map-engine/model';

/** Break values under edit: the edges that hold, and what was typed where it does not. */
export interface BreakTable {
  /** Ascending edges, classes + 1. */
  readonly breaks: readonly number[];
  /** One text a refused edge, with the reason; the edge keeps its value meanwhile. */
  readonly refused: Readonly<Record<number, { readonly text: string; readonly problem: Problem }>>;
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster: boolean;
}

export function openBreakTable(breaks: readonly number[], byteRaster = false): BreakTable {
  return { breaks, refused: {}, byteRaster };
}

/** Types a text into an edge. It takes effect if it lies between its neighbours; else it stays as a refused text. */
export function typeBreak(table: BreakTable, index: number, text: string): BreakTable {
  const { [index]: _gone, ...refused } = table.refused;
  const result = editBreak(table.breaks, index, text, { byteRaster: table.byteRaster });
  return result.ok
    ? { ...table, breaks: result.breaks, refused }
    : { ...table, refused: { ...refused, [index]: { text, problem: result.problem } } };
}

/** The first reason why the table cannot be taken over; null when it can. */
export function breakTableProblem(table: BreakTable): Problem | null {
  return Object.values(table.refused)[0]?.problem ?? null;
}
