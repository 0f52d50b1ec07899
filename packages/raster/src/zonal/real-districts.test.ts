import { readFileSync } from 'node:fs';
import proj4 from 'proj4';
import { describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { movePolygons, readShapefilePolygons } from '../../test/read-shapefile';
import type { Grid, PolygonGeometry } from '../index';
import { burnZones, prepareZones, zonalStatistics } from '../index';
import { readGeoTiff } from '../node';

interface ZoneFigures {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly stddev: number | null;
  readonly sum: number;
  /** Cells left to the zone when all are burned in order. */
  readonly burned: number;
  readonly exact: Pick<ZoneFigures, 'count' | 'sum' | 'mean' | 'stddev'>;
}

interface RasterFigures {
  readonly file: string;
  readonly projected: boolean;
  readonly zones: readonly ZoneFigures[];
}

const figuresOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../test/reference/${name}.json`, import.meta.url), 'utf8'));

const fujian = figuresOf('zonal-fujian') as { degrees: string; albers: string; rasters: RasterFigures[] };
const ntt = figuresOf('zonal-ntt') as RasterFigures[];

function near(got: number, wanted: number | null, tolerance: number, what: string): void {
  if (wanted === null) expect(got, what).toBeNaN();
  else
    expect(Math.abs(got - wanted), `${what}: ${got} against ${wanted}`).toBeLessThanOrEqual(
      tolerance * Math.max(1, Math.abs(wanted)),
    );
}

function compare(grid: Grid, districts: readonly PolygonGeometry[], wanted: readonly ZoneFigures[]): void {
  const centre = zonalStatistics(grid, districts, { coverage: 'center' });
  const exact = zonalStatistics(grid, districts, { coverage: 'exact' });
  expect(centre).toHaveLength(wanted.length);
  wanted.forEach((zone, i) => {
    const { count, sum, min, max, mean, stddev } = centre[i];
    // The same cells, added up to the last digit.
    expect({ count, sum }, `district ${i}`).toEqual({ count: zone.count, sum: zone.sum });
    expect([min, max], `range of district ${i}`).toEqual([zone.min ?? NaN, zone.max ?? NaN]);
    near(mean, zone.mean, 1e-12, `mean of district ${i}`);
    near(stddev, zone.stddev, 1e-9, `stddev of district ${i}`);
    for (const name of ['count', 'sum', 'mean', 'stddev'] as const)
      near(exact[i][name], zone.exact[name], 1e-6, `exact ${name} of district ${i}`);
  });
  const burned = new Array<number>(districts.length).fill(0);
  for (const id of burnZones(prepareZones(districts), grid)) if (id >= 0) burned[id]++;
  expect(burned).toEqual(wanted.map((zone) => zone.burned));
}

suite.skipIf(!hasTestData)('the districts of Fujian against GDAL and GEOS', () => {
  test.each(fujian.rasters)('$file', async ({ file, projected, zones }) => {
    const degrees = readShapefilePolygons(testData('regions/fujian_utf8/fujian_county.shp'));
    const change = proj4(fujian.degrees, fujian.albers);
    const districts = projected ? movePolygons(degrees, (point) => change.forward(point)) : degrees;
    const [grid] = await readGeoTiff(testData(`calc/fujian/${file}`));
    compare(grid, districts, zones);
  });
});

suite.skipIf(!hasTestData)('the districts of Nusa Tenggara Timur against GDAL and GEOS', () => {
  test.each(ntt)('$file', async ({ file, zones }) => {
    const districts = readShapefilePolygons(testData('calc/ntt/ntt_district.shp'));
    const [grid] = await readGeoTiff(testData(`calc/ntt/${file}`));
    compare(grid, districts, zones);
  });
});
