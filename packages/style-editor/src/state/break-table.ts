import { editBreak } from '@gep/map-engine/classify';
import type { Problem } from '@gep/map-engine/model';

/** The text of a cell that is being edited; `problem` says why it is not valid. */
export interface BreakText {
  readonly text: string;
  readonly problem: Problem | null;
}

/** Break values under edit: the edges that hold, and what was typed. */
export interface BreakTable {
  /** Ascending edges, classes + 1. */
  readonly breaks: readonly number[];
  /** The edges before the cell at hand was typed into; a refused text falls back to them. */
  readonly settled: readonly number[];
  /** Of the cell at hand and of refused ones. */
  readonly texts: Readonly<Record<number, BreakText>>;
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster: boolean;
}

export function openBreakTable(breaks: readonly number[], byteRaster = false): BreakTable {
  return { breaks, settled: breaks, texts: {}, byteRaster };
}

/**
 * Types a text into an edge. It takes effect at once if it is between its neighbours; else it stays as a
 * refused text and the edge is what it was before the cell was typed into, not a half-typed number.
 * @param digits the text in plain digits, where it was typed in others.
 */
export function typeBreak(table: BreakTable, index: number, text: string, digits = text): BreakTable {
  const before = withEdge(table.breaks, index, table.settled[index]);
  const result = editBreak(before, index, digits, { byteRaster: table.byteRaster });
  return {
    ...table,
    breaks: withEdge(table.breaks, index, (result.ok ? result.breaks : before)[index]),
    texts: { ...table.texts, [index]: { text, problem: result.ok ? null : result.problem } },
  };
}

/** The cell was left: its edge is settled, a refused text stays to be seen. */
export function settleBreaks(table: BreakTable): BreakTable {
  const refused = Object.entries(table.texts).filter(([, { problem }]) => problem);
  return { ...table, settled: table.breaks, texts: Object.fromEntries(refused) };
}

/** The edge as it was before its cell was typed into. */
export function restoreBreak(table: BreakTable, index: number): BreakTable {
  const { [index]: _gone, ...texts } = table.texts;
  return { ...table, breaks: withEdge(table.breaks, index, table.settled[index]), texts };
}

/** The first reason why the table cannot be taken over; null when it can. */
export function breakTableProblem({ texts }: BreakTable): Problem | null {
  return Object.values(texts).find(({ problem }) => problem)?.problem ?? null;
}

/** The same edges with one of them set; the same array where it is that already. */
function withEdge(breaks: readonly number[], index: number, value: number): readonly number[] {
  return breaks[index] === value ? breaks : breaks.map((edge, i) => (i === index ? value : edge));
}
