import { urbanBoundaryInput } from '@gep/ecosystem-models';
import type { RasterFile } from '@gep/ecosystem-models';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { PolygonGeometry } from '@gep/raster';
import type { ModelInput } from '../model/queries';
import { readRecordFile } from '../model/records/inspect-records';
import type { Services } from '../services';
import type { ProjectFrame } from './project-frame';

/** Whether an input holds the ecosystem types that the urban boundary changes. */
export function takesUrbanBoundary({ classes }: RasterFile): boolean {
  return classes === 'ecosystem-types';
}

/**
 * The polygons of the urban boundary in the CRS of the grid.
 * @throws GeodataError for a file that cannot be read
 */
export async function urbanPolygons(
  services: Services,
  row: ModelInput,
  frame: ProjectFrame,
  signal: AbortSignal,
): Promise<PolygonGeometry[]> {
  const parts = await services.files.paths(services.database.db, row.fileIds);
  const { wkt } = frame.grid.crs;
  const read = await readRecordFile(services, urbanBoundaryInput, parts, row.encoding, wkt, { signal });
  if (read.kind !== 'vector') return [];
  return read.contents.features.flatMap(({ wkb }) => {
    const shape = wkb && toGeoJson(decodeWkb(wkb));
    return shape && (shape.type === 'Polygon' || shape.type === 'MultiPolygon')
      ? [shape as PolygonGeometry]
      : [];
  });
}
