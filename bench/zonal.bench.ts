import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zonalStatistics } from '@gep/raster';
import type { Coverage, Grid, PolygonGeometry } from '@gep/raster';
import { loadGeoblaze } from './geoblaze';
import type { GeoRaster } from './geoblaze';
import { compare, compareTimed, timed } from './measure';
import type { Comparison } from './measure';
import { pythonPeer } from './python-peer';
import { districts, hillGrid, side } from './zonal-data';

const rules: Readonly<Record<Coverage, string>> = { center: 'by centre', exact: 'exact' };
const coverages = ['center', 'exact'] as const satisfies readonly Coverage[];

/** Zones of a large float raster beside rasterio, geoblaze and a pass over the cells. */
export async function zonal(): Promise<Comparison[]> {
  const grid = hillGrid();
  const polygons = districts();
  const task = (coverage: Coverage): string => `zonal ${rules[coverage]}, ${side} x ${side}, 300 zones`;
  const folder = mkdtempSync(join(tmpdir(), 'gep-bench-'));
  try {
    return [
      ...coverages.map((coverage) =>
        compare(
          task(coverage),
          () => zonalStatistics(grid, polygons, { coverage }),
          'sum, min, max pass',
          () => pass(grid),
          9,
        ),
      ),
      ...(await besideRasterio(grid, polygons, task, folder)),
      ...(await besideGeoblaze(grid, polygons.slice(0, 4), folder)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pass({ data }: Grid): number {
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i]!;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return sum + min + max;
}

/** rasterio is asked for our figures, and once more without the deviation. */
async function besideRasterio(
  grid: Grid,
  polygons: readonly PolygonGeometry[],
  task: (coverage: Coverage) => string,
  folder: string,
): Promise<Comparison[]> {
  const python = pythonPeer('./zonal-peers.py', ['numpy', 'rasterio']);
  if (!python) return [];
  writeFileSync(join(folder, 'cells'), grid.data);
  const zones = join(folder, 'zones.json');
  writeFileSync(zones, JSON.stringify(polygons));
  await python.ask({ work: 'load', folder, side });
  const ask = (deviation: boolean) =>
    python.ask<{ ms: number; counts: number[] }>({ work: 'rasterio', zones, deviation });
  const { counts } = await ask(false);
  zonalStatistics(grid, polygons).forEach(({ count }, i) => {
    // Its windows of zones round, so that a centre on a border may fall to both sides.
    if (Math.abs(count - counts[i]!) > 1)
      throw new Error(`zone ${i}: we count ${count} cells, rasterio ${counts[i]}`);
  });
  const rows: Comparison[] = [];
  for (const coverage of coverages)
    for (const deviation of [true, false])
      rows.push(
        await compareTimed(
          task(coverage),
          timed(async () => zonalStatistics(grid, polygons, { coverage })),
          `rasterio mask per zone${deviation ? '' : ', no deviation'}`,
          async () => (await ask(deviation)).ms,
          7,
        ),
      );
  python.close();
  return rows;
}

async function besideGeoblaze(
  grid: Grid,
  polygons: readonly PolygonGeometry[],
  folder: string,
): Promise<Comparison[]> {
  const geoblaze = loadGeoblaze(folder);
  if (!geoblaze) return [];
  const cells = grid.data as Float32Array;
  const raster: GeoRaster = {
    values: [Array.from({ length: side }, (_, row) => cells.subarray(row * side, (row + 1) * side))],
    rasterType: 'object',
    numberOfRasters: 1,
    noDataValue: null,
    projection: 3857,
    ...{ xmin: 0, ymin: 0, xmax: side, ymax: side },
    ...{ pixelWidth: 1, pixelHeight: 1, width: side, height: side },
  };
  const stats = ['count', 'min', 'max', 'mean', 'sum'];
  const rows: Comparison[] = [];
  for (const coverage of coverages)
    rows.push(
      await compareTimed(
        `zonal ${rules[coverage]}, ${side} x ${side}, 4 zones`,
        timed(async () => zonalStatistics(grid, polygons, { coverage })),
        'geoblaze.stats',
        timed(async () => {
          for (const polygon of polygons) await geoblaze.stats(raster, polygon, { stats });
        }),
        7,
      ),
    );
  return rows;
}
