import type { ExtentAccount } from '@gep/api-client';

/** Cells of one ecosystem type at the opening and of one at the closing. */
export interface Change {
  /** Codes at the level of the account. */
  readonly from: number;
  readonly to: number;
  readonly cells: number;
}

/** Which changes: one pair of types; of one type, all that it lost or gained; null twice: all. */
export type Choice = Readonly<Record<'from' | 'to', number | null>>;

export const everyChange: Choice = { from: null, to: null };

export const sameChoice = (one: Choice, two: Choice): boolean => one.from === two.from && one.to === two.to;

/** The changes of a choice that have cells, the largest first; what stayed is one where the pair itself is chosen. */
export function changesOf(
  { types, cells }: Pick<ExtentAccount, 'types' | 'cells'>,
  choice: Choice,
): Change[] {
  const isOf = (from: number, to: number): boolean =>
    (from !== to || (choice.from === from && choice.to === to)) &&
    (choice.from ?? from) === from &&
    (choice.to ?? to) === to;
  return cells
    .flatMap((row, i) => row.map((count, j) => ({ from: types[i].code, to: types[j].code, cells: count })))
    .filter((one) => one.cells > 0 && isOf(one.from, one.to))
    .sort((a, b) => b.cells - a.cells);
}

export const cellsOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { cells }) => sum + cells, 0);

/** Okabe and Ito's, which all eyes tell apart, without those that are too light for a map. */
export const changeColors = ['#d55e00', '#0072b2', '#009e73', '#e69f00', '#cc79a7', '#56b4e9'];
export const otherColor = '#7f8782';

/** A line of the legend: the largest changes by themselves, all others as one. */
export interface ChangeLine {
  readonly color: string;
  readonly changes: readonly Change[];
}

export function linesOf(changes: readonly Change[]): ChangeLine[] {
  // One alone needs no group.
  const own = changes.length > changeColors.length + 1 ? changeColors.length : changes.length;
  const colors = [...changeColors, otherColor];
  const lines = changes.slice(0, own).map((one, i) => ({ color: colors[i], changes: [one] }));
  return own === changes.length ? lines : [...lines, { color: otherColor, changes: changes.slice(own) }];
}
