import type { Grid } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { findResult, rastersOf } from '../result/queries';
import type { TestApp } from './test-app';

/** The stored raster of a result. */
export async function storedRaster(
  server: TestApp,
  place: Parameters<typeof findResult>[1],
  quantity: string,
): Promise<Grid> {
  const { db } = server.app.services.database;
  const result = await findResult(db, place);
  const raster = (await rastersOf(db, place.projectId)).find(
    (row) => row.resultId === result?.id && row.quantity === quantity,
  );
  const [file] = await server.app.services.files.paths(db, [raster?.fileId ?? '']);
  return (await readGeoTiff(file.path))[0];
}
