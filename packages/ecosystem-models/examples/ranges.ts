import { models, runModel, simulate, tornado } from '@gep/ecosystem-models';
import type { Grid, Uncertainty } from '@gep/ecosystem-models';

const grid = (cells: number[]): Grid => ({
  width: 2,
  height: 1,
  data: Float64Array.from(cells),
  noData: -9999,
  transform: [30, 0, 500000, 0, -30, 3000000],
  crs: 'EPSG:4527',
});
const model = models['carbon-sequestration'];
const { cube } = runModel(model, { landCover: grid([111, 211]), npp: grid([800, 400]) });

const price: Uncertainty = {
  parameter: 'co2Price',
  distribution: { kind: 'triangular', min: 250, mode: 380, max: 600 },
  source: 'Prices of exchanges, 2020',
};
const account = [{ model, cube, parameters: cube.parameters, uncertainties: [price] }];

/** The total at 5 and 95 % of the price. */
export const [bar] = tornado(account).bars;
/** Percentiles, mean and deviation of 10,000 draws. */
export const { total } = simulate(account, { draws: 10_000, seed: 1 });
