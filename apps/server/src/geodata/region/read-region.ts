import { decodeWkb, extentOf, unionExtents } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/raster';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import { selfIntersections } from '../self-intersections';
import { openShapefile } from '../shapefile/open-shapefile';
import type { ReadRegionTask, RegionFeatures, VectorFeature } from '../task';
import type { TaskContext } from '../task-context';
import { writeRegionRows } from '../region-rows';
import { dumpWkb } from '../wkb-dump';

/**
 * All rows of an uploaded shapefile with their polygons in degrees (EPSG:4326; CGCS2000 degrees stay as they are).
 * GDAL sorts rings into polygons and holes, repairs those that cross themselves, and reprojects. Throws `GeodataError`.
 */
export async function readRegion(task: ReadRegionTask, context: TaskContext): Promise<RegionFeatures> {
  const opened = await openShapefile({ ...task, kinds: ['polygon'] }, context);
  const { gdal, dataset, layer, table, text, crs, summary } = opened;
  const crossing = await selfIntersections(gdal, dataset, layer, summary.fileName, (row) =>
    table.row(row, text.decode),
  );
  context.progress(0.2);
  const unchanged = crs.epsg === 4490 || crs.epsg === 4326;
  const { shapes, errors } = await dumpWkb(gdal, dataset, [
    '-sql',
    `SELECT FID AS row FROM ${layer.name}`,
    // Crossing rings are cut into polygons of the same cover (GEOS); all others stay as they are.
    '-makevalid',
    ...(unchanged ? ['-a_srs', 'EPSG:4326'] : ['-t_srs', 'EPSG:4326']),
  ]);
  if (!shapes)
    return refuse('vector-record-damaged', summary.fileName, 'polygons that can be read and transformed', {
      args: { row: 0 },
      detail: errors.join('; '),
    });
  context.progress(0.6);
  let extent: Extent | null = null;
  for (const [row, wkb] of shapes) {
    const { type, flatCoordinates } = decodeWkb(wkb);
    // A polygon without an area is repaired into lines, and holds nothing.
    if (type === 'Polygon' || type === 'MultiPolygon')
      extent = unionExtents(extent, extentOf(flatCoordinates));
    else shapes.delete(row);
  }
  const features = function* (): Generator<VectorFeature> {
    for (let row = 0; row < table.rowCount; row++) {
      if (table.isDeleted(row)) continue;
      yield { row, properties: table.row(row, text.decode), wkb: shapes.get(row) ?? null };
    }
  };
  if (task.rowsPath !== undefined) writeRegionRows(task.rowsPath, features());
  return {
    ...summary,
    geometryType: 'polygon',
    crs,
    extent: extent ?? opened.extent,
    sampleRows: Array.from({ length: Math.min(table.rowCount, geodataLimits.region.sampleRows) }, (_, row) =>
      table.row(row, text.decode),
    ),
    warnings: [...summary.warnings, ...crossing],
    features: task.rowsPath === undefined ? [...features()] : [],
  };
}
