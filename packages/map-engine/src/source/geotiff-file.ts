import { byteSourceOf, GepDataError, openGeoTiff } from '@gep/raster';
import type { ByteSource, RasterSource } from '@gep/raster';
import proj4 from 'proj4';
import { projector, registerProjection } from '../geometry';
import { useProj4 } from '../geometry/projection/proj4';
import type { SentProjection } from './sent-projections';

/** Which file a question to the worker is about, and how it is understood. */
export interface GeoTiffFile {
  /** A separate number for every source: the worker keeps the headers of the last one. */
  readonly file: number;
  /** The file itself, where the page has it; else the worker asks the page for the bytes that it needs. */
  readonly bytes?: Blob | ArrayBuffer;
  /** Number of bytes of the file; left out where the server did not say. */
  readonly size?: number;
  /** CRS in place of the one that the file names. */
  readonly crs?: string;
  /** 0-based bands in the order in which they are wanted; all unless said. */
  readonly bands?: readonly number[];
  /** Projections that the question needs: the worker knows nothing of what was registered on the page. */
  readonly projections?: readonly SentProjection[];
}

/** Makes projections of the page known in the worker. */
export function learnProjections(projections: readonly SentProjection[]): void {
  useProj4(proj4);
  for (const { code, definition } of projections) proj4.defs(code, definition);
}

/** An open file and the CRS of its cells. */
export interface OpenFile {
  readonly source: RasterSource;
  /** @throws GepDataError `tiff-control-points`, `tiff-no-projection`, `tiff-unknown-projection` */
  crs(): string;
  /** 0-based bands that are wanted. */
  readonly bands: readonly number[];
}

/** Opens the files of questions; the last one stays open for the next question. */
export function createFileOpener(
  read: ByteSource['read'],
): (question: GeoTiffFile, signal: AbortSignal) => Promise<OpenFile> {
  let kept: { readonly file: number; readonly source: RasterSource } | null = null;
  return async ({ file, bytes, size, crs, bands, projections = [] }, signal) => {
    learnProjections(projections);
    if (kept?.file !== file) {
      const given: ByteSource = bytes ? await inMemory(bytes) : { size, read, close: async () => undefined };
      kept = { file, source: await openGeoTiff(given, { signal }) };
    }
    const { source } = kept;
    return {
      source,
      crs: () => {
        checkGrid(source);
        return knownCrs(crs ?? source.info.crs);
      },
      bands: bands ?? Array.from({ length: source.info.bands }, (_, band) => band),
    };
  };
}

function checkGrid({ info: { controlPoints } }: RasterSource): void {
  if (!controlPoints) return;
  const expected = `a grid, got ${controlPoints} ground control points: fit one to them first, e.g. with gdalwarp`;
  throw new GepDataError('tiff-control-points', 'tag ModelTiepoint', expected);
}

/** Up to this size a Blob is read whole: it takes no longer than a slice. */
const readWhole = 2 ** 24;

async function inMemory(bytes: Blob | ArrayBuffer): Promise<ByteSource> {
  const source = byteSourceOf(bytes);
  if (bytes instanceof ArrayBuffer || bytes.size > readWhole) return source;
  return byteSourceOf(await source.read(0, bytes.size));
}

function knownCrs(crs: string): string {
  if (crs === '') {
    throw new GepDataError('tiff-no-projection', 'geographic keys', 'a CRS, or one given for the file');
  }
  try {
    registerProjection(crs, /^\w+:\w+$/.test(crs) ? undefined : crs);
    projector(crs, 'EPSG:4326');
  } catch (cause) {
    throw new GepDataError('tiff-unknown-projection', crs, 'a CRS that can be understood', { cause });
  }
  return crs;
}
