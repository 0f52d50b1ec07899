import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { answer } from '../../../apps/server/src/geodata/answer';
import type { GeodataTask } from '../../../apps/server/src/geodata/task';
import { writeGeoPackage } from '../../../apps/server/src/geodata/testing/made-layers';
import { rowXml, workbookBytes } from '../../../apps/server/src/geodata/testing/workbook-fixture';
import { zipBytes } from '../../../apps/server/src/geodata/testing/zip-fixture';
import { readGeoTiff } from '@gep/raster/node';
import { GepDataError } from '@gep/raster';
import { realFiles } from './parser';
import type { Parser, Source } from './parser';

/* What the parser process reads, as it does it there: the task's answer is a result, a problem with a code, or a fault. */

class Problem extends Error {}

async function doTask(task: GeodataTask, folder: string): Promise<void> {
  const reply = await answer({ task, folder }, () => undefined);
  if (reply.kind === 'problem') throw new Problem(reply.problem.code);
  if (reply.kind === 'fault') throw new Error(`${reply.name}: ${reply.message}`);
}

const shapefileParts = /\.(shp|shx|dbf|prj|cpg)$/i;

const isCoded = (error: unknown): boolean => error instanceof Problem;

/** One file, written where a task finds it. */
function written({ name, bytes }: Source, folder: string): { name: string; path: string } {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  return { name: basename(name), path };
}

function workFolder(folder: string): string {
  const work = join(folder, 'work');
  mkdirSync(work);
  return work;
}

const upload = (
  name: string,
  sources: Parser['sources'],
  task: (path: string, name: string) => GeodataTask,
): Parser => ({
  name,
  sources,
  isCoded,
  read(source, folder) {
    const file = written(source, folder);
    return doTask(task(file.path, file.name), workFolder(folder));
  },
});

const geoJsonFiles = (): Source[] => realFiles(['vectors', 'bad/json'], /\.(geo)?json$/, 200_000);
const features = (path: string, name: string): GeodataTask => ({
  kind: 'read-features',
  parts: [{ name, path }],
  crs: 'EPSG:3857',
});

/** Rows of a real table as a workbook, stored as they are so that a changed byte reaches the XML, and packed. */
async function workbooks(): Promise<Source[]> {
  const [table] = csvFiles();
  const rows = Buffer.from(table.bytes)
    .toString()
    .split(/\r?\n/)
    .slice(0, 200)
    .map((line, i) =>
      rowXml(
        i + 1,
        line.split(',').map((cell) => (Number.isFinite(Number(cell)) ? Number(cell) : cell)),
      ),
    )
    .join('');
  const strings = '<si><t>a</t></si><si><t>b</t></si>';
  return [
    { name: 'stored.xlsx', bytes: await workbookBytes({ rows, strings }, { compress: false }) },
    { name: 'packed.xlsx', bytes: await workbookBytes({ rows, strings }) },
  ];
}

const csvFiles = (): Source[] => realFiles(['vectors'], /\.csv$/);

/** The parts of a real shapefile and of a bad one in archives. */
async function archives(): Promise<Source[]> {
  const parts = (folder: string): Record<string, Uint8Array> =>
    Object.fromEntries(realFiles([folder], shapefileParts).map(({ name, bytes }) => [basename(name), bytes]));
  return [
    { name: 'stored.zip', bytes: await zipBytes(parts('regions/longyan_utf8'), { compress: false }) },
    { name: 'packed.zip', bytes: await zipBytes(parts('regions/longyan_utf8')) },
    { name: 'bad.zip', bytes: await zipBytes(parts('bad/shp/d05_truncated_shp')) },
  ];
}

async function geoPackages(folder: string): Promise<Source[]> {
  const layers = geoJsonFiles().filter(({ name }) => name.startsWith('vectors/'));
  const made: Source[] = [];
  for (const { name, bytes } of layers.slice(0, 2)) {
    const part = await writeGeoPackage(folder, `${basename(name)}.gpkg`, {
      layer: Buffer.from(bytes).toString(),
    });
    made.push({ name: part.name, bytes: readFileSync(part.path) });
  }
  return made;
}

/** Every part of a real set and of bad ones; the others stay as they are. */
const shapefiles: Parser = {
  name: 'shapefile set',
  sources() {
    const all = realFiles(['regions/longyan_utf8', 'bad/shp'], shapefileParts);
    const ends = (folder: string): string =>
      all
        .filter(({ name }) => dirname(name) === folder)
        .map(({ name }) => extname(name).toLowerCase())
        .join();
    // Of sets that lack a part nothing else is looked at.
    return all.filter(({ name }) =>
      ['.shp', '.shx', '.dbf', '.prj'].every((end) => ends(dirname(name)).includes(end)),
    );
  },
  isCoded,
  read(source, folder) {
    const set = realFiles([dirname(source.name)], shapefileParts);
    const parts = set.map((part) => {
      const path = join(folder, basename(part.name));
      writeFileSync(path, part.name === source.name ? source.bytes : part.bytes);
      return { name: basename(part.name), path };
    });
    return doTask({ kind: 'read-region', parts }, workFolder(folder));
  },
};

/** Rasters, tables, features and archives of uploads, and the reader of GeoTIFFs that browsers use too. */
export const uploadParsers: readonly Parser[] = [
  {
    name: 'GeoTIFF reader',
    sources: () => realFiles(['rasters', 'bad/tif'], /\.tiff?$/),
    isCoded: (error) => error instanceof GepDataError,
    // Small results come from overviews.
    read: ({ bytes }) => readGeoTiff(bytes, bytes.length % 2 === 0 ? {} : { width: 50, height: 40 }),
  },
  upload(
    'rasters in GDAL',
    () => realFiles(['rasters', 'bad/tif'], /\.tiff?$/, 100_000),
    (path, name) => ({ kind: 'inspect-raster', path, name }),
  ),
  shapefiles,
  upload('XLSX', workbooks, (path, name) => ({ kind: 'read-table', path, name })),
  upload('CSV', csvFiles, (path, name) => ({ kind: 'read-table', path, name })),
  upload('ZIP', archives, features),
  upload('GeoPackage', geoPackages, features),
  upload('GeoJSON', geoJsonFiles, (path, name) => features(path, `${basename(name, extname(name))}.geojson`)),
];
