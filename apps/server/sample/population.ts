import { fractal } from './noise';
import { cells, place } from './place';

const { width, seed } = place;

/** Residents of a cell: dense in towns, some in fields, none on water and mountains. */
export function makePopulation(landCover: Uint16Array): Float32Array {
  const population = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const spread = 0.4 + 1.2 * fractal((cell % width) / 12, Math.floor(cell / width) / 12, seed + 500, 3);
    const level = Math.floor(landCover[cell]! / 100);
    const residents = level === 6 ? 190 : level === 5 ? 9 : level === 9 || level === 4 ? 0 : 0.8;
    population[cell] = Math.round(10 * residents * spread) / 10;
  }
  return population;
}

/** Primary production of the sea in gC/m² and year; 0 on land. */
export function makePrimaryProduction(landCover: Uint16Array): Float32Array {
  return Float32Array.from(landCover, (code, cell) => {
    if (code !== 911) return 0;
    return Math.round(240 + 160 * fractal((cell % width) / 30, Math.floor(cell / width) / 30, seed + 600, 3));
  });
}
