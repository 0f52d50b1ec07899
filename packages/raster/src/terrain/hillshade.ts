import type { Grid } from '../grid';
import type { HornKernel, TerrainOptions } from './horn';
import { hornDifferences, terrainOf } from './horn';

/** Light, units, edges and heights of a relief. */
export interface HillshadeOptions extends TerrainOptions {
  /** Where the light comes from, degrees clockwise from north; 315 unless said. */
  readonly azimuth?: number;
  /** Height of the light above the horizon, 0 to 90 degrees; 45 unless said. */
  readonly altitude?: number;
  /** Light from 225, 270, 315 and 360 degrees together in place of one azimuth: no slope is without a shade. */
  readonly multidirectional?: boolean;
}

const radians = Math.PI / 180;

/**
 * Shaded relief 1 (dark) to 255 (lit) after Horn (1981), as `gdaldem hillshade`, with `multidirectional` as
 * `gdaldem hillshade -multidirectional`; bytes, NoData 0. Throws RangeError for a rotated grid, an altitude
 * outside 0 to 90, and numbers that are not finite.
 * @example
 * hillshade(heights, { azimuth: 270 }).data[5]; // 255
 */
export function hillshade(grid: Grid, options: HillshadeOptions = {}): Grid {
  const { azimuth = 315, altitude = 45, zFactor = 1 } = options;
  if (!Number.isFinite(azimuth)) throw new RangeError(`azimuth: got ${azimuth}, allowed: degrees`);
  if (!(altitude >= 0 && altitude <= 90)) throw new RangeError(`altitude: got ${altitude}, allowed: 0 to 90`);
  const kernel = options.multidirectional
    ? fourLights(altitude, zFactor, grid.width)
    : oneLight(azimuth, altitude, zFactor);
  return terrainOf(grid, options, 0, (cells) => new Uint8Array(cells), kernel);
}

function oneLight(azimuth: number, altitude: number, zFactor: number): HornKernel<Uint8Array> {
  const level = 254 * Math.sin(altitude * radians);
  const steep = (254 * Math.cos(altitude * radians) * zFactor) / 8;
  const east = Math.sin(azimuth * radians) * steep;
  const north = Math.cos(azimuth * radians) * steep;
  return (upper, middle, lower, out, at, across, down) => {
    const [perAcross, perDown] = [zFactor / 8 / across, zFactor / 8 / down];
    shadeRow(
      upper,
      middle,
      lower,
      out,
      at,
      level,
      east / across,
      -north / down,
      perAcross ** 2,
      perDown ** 2,
    );
  };
}

/** The differences of `hornDifferences` and the light in one loop: arrays between them would cost half as much again. */
function shadeRow(
  upper: Float64Array,
  middle: Float64Array,
  lower: Float64Array,
  out: Uint8Array,
  at: number,
  level: number,
  perEast: number,
  perNorth: number,
  perAcross: number,
  perDown: number,
): void {
  const columns = middle.length - 2;
  let here = middle[1];
  let west = upper[0] + lower[0] + 2 * middle[0];
  let westDrop = lower[0] - upper[0];
  let own = upper[1] + lower[1] + 2 * here;
  let ownDrop = lower[1] - upper[1];
  const pairs = columns - 1;
  let i = 0;
  // Two by two, so that one root need not wait for the other. The cell itself has no weight, but must be valid. One and
  // a half: 1 is the darkest shade, and the fraction is cut off; a missing height gives NaN: 0.
  for (; i < pairs; i += 2) {
    const next = middle[i + 2];
    const east = upper[i + 2] + lower[i + 2] + 2 * next;
    const eastDrop = lower[i + 2] - upper[i + 2];
    const after = middle[i + 3];
    const farEast = upper[i + 3] + lower[i + 3] + 2 * after;
    const farEastDrop = lower[i + 3] - upper[i + 3];
    const x = west - east;
    const y = westDrop + ownDrop + ownDrop + eastDrop;
    const u = own - farEast;
    const v = ownDrop + eastDrop + eastDrop + farEastDrop;
    const light =
      (level + x * perEast + y * perNorth + (here - here)) /
      Math.sqrt(1 + x * x * perAcross + y * y * perDown);
    const eastLight =
      (level + u * perEast + v * perNorth + (next - next)) /
      Math.sqrt(1 + u * u * perAcross + v * v * perDown);
    out[at + i] = light > 0 ? light + 1.5 : light === light ? 1 : 0;
    out[at + i + 1] = eastLight > 0 ? eastLight + 1.5 : eastLight === eastLight ? 1 : 0;
    here = after;
    west = east;
    own = farEast;
    westDrop = eastDrop;
    ownDrop = farEastDrop;
  }
  if (i === columns) return;
  const x = west - (upper[i + 2] + lower[i + 2] + 2 * middle[i + 2]);
  const y = westDrop + ownDrop + ownDrop + lower[i + 2] - upper[i + 2];
  const light =
    (level + x * perEast + y * perNorth + (here - here)) / Math.sqrt(1 + x * x * perAcross + y * y * perDown);
  out[at + i] = light > 0 ? light + 1.5 : light === light ? 1 : 0;
}

/**
 * Lights from the south-west, west, north-west and north, each weighted by half the squared cosine of the angle between
 * it and the slope's direction (a slope counts the lights that it faces or turns away from); the weights add up to 1.
 * Source: Mark, Multidirectional, oblique-weighted, shaded-relief image of the Island of Hawaii, USGS Open-File Report
 * 92-422 (1992), in the form of GDAL's `GDALHillshadeMultiDirectionalAlg`.
 */
function fourLights(altitude: number, zFactor: number, width: number): HornKernel<Uint8Array> {
  const eastward = new Float64Array(width);
  const southward = new Float64Array(width);
  const level = 127 * Math.sin(altitude * radians);
  const steep = 127 * Math.cos(altitude * radians);
  return (upper, middle, lower, out, at, across, down) => {
    hornDifferences(upper, middle, lower, eastward, southward);
    shadeFourLights(
      eastward,
      southward,
      out,
      at,
      middle.length - 2,
      zFactor / 8 / across,
      zFactor / 8 / down,
      level,
      steep,
    );
  };
}

/** A function of numbers for the machine's sake: as part of the closure above it takes an eighth longer. */
function shadeFourLights(
  eastward: Float64Array,
  southward: Float64Array,
  out: Uint8Array,
  at: number,
  columns: number,
  perAcross: number,
  perDown: number,
  level: number,
  steep: number,
): void {
  const halved = steep * Math.SQRT1_2;
  // The steepness, squared, below which no light is behind the slope.
  const lit = (level / steep) ** 2;
  for (let i = 0; i < columns; i++) {
    // How much the ground falls towards east and towards south.
    const x = eastward[i] * perAcross;
    const y = southward[i] * perDown;
    const xx = x * x;
    const yy = y * y;
    const square = xx + yy;
    if (square < lit && square > 0) {
      // The sum of the four lights below, multiplied out.
      const dark = (x * xx + y * yy) * steep + x * (xx + 3 * yy) * halved;
      out[at + i] = (2 * level * square - dark) / (square * Math.sqrt(1 + square)) + 1.5;
    } else if (square === 0) out[at + i] = 2 * level + 1.5;
    else if (!(square < Infinity)) out[at + i] = 0;
    else {
      const southWest = level - (x - y) * halved;
      const west = level - x * steep;
      const northWest = level - (x + y) * halved;
      const north = level - y * steep;
      const facing = square / 2 - x * y;
      const light =
        (southWest > 0 ? facing * southWest : 0) +
        (west > 0 ? xx * west : 0) +
        (northWest > 0 ? (square - facing) * northWest : 0) +
        (north > 0 ? yy * north : 0);
      out[at + i] = light / (square * Math.sqrt(1 + square)) + 1.5;
    }
  }
}
