/**
 * Counts the cells of the ntt set by district and by their types in two years, with the task of the server's threads: 24.6
 * million of them. Prints milliseconds as JSON.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ecosystemTypes } from '@gep/ecosystem-models';
import { readGeoTiff } from '@gep/raster/node';
import { typeChanges } from '../apps/server/src/worker/type-changes';
import { testData } from '../scripts/test-data';
import { timed } from './measure';

const districtCount = 3000;
const codes = ecosystemTypes.filter(({ level }) => level === 3).map(({ value }) => value);

const folder = await mkdtemp(join(tmpdir(), 'gep-type-changes-'));
try {
  const [{ data, width, height }] = await readGeoTiff(testData('calc/ntt/landcover_2020.tif'));
  const write = async (name: string, of: (cell: number) => number): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, new Uint8Array(Int32Array.from(data, (_value, cell) => of(cell)).buffer));
    return path;
  };
  const typeOf = (cell: number): number => codes[Math.abs(data[cell]) % codes.length];
  // Districts as squares; a tenth of the cells, spread over all of the map, has another type at the closing.
  const side = Math.ceil(Math.sqrt(districtCount));
  const districtPath = await write('districts', (cell) => {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    return Math.floor((side * row) / height) * side + Math.floor((side * column) / width);
  });
  const beforePath = await write('before', typeOf);
  const afterPath = await write('after', (cell) =>
    (Math.imul(cell, 2654435761) >>> 0) / 2 ** 32 < 0.1 ? codes[cell % codes.length] : typeOf(cell),
  );
  const task = { kind: 'type-changes', width, height, districtPath, beforePath, afterPath } as const;
  const count = await timed(() => Promise.resolve(typeChanges(task)))();
  console.log(JSON.stringify({ cells: width * height, count }));
} finally {
  await rm(folder, { recursive: true });
}
