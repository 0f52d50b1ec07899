import { cellArea } from '../geodata/raster/cell-area';
import type { CellTerm } from '../worker/open-cells';
import { withCells } from './raster-cells';

const squareMetresPerHectare = 10_000;

/** hm² of a cell of a raster: cells of the project grid are squares of metres. */
export function hectaresOf(cells: readonly CellTerm[]): Promise<number> {
  return withCells(cells, ({ info }) => Promise.resolve(cellArea(info.transform) / squareMetresPerHectare));
}
