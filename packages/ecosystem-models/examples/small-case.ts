import { models, runModel } from '@gep/ecosystem-models';
import type { Grid } from '@gep/ecosystem-models';

const grid = (cells: number[]): Grid => ({
  width: 2,
  height: 1,
  data: Float64Array.from(cells),
  noData: -9999,
  transform: [30, 0, 500000, 0, -30, 3000000],
  crs: 'EPSG:4527',
});

const result = runModel(
  models['carbon-sequestration'],
  { landCover: grid([111, 211]), npp: grid([800, 400]) },
  { alpha: 0.25 },
);
/** Tonnes of CO₂ a cell. */
export const carbonDioxide = result.functionQuantity[0].data;
/** Sums of the whole; by district too with the option `districts`. */
export const figures = result.table;
