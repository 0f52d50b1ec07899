import { exactText, inUnit, screenArea, screenCount } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import type { FigureUnits } from '../result-columns';
import type { LedgerSums } from './ledger-sums';

/** A column of figures of the ledger. */
export interface LedgerColumn {
  readonly id: keyof LedgerSums;
  readonly title: string;
  /** Empty for a count. */
  readonly unit: string;
  /** As it is shown; empty where it is not known. */
  readonly text: (sums: LedgerSums) => string;
  /** With all its digits, for a tooltip. */
  readonly exact: (sums: LedgerSums) => string;
}

export type ColumnWords = Readonly<Record<keyof LedgerSums, string>>;

interface LedgerColumnsInput {
  readonly words: ColumnWords;
  readonly units: FigureUnits;
  /** Of the quantity, as the server names it; empty where the model has none. */
  readonly functionUnit: string;
  readonly hasValue: boolean;
}

/** The columns that a model has, each with one unit: those of its figures everywhere. */
export function ledgerColumns({ words, units, functionUnit, hasValue }: LedgerColumnsInput): LedgerColumn[] {
  const figure = (id: 'quantity' | 'value', unit: string): LedgerColumn => ({
    ...{ id, title: words[id], unit: units[id].unit },
    text: (sums) => (sums[id] === null ? '' : inUnit(sums[id], units[id])),
    exact: (sums) => exactText(sums[id], unit),
  });
  return [
    {
      ...{ id: 'count', title: words.count, unit: '' },
      text: ({ count }) => screenCount(count),
      exact: () => '',
    },
    {
      ...{ id: 'area', title: words.area, unit: 'hm²' },
      text: ({ area }) => (area === null ? '' : screenArea(area)),
      exact: ({ area }) => exactText(area, 'hm²'),
    },
    ...(functionUnit === '' ? [] : [figure('quantity', functionUnit)]),
    ...(hasValue ? [figure('value', yuan)] : []),
  ];
}

/** The table as cells for spreadsheets: a heading with units, and plain numbers. */
export function plainCells(
  heading: string,
  columns: readonly LedgerColumn[],
  rows: readonly { readonly label: string; readonly sums: LedgerSums }[],
): string[][] {
  // Spaces between thousands would make texts of the numbers.
  const plain = (text: string): string => text.replaceAll('\u2009', '').replaceAll('\u00a0', '');
  return [
    [heading, ...columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`))],
    ...rows.map(({ label, sums }) => [label, ...columns.map(({ text }) => plain(text(sums)))]),
  ];
}

/** Cells as a CSV file that spreadsheets read as UTF-8. */
export function csvFile(cells: readonly (readonly string[])[]): Blob {
  const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = cells.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' });
}
