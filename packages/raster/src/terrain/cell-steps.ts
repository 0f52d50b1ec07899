import type { Grid } from '../grid';

/**
 * `map`: heights have the units of the transform, as gdaldem takes it. `degrees`: the transform is in degrees of
 * longitude and latitude and heights are metres; the length of a degree is calculated for every row.
 */
export type TerrainUnits = 'map' | 'degrees';

/** Map units (metres) to the next column and to the next row, signed as the transform, for every row of a grid. */
export interface CellSteps {
  readonly across: Float64Array;
  readonly down: Float64Array;
}

/** Throws RangeError for rotated grids and unknown units. */
export function cellStepsOfRows({ transform, height }: Grid, units: TerrainUnits): CellSteps {
  const [a, b, , d, e, f] = transform;
  if (b !== 0 || d !== 0) throw new RangeError('grid.transform: got a rotated grid, allowed: upright ones');
  if (units !== 'map' && units !== 'degrees')
    throw new RangeError(`units: got ${String(units)}, allowed: map, degrees`);
  const across = new Float64Array(height).fill(a);
  const down = new Float64Array(height).fill(e);
  if (units === 'degrees')
    for (let row = 0; row < height; row++) {
      const metres = metresPerDegree(f + e * (row + 0.5));
      across[row] *= metres.longitude;
      down[row] *= metres.latitude;
    }
  return { across, down };
}

/**
 * Metres of a degree along the parallel and along the meridian at a latitude on WGS 84 (CGCS2000 is the same to
 * a tenth of a millimetre): pi/180 a cos(latitude) / (1 - e² sin²)^1/2 and pi/180 a (1 - e²) / (1 - e² sin²)^3/2.
 * Source: Snyder, Map Projections - A Working Manual, USGS Professional Paper 1395 (1987), equations 4-19 and 4-21.
 */
export function metresPerDegree(latitude: number): { longitude: number; latitude: number } {
  const [semiMajor, eccentricitySquared] = [6378137, 0.0066943799901413165];
  const radians = Math.PI / 180;
  const flat = 1 - eccentricitySquared * Math.sin(latitude * radians) ** 2;
  return {
    longitude: (radians * semiMajor * Math.cos(latitude * radians)) / Math.sqrt(flat),
    latitude: (radians * semiMajor * (1 - eccentricitySquared)) / flat ** 1.5,
  };
}
