import { fractal } from './noise';
import { cells, place } from './place';

const { width, seed } = place;

/** The soils of the sample: texture, organic carbon and lime in percent. */
export const soils = [
  { soil: 1, sand: 38, silt: 40, clay: 22, organic: 1.6, caco3: 0.4 },
  { soil: 2, sand: 52, silt: 30, clay: 18, organic: 2.3, caco3: 0.2 },
  { soil: 3, sand: 30, silt: 38, clay: 32, organic: 1.2, caco3: 0.8 },
];

/** Classes of the soil map: clay in the plain, loam on the hills, sandy soils on the mountains. */
export function makeSoils(elevation: Float32Array): Uint16Array {
  const classes = new Uint16Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const patch = 120 * (fractal((cell % width) / 25, Math.floor(cell / width) / 25, seed + 400) - 0.5);
    const height = elevation[cell]! + patch;
    classes[cell] = height > 600 ? 2 : height > 140 ? 1 : 3;
  }
  return classes;
}
