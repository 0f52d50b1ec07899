import { fractal } from './noise';
import { cells, place } from './place';

const { width, height, seed } = place;

/** Yearly rain in mm: more with height (0.42 mm a metre) and towards the sea in the south-east, with gentle weather. */
export function makeRain(elevation: Float32Array): Float32Array {
  const rain = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const column = cell % width;
    const row = Math.floor(cell / width);
    const weather = 160 * (fractal(column / 90, row / 90, seed + 300, 3) - 0.5);
    const sea = 120 * ((column / width + row / height) / 2);
    rain[cell] = Math.round(10 * (1040 + sea + 0.42 * elevation[cell]! + weather)) / 10;
  }
  return rain;
}
