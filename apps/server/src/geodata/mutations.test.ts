import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { GeodataError } from './geodata-error';
import { runGeodataTask } from './host';
import type { GeodataTask } from './task';
import { geoJsonText, writeGeoPackage } from './testing/made-layers';
import { useTempFolder } from './testing/temp-folder';
import { rowXml, workbookBytes } from './testing/workbook-fixture';

/**
 * Mutated uploads a kind (regions, rasters, workbooks, layers), each in a process like the product's; the fault harness
 * reads thousands. The seed makes a finding repeatable.
 */
const count = 20;
const seed = 20261121;
const folder = useTempFolder();

/** Real rasters of every codec and layout that is read, each a few kilobytes. */
const rasters = [
  'layout/byte_zstd.tif',
  'layout/int16_zstd.tif',
  'layout/byte_lerc.tif',
  'layout/contig_tiled.tif',
  'layout/cog_sparse_strile_arrays_zeroified_when_possible.tif',
  'layout/BigTIFFMotorola.tif',
  'rgb/jpeg-test-small.tif',
  'rgb/rgbsmall.tif',
  'rgb/test3_with_mask_8bit.tif',
  'categorical/slim_g4.tif',
  'single/float64.tif',
  'crs/test_esri_wkt.tif',
];
const region = 'regions/longyan_utf8';

interface Mutation {
  /** Which of the files, counted round. */
  readonly file: number;
  /** Places, counted round the file or, where `early`, round its first 512 bytes; and new values. */
  readonly changes: readonly (readonly [at: number, value: number])[];
  readonly early: boolean;
  /** One in six files is cut there (counted round). */
  readonly cut: number;
}

// Unbiased whole numbers: the usual generators favour 0, and most mutations would hit the first byte.
const place = fc.noBias(fc.nat(2 ** 30));
const mutation: fc.Arbitrary<Mutation> = fc.record({
  file: place,
  changes: fc.array(fc.tuple(place, fc.noBias(fc.nat(255))), { minLength: 1, maxLength: 6 }),
  early: fc.boolean(),
  cut: place,
});

function mutate(bytes: Buffer, { changes, early, cut }: Mutation): Uint8Array {
  const copy = Uint8Array.from(bytes);
  // Headers and directories are where a byte does most.
  const reach = early ? Math.min(copy.length, 512) : copy.length;
  for (const [at, value] of changes) copy[at % reach] = value;
  return cut % 6 === 0 ? copy.subarray(0, Math.floor(cut / 6) % copy.length) : copy;
}

/** Runs a mutated upload; anything but a result or a coded error fails, naming the mutation. */
async function survives(task: GeodataTask, told: string): Promise<string> {
  try {
    await runGeodataTask(task, { timeoutMs: 30_000, memoryBytes: 1e9 });
    return 'result';
  } catch (error) {
    expect(error, told).toBeInstanceOf(GeodataError);
    return (error as GeodataError).code;
  }
}

async function surviveAll(
  kind: string,
  one: (mutation: Mutation, own: string, told: string) => Promise<string>,
): Promise<void> {
  const mutations = fc.sample(mutation, { numRuns: count, seed });
  const ends = await Promise.all(
    mutations.map(async (each, i) => {
      const own = join(folder.path, `${kind}-${i}`);
      await mkdir(own);
      return one(each, own, JSON.stringify({ seed, i, ...each }));
    }),
  );
  expect(ends).toHaveLength(count);
  // Mutations that all end in the same way would prove little.
  expect(new Set(ends).size).toBeGreaterThan(1);
  // A program that broke off is survived, but never wanted.
  expect(ends.filter((end) => end === 'geodata-crashed')).toEqual([]);
}

const timeout = 30_000 + count * 3000;

describe.skipIf(!hasTestData)(`${count} mutated uploads in the parser process`, () => {
  it(
    'of a shapefile end in a result or a coded error',
    async () => {
      const names = readdirSync(testData(region));
      await surviveAll('region', async (each, own, told) => {
        const chosen = names[each.file % names.length];
        const parts = await Promise.all(
          names.map(async (name) => {
            const path = join(own, name);
            const bytes = await readFile(testData(`${region}/${name}`));
            await writeFile(path, name === chosen ? mutate(bytes, each) : bytes);
            return { name, path };
          }),
        );
        return survives({ kind: 'read-region', parts }, `${chosen} ${told}`);
      });
    },
    timeout,
  );

  it(
    'of rasters end in a result or a coded error',
    async () => {
      await surviveAll('raster', async (each, own, told) => {
        const name = rasters[each.file % rasters.length];
        const path = join(own, 'raster.tif');
        await writeFile(path, mutate(await readFile(testData(`rasters/${name}`)), each));
        return survives({ kind: 'inspect-raster', path, name }, `${name} ${told}`);
      });
    },
    timeout,
  );

  it(
    'of a workbook end in a result or a coded error',
    async () => {
      // Stored as it is, so that a changed byte reaches the XML.
      const rows = Array.from({ length: 20 }, (_, i) => rowXml(i + 1, [`code${i}`, i === 0 ? 'b' : i / 7]));
      const bytes = await workbookBytes({ rows: rows.join('') }, { compress: false });
      await surviveAll('table', async (each, own, told) => {
        const path = join(own, 'table.xlsx');
        await writeFile(path, mutate(bytes, each));
        return survives({ kind: 'read-table', path, name: 'table.xlsx' }, told);
      });
    },
    timeout,
  );

  it(
    'of GeoJSON and GeoPackages end in a result or a coded error',
    async () => {
      const features = Array.from({ length: 20 }, (_, i) => ({
        properties: { name: `点${i}`, value: i / 7 },
        geometry: { type: 'Point', coordinates: [116 + i / 10, 25] },
      }));
      const text = geoJsonText(features);
      const { path: made } = await writeGeoPackage(folder.path, 'made.gpkg', { made: text });
      const layers = [
        ['made.geojson', Buffer.from(text)],
        ['made.gpkg', await readFile(made)],
      ] as const;
      await surviveAll('layer', async (each, own, told) => {
        const [name, bytes] = layers[each.file % layers.length];
        const path = join(own, 'layer');
        await writeFile(path, mutate(bytes, each));
        const parts = [{ name, path }];
        return survives({ kind: 'read-features', parts, crs: 'EPSG:3857' }, `${name} ${told}`);
      });
    },
    timeout,
  );
});
