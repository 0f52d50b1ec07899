import { renderRaster } from '@gep/map-engine/raster-color';
import { generateCategories, rasterGraduatedScheme } from '@gep/map-engine/scheme';

/** Steps of height; their edges read as contour lines. */
const steps = 14;
/** Metres a cell; with heights up to 1 this sets how deep the shadows are. */
const cellSize = 0.0042;

/** Ramps from the plain to the ridges, quiet on a page of their theme. */
const ramps = {
  light: ['#e7efe9', '#cfe3d6', '#a9cdb7', '#7fb396', '#579676', '#3b7d5d', '#2c6a4c'],
  dark: ['#17201b', '#1b2a22', '#20372b', '#264637', '#2e5a46', '#377257', '#448b6b'],
} as const;

/** Share of a full turn for a corner of the noise's grid, the same on every machine. */
function turn(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff;
}

/** Gradient noise, about -0.7 to 0.7. */
function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const slope = (c: number, r: number) => {
    const angle = 2 * Math.PI * turn(c, r);
    return Math.cos(angle) * (x - c) + Math.sin(angle) * (y - r);
  };
  const u = smooth(x - column);
  return mix(
    mix(slope(column, row), slope(column + 1, row), u),
    mix(slope(column, row + 1), slope(column + 1, row + 1), u),
    smooth(y - row),
  );
}

/** Height at a place: broad swells with ridges on them, each octave turned against the one before. */
function height(x: number, y: number): number {
  let sum = noise(x * 0.6 + 7, y * 0.6 + 3) * 0.9;
  let amplitude = 0.5;
  let [u, v] = [x, y];
  for (let octave = 0; octave < 5; octave++) {
    sum += amplitude * (0.5 - Math.abs(noise(u + octave * 17, v + octave * 31)) * 1.4);
    amplitude *= 0.42;
    [u, v] = [(u * 0.8 - v * 0.6) * 2.1, (u * 0.6 + v * 0.8) * 2.1];
  }
  return sum;
}

/**
 * Heights of a made-up landscape, row-major, without unit: the same for every call.
 * @param width, height cells
 */
function terrainHeights(width: number, rows: number): Float32Array {
  const cells = new Float32Array(width * rows);
  const scale = 3.4 / Math.max(width, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < width; column++) {
      cells[row * width + column] = height(column * scale + 3.3, row * scale + 1.7);
    }
  }
  return cells;
}

/** A shaded map of the made-up landscape in the engine's own colours, RGBA. */
export function terrainPicture(width: number, rows: number, theme: keyof typeof ramps): Uint8ClampedArray {
  const cells = terrainHeights(width, rows);
  const scheme = generateCategories(
    rasterGraduatedScheme({
      method: 'equal-interval',
      classes: steps,
      ramp: ramps[theme],
      relief: { used: true, sunAngle: 42, azimuth: 315, zFactor: 0.03 },
    }),
    { values: cells },
  );
  return renderRaster([cells], { width, height: rows, cellSize }, scheme);
}
