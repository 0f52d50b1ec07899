import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellWindow, Grid } from '@gep/raster';
import { openGeoTiff, readGeoTiff, writeGeoTiff } from '@gep/raster/node';
import { fromFile, Pool } from 'geotiff';
import { compareTimed, timed } from './measure';
import type { Comparison } from './measure';
import { pythonPeer } from './python-peer';
import type { PythonPeer } from './python-peer';

/** Files by their names, with the options that GDAL makes them with. */
const files: Readonly<Record<string, { readonly kind: string; readonly options: readonly string[] }>> = {
  'cog.tif': {
    kind: 'COG, deflate, predictor',
    options: ['COMPRESS=DEFLATE', 'PREDICTOR=YES', 'OVERVIEW_RESAMPLING=NEAREST'],
  },
  'tiles.tif': { kind: 'deflate tiles', options: ['COMPRESS=DEFLATE', 'TILED=YES'] },
  'deflate.tif': { kind: 'deflate strips', options: ['COMPRESS=DEFLATE'] },
  'lzw.tif': { kind: 'LZW strips', options: ['COMPRESS=LZW'] },
  'lzw-predictor.tif': { kind: 'LZW strips, predictor', options: ['COMPRESS=LZW', 'PREDICTOR=3'] },
  'none.tif': { kind: 'uncompressed strips', options: [] },
};

/** A window and the side of the result. */
interface View {
  readonly window: CellWindow;
  readonly size: number;
}

const views: readonly View[] = [
  { window: [2048, 2048, 6144, 6144], size: 1024 },
  { window: [3000, 3000, 4024, 4024], size: 1024 },
];

/** Windows of 8192 x 8192 float terrain, opened again each time, beside geotiff.js with its pool and GDAL. */
export async function geoTiff(): Promise<Comparison[]> {
  const gdal = pythonPeer('./geotiff-peers.py', ['numpy', 'osgeo.gdal']);
  if (!gdal) return [];
  const folder = await mkdtemp(join(tmpdir(), 'gep-geotiff-'));
  const pool = new Pool(2);
  try {
    await gdal.ask({ work: 'make', folder, files: fileOptions() });
    const rows: Comparison[] = [];
    for (const name of Object.keys(files))
      for (const view of views) rows.push(...(await readRows(gdal, pool, folder, name, view)));
    rows.push(await writeRow(join(folder, 'none.tif')));
    return rows;
  } finally {
    gdal.close();
    pool.destroy();
    await rm(folder, { recursive: true });
  }
}

function fileOptions(): Record<string, readonly string[]> {
  const entries = Object.entries(files).map(([name, { options }]): [string, readonly string[]] => [
    name,
    options,
  ]);
  return Object.fromEntries(entries);
}

async function readRows(
  gdal: PythonPeer,
  pool: Pool,
  folder: string,
  name: string,
  { window, size }: View,
): Promise<Comparison[]> {
  const path = join(folder, name);
  const read = (): Promise<Grid[]> => readGeoTiff(path, { window, width: size, height: size });
  const byGdal = (): Promise<{ ms: number; mean: number }> => gdal.ask({ work: 'read', path, window, size });
  const byGeoTiffJs = async (): Promise<unknown> => {
    const file = await fromFile(path);
    try {
      const image = name.startsWith('cog') ? file : await file.getImage();
      return await image.readRasters({ window: [...window], width: size, height: size, pool });
    } finally {
      await file.close();
    }
  };
  checkMean(mean(await read()), (await byGdal()).mean, path);
  const across = window[2] - window[0];
  const task = `${files[name]!.kind}, ${across === size ? size : `${across} to ${size}`}`;
  // geotiff.js takes seconds for these.
  const rounds = name.startsWith('lzw') ? 3 : 7;
  return [
    await compareTimed(task, timed(read), 'geotiff.js, pool of 2', timed(byGeoTiffJs), rounds),
    await compareTimed(task, timed(read), 'GDAL', async () => (await byGdal()).ms, 9),
  ];
}

const mean = ([{ data }]: Grid[]): number => {
  let sum = 0;
  for (const value of data) sum += value;
  return sum / data.length;
};

/** Readers may pick neighbouring cells when they leave some out, but not other places. */
function checkMean(got: number, wanted: number, path: string): void {
  if (Math.abs(got - wanted) > 0.1) throw new Error(`${path}: mean of ${got}, GDAL has ${wanted}`);
}

/** A window as it travels: written and read again, beside numbers as text. */
async function writeRow(path: string): Promise<Comparison> {
  const source = await openGeoTiff(path);
  const [grid] = await source.read({ window: views[1]!.window });
  await source.close();
  const share = (await writeGeoTiff(grid)).length / grid.data.byteLength;
  const cells = `${grid.width} x ${grid.height} floats`;
  return compareTimed(
    `${cells} written and read, ${Math.round(share * 100)} % of the raw bytes`,
    timed(async () => readGeoTiff(await writeGeoTiff(grid))),
    'flat JSON',
    timed(async () => {
      const text = JSON.stringify({ dataList: [Array.from(grid.data)] });
      const { dataList } = JSON.parse(text) as { dataList: [number[]] };
      return Float32Array.from(dataList[0]);
    }),
    7,
  );
}
