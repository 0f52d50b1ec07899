/**
 * Counts the classes of a map of 24.6 million cells, and sums a region of 1.2 million of them, with the tasks of the
 * server's threads. Prints milliseconds as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import proj4 from 'proj4';
import { median } from 'simple-statistics';
import { cellToMap } from '@gep/raster';
import { readGeoTiff, writeCog } from '@gep/raster/node';
import { polygonWkb } from '../apps/server/src/testing/polygon-wkb';
import { classSums } from '../apps/server/src/worker/ledger/class-sums';
import { ledgerTask } from '../apps/server/src/worker/ledger/ledger-task';
import { zones } from '../apps/server/src/worker/zones';
import { testData } from '../scripts/test-data';
import { timed } from './measure';

export interface TotalsTimes {
  /** Until the ledger of the map is written. */
  readonly write: number;
  /** Until ten classes are counted from it. */
  readonly classes: number;
  /** Until the sum of the region is known. */
  readonly region: number;
}

const noData = -9999;

/** The land cover of the ntt set in all of its frame, each cell with a value that few others have. */
async function writeMap(path: string) {
  const [grid] = await readGeoTiff(testData('calc/ntt/landcover_2020.tif'));
  const { data, width, height, transform, crs } = grid;
  const rows = (top: number, bottom: number): Float32Array =>
    Float32Array.from({ length: (bottom - top) * width }, (_, i) => {
      const cell = top * width + i;
      const spread = (Math.imul(cell, 2654435761) >>> 0) / 2 ** 32;
      return (data[cell] === grid.noData ? 1 : data[cell]) * (1 + spread);
    });
  await writeCog(path, { width, height, transform, crs, noData }, (top, bottom) => rows(top, bottom));
  return grid;
}

const folder = await mkdtemp(join(tmpdir(), 'gep-totals-'));
try {
  const path = join(folder, 'map.tif');
  const { width, height, transform, crs } = await writeMap(path);
  const cells = [{ path, factor: 1 }];
  const ledger = join(folder, 'map.ledger');
  const write = await timed(() =>
    ledgerTask({ kind: 'write-ledger', cells, beside: cells, outPath: ledger }),
  )();
  const classes: number[] = [];
  const region: number[] = [];
  const { forward } = proj4(crs, 'EPSG:3857');
  for (let turn = 0; turn < 8; turn += 1) {
    const edges = Array.from({ length: 11 }, (_, i) => 1 + 4 * (i + turn / 20));
    const wanted = edges.slice(1).map((upper, i) => [edges[i], upper] as const);
    classes.push(await timed(() => classSums({ kind: 'ledger-sums', path: ledger, classes: wanted }))());
    // 1,000 km² of cells of 30 m are 1.1 million.
    const radius = 600 + turn;
    const ring = Array.from({ length: 41 }, (_, i) => {
      const angle = (2 * Math.PI * (i % 40)) / 40;
      const at = [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)] as const;
      return forward([...cellToMap(transform, ...at)]);
    });
    const shapes = [Buffer.from(polygonWkb(ring)).toString('base64')];
    region.push(await timed(() => zones({ kind: 'zones', rasters: [cells], shapes }))());
  }
  const times: TotalsTimes = { write, classes: median(classes.slice(1)), region: median(region.slice(1)) };
  console.log(JSON.stringify(times));
} finally {
  await rm(folder, { recursive: true });
}
