import { fileURLToPath } from 'node:url';
import { byteSourceOf } from './geotiff/open-geotiff';
import type { GeoTiffInput } from './geotiff/byte-source';
import { useZlib } from './geotiff/deflate';
import { fileSource } from './geotiff/file-source';
import { nodeZlib } from './geotiff/node-zlib';
import type { RasterSource } from './geotiff/raster-source';
import { openTiff } from './geotiff/raster-source';
import type { ReadOptions } from './geotiff/read-plan';
import type { Grid } from './grid';

// Deflate by Node's own zlib for all reads and writes once this entry is loaded.
useZlib(nodeZlib);

export { writeCog } from './geotiff/write-cog';
export type { CogFrame, RowReader } from './geotiff/write-cog';
export { writeGeoTiff } from './geotiff/write-geotiff';
export { writeWhole } from './geotiff/write-whole';

/**
 * `openGeoTiff` for Node: also takes a file path or a `file:` URL. Close the source to free the file.
 * @example
 * const source = await openGeoTiff(await writeGeoTiff(heights));
 * source.info.width; // 4
 * await source.close();
 */
export async function openGeoTiff(
  input: GeoTiffInput,
  options: { signal?: AbortSignal } = {},
): Promise<RasterSource> {
  const source = await sourceOf(input);
  try {
    return await openTiff(source, options.signal);
  } catch (error) {
    await source.close();
    throw error;
  }
}

/**
 * `readGeoTiff` for Node: also takes a file path or a `file:` URL.
 * @example
 * const [grid] = await readGeoTiff(await writeGeoTiff(heights), { window: [1, 0, 3, 2] });
 * grid.data; // [10, 20, 10, 20]
 */
export async function readGeoTiff(input: GeoTiffInput, options: ReadOptions = {}): Promise<Grid[]> {
  const source = await openGeoTiff(input, options);
  try {
    return await source.read(options);
  } finally {
    await source.close();
  }
}

async function sourceOf(input: GeoTiffInput) {
  if (input instanceof URL && input.protocol === 'file:') return fileSource(fileURLToPath(input));
  if (typeof input !== 'string' || /^(https?|blob|data):/i.test(input)) return byteSourceOf(input);
  return fileSource(input.startsWith('file:') ? fileURLToPath(input) : input);
}
