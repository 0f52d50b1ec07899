import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { refuse } from '../geodata-error';
import type { ReadRegionTask, RegionFeature, RegionFeatures } from '../task';
import type { TaskContext } from '../task-context';
import { openRegion } from './open-region';
import { polygonWkb } from './polygon-wkb';
import type { PolygonGeometry } from './polygon-wkb';

/** RFC 8142 puts it before each feature. */
const recordSeparator = '\u001e';

interface Line {
  properties: { row: number };
  geometry: PolygonGeometry | null;
}

/**
 * All rows of an uploaded shapefile with their polygons in degrees (EPSG:4326; CGCS2000 degrees stay as they are).
 * GDAL sorts rings into polygons and holes, repairs those that cross themselves, and reprojects. Throws `GeodataError`.
 */
export async function readRegion(task: ReadRegionTask, context: TaskContext): Promise<RegionFeatures> {
  const { gdal, dataset, table, text, inspection } = await openRegion(task, context);
  context.progress(0.2);
  const unchanged = inspection.crs.epsg === 4490 || inspection.crs.epsg === 4326;
  const written = await gdal.step(() =>
    gdal.build.ogr2ogr(
      dataset,
      [
        '-f',
        'GeoJSONSeq',
        '-sql',
        'SELECT FID AS row FROM region',
        // Crossing rings are cut into polygons of the same cover (GEOS); all others stay as they are.
        '-makevalid',
        '-lco',
        // 1e-12 degrees is 0.1 micrometre.
        'COORDINATE_PRECISION=12',
        ...(unchanged ? ['-a_srs', 'EPSG:4326'] : ['-t_srs', 'EPSG:4326']),
      ],
      'features',
    ),
  );
  if (!written.value || written.errors.length > 0)
    return refuse('region-record-damaged', inspection.fileName, 'polygons that can be read and transformed', {
      args: { row: 0 },
      detail: written.errors.join('; '),
    });
  context.progress(0.6);
  const extent = [Infinity, Infinity, -Infinity, -Infinity];
  const shapes = new Map<number, Uint8Array>();
  for await (const line of createInterface({ input: createReadStream(written.value.real) })) {
    const feature = JSON.parse(line.startsWith(recordSeparator) ? line.slice(1) : line) as Line;
    // A polygon without an area is repaired into lines, and holds nothing.
    if (!feature.geometry || !isPolygonal(feature.geometry)) continue;
    shapes.set(feature.properties.row, polygonWkb(feature.geometry));
    growExtent(extent, feature.geometry);
  }
  const features: RegionFeature[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (table.isDeleted(row)) continue;
    features.push({ row, properties: table.row(row, text.decode), wkb: shapes.get(row) ?? null });
  }
  return { ...inspection, extent: [extent[0], extent[1], extent[2], extent[3]], features };
}

function isPolygonal({ type }: { readonly type: string }): boolean {
  return type === 'Polygon' || type === 'MultiPolygon';
}

/** Grows `[minX, minY, maxX, maxY]` by the outer and inner rings. */
function growExtent(extent: number[], geometry: PolygonGeometry): void {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const rings of polygons)
    for (const ring of rings)
      for (const [x, y] of ring) {
        if (x < extent[0]) extent[0] = x;
        if (y < extent[1]) extent[1] = y;
        if (x > extent[2]) extent[2] = x;
        if (y > extent[3]) extent[3] = y;
      }
}
