import type { AskProjection } from './ask-projection';
import type { VectorLot } from './file-lots';
import { placeFeatures } from './place-features';
import type { FeatureLot } from './place-features';
import { readCsv } from './read-csv';
import { readGeoJson } from './read-geojson';
import { readShapefile } from './read-shapefile';

/** The features of a file in degrees. */
export interface ReadVector {
  /** A lot a kind of geometry; null where nobody knows their system. */
  readonly placed: readonly FeatureLot[] | null;
  /** Rows of a table without a position. */
  readonly skipped: number;
}

/**
 * Reads a file of features where it is called: on the page, or in a worker.
 * @throws OwnFault of the readers; the browser's error for a file that has gone
 */
export async function readVector(lot: VectorLot, file: string, ask: AskProjection): Promise<ReadVector> {
  const { features, crs, skipped } = await readFeatures(lot);
  return { placed: await placeFeatures(file, features, crs, ask), skipped };
}

async function readFeatures(lot: VectorLot) {
  if (lot.kind === 'csv') return readCsv(lot.file);
  const read = await (lot.kind === 'shapefile' ? readShapefile(lot.parts) : readGeoJson(lot.file));
  return { ...read, skipped: 0 };
}
