export {
  baseOf,
  bitsIndex,
  entryOf,
  fromOrderedBits,
  leastOf,
  mostSteps,
  orderedBits,
  scaledIndex,
  tableSize,
  valueAt,
  valueIndex,
  valuesOf,
} from './cell-index';
export type { CellIndex, IndexOf } from './cell-index';
export { countCells } from './count-cells';
export { rankCells, statisticsOfCounts } from './rank-cells';
export { chunk, relativeCells, unsigned } from './relative-cells';
