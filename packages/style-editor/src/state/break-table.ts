import { editBreak } from '@gep/map-engine/classify';
import type { Problem } from '@gep/map-engine/model';

/** Break values under edit: the edges that hold, and what was typed where it does not. */
export interface BreakTable {
  /** Ascending edges, classes + 1. */
  readonly breaks: readonly number[];
  /** The edges before the cell at hand was typed into; a refused text falls back to them. */
  readonly settled: readonly number[];
  /** One text a refused edge, with the reason. */
  readonly refused: Readonly<Record<number, { readonly text: string; readonly problem: Problem }>>;
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster: boolean;
}

export function openBreakTable(breaks: readonly number[], byteRaster = false): BreakTable {
  return { breaks, settled: breaks, refused: {}, byteRaster };
}

/**
 * Types a text into an edge. It takes effect at once if it lies between its neighbours; else it stays as a
 * refused text and the edge is what it was before the cell was typed into, not a half-typed number.
 */
export function typeBreak(table: BreakTable, index: number, text: string): BreakTable {
  const { [index]: _gone, ...refused } = table.refused;
  const before = table.breaks.map((edge, i) => (i === index ? table.settled[i] : edge));
  const result = editBreak(before, index, text, { byteRaster: table.byteRaster });
  return result.ok
    ? { ...table, breaks: result.breaks, refused }
    : { ...table, breaks: before, refused: { ...refused, [index]: { text, problem: result.problem } } };
}

/** The cell was left: its edge is settled. */
export function settleBreaks(table: BreakTable): BreakTable {
  return { ...table, settled: table.breaks };
}

/** The first reason why the table cannot be taken over; null when it can. */
export function breakTableProblem(table: BreakTable): Problem | null {
  return Object.values(table.refused)[0]?.problem ?? null;
}
