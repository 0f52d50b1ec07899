import type { Grid } from '../grid';
import type { ByteSource, GeoTiffInput } from './byte-source';
import { blobSource, bytesSource } from './byte-source';
import type { RasterSource } from './raster-source';
import { openTiff } from './raster-source';
import type { ReadOptions } from './read-plan';
import type { Fetch } from './url-source';
import { urlSource } from './url-source';

/**
 * Opens a GeoTIFF (TIFF 6.0 or BigTIFF, tiled or in strips) from a URL, a Blob, bytes or a byte source; only headers are read.
 *
 * Throws GepDataError: `tiff-not-recognized`, `tiff-truncated`, `tiff-directory-loop`, `tiff-size-limit`, `tiff-missing-tag`,
 * `tiff-unsupported-sample`; reading throws `tiff-unsupported-codec`, `tiff-unsupported-color`, `tiff-damaged-block`
 * and, by extent, `tiff-control-points` too.
 * Errors of kinds that are not read name the feature in `at` or `expected`.
 * @example
 * const source = await openGeoTiff(await writeGeoTiff(heights));
 * source.info.width; // 4
 * await source.close();
 */
export async function openGeoTiff(
  input: GeoTiffInput,
  options: { signal?: AbortSignal } = {},
): Promise<RasterSource> {
  return openTiff(byteSourceOf(input), options.signal);
}

/**
 * Opens, reads (see `RasterSource.read`) and closes: one grid a band.
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

/**
 * The bytes of an input in pieces; a byte source is given back as it is.
 * @param ask asks servers in place of the browser's `fetch`, e.g. with a token.
 * Throws TypeError for anything but a URL, a Blob, bytes or a byte source.
 * @example
 * await byteSourceOf(Uint8Array.of(1, 2, 3, 4)).read(1, 2); // [2, 3]
 */
export function byteSourceOf(input: GeoTiffInput, ask?: Fetch): ByteSource {
  if (typeof input === 'string') return urlSource(input, ask);
  if (input instanceof URL) return urlSource(input.href, ask);
  if (input instanceof Blob) return blobSource(input);
  if (input instanceof ArrayBuffer) return bytesSource(new Uint8Array(input));
  if (input instanceof Uint8Array) return bytesSource(input);
  if (typeof (input as ByteSource | null)?.read === 'function') return input;
  throw new TypeError(
    `source: got ${typeof input}, allowed: a URL, a Blob, an ArrayBuffer, a Uint8Array or a byte source`,
  );
}
