import { openCells, rowsOf } from '../open-cells';
import type { CellTerm } from '../open-cells';
import { writeLedger } from './write-ledger';

/** Sorts the cells of a raster by value into a file that answers for classes of any breaks. */
export interface WriteLedgerTask {
  readonly kind: 'write-ledger';
  readonly cells: readonly CellTerm[];
  /** A raster of the same grid whose cells are added up by the classes of the first; null: none. */
  readonly beside: readonly CellTerm[] | null;
  readonly outPath: string;
}

/** NoData of stored results. */
const noData = -9999;

/** Task of a thread: what is written is the only answer. */
export async function ledgerTask({ cells, beside, outPath }: WriteLedgerTask): Promise<null> {
  const source = await openCells(cells);
  try {
    const other = beside && (await openCells(beside));
    try {
      const { width, height } = source.info;
      const read = async (top: number, bottom: number) => ({
        cells: await rowsOf(source, top, bottom),
        beside: other && (await rowsOf(other, top, bottom)),
      });
      await writeLedger({ width, height, noData, read }, outPath);
    } finally {
      await other?.close();
    }
  } finally {
    await source.close();
  }
  return null;
}
