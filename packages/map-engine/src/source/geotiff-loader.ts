import { byteSourceOf, GepDataError } from '@gep/raster';
import type { Fetch, GeoTiffInput, RasterInfo } from '@gep/raster';
import { loadProjection } from '../geometry/projection/load-projection';
import { defaultProjection } from '../geometry/projection/reproject';
import type { GeoTiffDescription } from './geotiff-description';
import type { GeoTiffFile } from './geotiff-file';
import { createGeoTiffReader } from './geotiff-reader';
import type { GeoTiffOptions } from './geotiff-reader';
import type { LoadRaster } from './raster-block';
import { sentProjections } from './sent-projections';

/** How a GeoTIFF is fetched and read. */
export interface GeoTiffLoaderOptions extends GeoTiffOptions {
  /** Asks the server in place of the browser's `fetch`, e.g. with a token; it has to send the `Range` header on. */
  readonly fetch?: Fetch;
}

/** A GeoTIFF as the source of a raster layer, and what else can be asked about it. All answers come from a worker. */
export interface GeoTiffLoader {
  /** For `createRasterLayer`; in the window's projection and in physical values, null outside of the raster. */
  readonly load: LoadRaster;
  /** What the headers say: size, CRS, type, no-data value, palette (`colorTable`), overviews. */
  info(): Promise<RasterInfo>;
  /** Place, bands and statistics, to be spread into `createRasterLayer`. */
  describe(signal?: AbortSignal): Promise<GeoTiffDescription>;
  /** The file's own cell at a position, one value a band, null for no data; null outside of the raster. */
  valuesAt(
    position: readonly [number, number],
    projection?: string,
    signal?: AbortSignal,
  ): Promise<(number | null)[] | null>;
  /** Ends the worker and open requests; an idle worker ends after half a minute by itself. */
  dispose(): void;
}

/** Names the address of a file that is not a TIFF: servers like to answer a wrong address with a page. */
function withAddress(error: unknown, source: GeoTiffInput): unknown {
  const isAddress = typeof source === 'string' || source instanceof URL;
  if (!isAddress || !(error instanceof GepDataError) || error.code !== 'tiff-not-recognized') return error;
  return new GepDataError(error.code, `${error.at} of ${String(source)}`, error.expected, { cause: error });
}

/**
 * Loads a raster from a GeoTIFF, best a cloud-optimised one: of a URL only the parts in view are requested, of a Blob
 * only slices are read. Each window comes from the overview that fits, warped into the map's projection.
 *
 * Answers fail with GepDataError: the codes of `openGeoTiff`, `tiff-control-points`, `tiff-no-projection`, `tiff-unknown-projection`,
 * `source-not-reachable`, and `worker-timeout` for a file whose decoding was ended.
 * @example
 * const file = geoTiffLoader('https://example.org/dem.tif');
 * const dem = createRasterLayer({ ...(await file.describe()), scheme: stretchScheme(), load: file.load });
 * map.addLayer(dem);
 */
export function geoTiffLoader(source: GeoTiffInput, options: GeoTiffLoaderOptions = {}): GeoTiffLoader {
  const bytes = byteSourceOf(source, options.fetch);
  const reader = createGeoTiffReader(options);
  const file = { ...reader.file(bytes.size), bytes: heldBytes(source) };
  let known: Promise<RasterInfo> | null = null;
  const info = () => {
    known ??= reader.ask({ task: 'geotiff-info', ...file }, { bytes }).catch((error: unknown) => {
      known = null;
      throw withAddress(error, source);
    });
    return known;
  };
  /** The file with the projections that a question needs. */
  const placed = async (projection: string, signal?: AbortSignal): Promise<GeoTiffFile> => {
    const { crs } = await info();
    signal?.throwIfAborted();
    return { ...file, projections: sentProjections([projection, file.crs ?? crs]) };
  };

  const load: LoadRaster = async (extent, resolution, { projection, resampling, signal }) => {
    const window = { extent, resolution, projection, resampling };
    return reader.window({ ...(await placed(projection, signal)), ...window }, { bytes, signal });
  };

  return {
    info,
    load: Object.assign(load, { worker: reader.worker }),
    async describe(signal) {
      const question = { task: 'geotiff-description', ...(await placed(defaultProjection, signal)) } as const;
      const description = await reader.ask(question, { bytes, signal });
      // The layer that is made of it needs the projection on the page too.
      await loadProjection(description.projection);
      return description;
    },
    async valuesAt(position, projection = defaultProjection, signal) {
      const question = { task: 'geotiff-values', ...(await placed(projection, signal)) } as const;
      return reader.ask({ ...question, position, projection }, { bytes, signal });
    },
    dispose() {
      reader.dispose();
      void bytes.close();
    },
  };
}

/** What the page has in memory goes to the worker as a Blob, of which no copy is made. */
function heldBytes(source: GeoTiffInput): Blob | undefined {
  if (source instanceof Blob) return source;
  if (source instanceof ArrayBuffer || source instanceof Uint8Array) return new Blob([source as BlobPart]);
  return undefined;
}
